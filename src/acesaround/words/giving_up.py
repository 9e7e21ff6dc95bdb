"""What giving a deal up costs, beside what it costs to play it and fall short."""

from __future__ import annotations

from acesaround.game import Concede, Outcome, State, current_deal, legal_actions, side_of
from acesaround.game.supposing import Taken, suppose_given_up, suppose_played
from acesaround.words.voice import Voice, signed


def price_text(voice: Voice, seen: State) -> str:
    """What the reader's side gets if it gives up, and if the bidder plays and falls short.

    Empty where the reader may not give up. What somebody else gets for a contract that is set
    depends on the tricks where points are counted, and is left out there.
    """
    deal, rules = current_deal(seen), seen.rules
    if deal.contract is None or Concede(seat=voice.seat) not in legal_actions(seen):
        return ""
    bidder = deal.contract.seat
    mine = bidder == voice.seat
    bidders = side_of(rules, bidder)
    others = tuple(seat for seat in deal.seats if side_of(rules, seat) != bidders)
    own = side_of(rules, voice.seat)
    give = suppose_given_up(seen, (bidder,) if mine else others).sides[own].change
    nothing = (Taken(0, won=False),) * len(deal.hands)
    lost = suppose_played(seen, nothing, deal.buried if mine else ())
    if lost.outcome is not Outcome.SET or not (mine or rules.in_chips):
        return voice.words.say("ask.offer.price", give=signed(voice, give))
    return voice.words.say(
        f"ask.offer.price.{'bidder' if mine else 'opponent'}",
        give=signed(voice, give),
        short=signed(voice, lost.sides[own].change),
        name=voice.name(bidder),
    )
