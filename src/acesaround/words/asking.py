"""What the table waits for, and the actions that it offers, in words."""

from __future__ import annotations

from acesaround.cards import Hand
from acesaround.game import (
    Accuse,
    Action,
    Bid,
    Bury,
    ClaimGame,
    Concede,
    Deal,
    Decline,
    Duty,
    EndMelding,
    ExchangeDix,
    LayMeld,
    NameTrump,
    Pass,
    PassCards,
    PlayCard,
    ShareWidow,
    ShootMoon,
    ShowDix,
    State,
    TakeBack,
    ThrowIn,
    allowed,
    bid_range,
    buriable,
    cards_to_bury,
    cards_to_pass,
    claim_total,
    current_deal,
    legal_actions,
    next_seat,
    partner_of,
    throw_in_price,
)
from acesaround.words.cards import cards_text, suit_name, the_card
from acesaround.words.giving_up import price_text
from acesaround.words.melds import meld_name
from acesaround.words.voice import Voice, chips, listed, points


def action_text(voice: Voice, action: Action, worth: int = 0, phase: str = "offers") -> str:
    """An action as the label of a button; ``worth`` are the points that it scores at once.

    ``phase`` is the one in which it is offered: in each of them a no means something else.
    """
    words = voice.words
    gained = points(words, worth)
    match action:
        case Pass():
            return words.say("action.pass")
        case Bid(amount=amount):
            return words.say("action.bid", amount=amount)
        case NameTrump(suit=suit):
            return words.say("action.name_trump", suit=suit_name(words, suit))
        case PassCards(cards=cards):
            return words.say("action.pass_cards", cards=cards_text(words, cards))
        case Bury(cards=cards):
            return words.say("action.bury", cards=cards_text(words, cards))
        case ShareWidow(cards=cards):
            return _share_action(voice, action.seat, cards)
        case ThrowIn():
            return words.say("action.throw_in")
        case Concede():
            return words.say("action.concede")
        case TakeBack():
            return words.say("action.take_back")
        case ShootMoon():
            return words.say("action.shoot_moon")
        case Decline():
            return words.say(f"action.decline.{phase}")
        case LayMeld(kind=kind, suit=suit):
            meld = meld_name(words, kind, times_laid(action), suit)
            return words.say("action.lay_meld", meld=meld, points=gained)
        case ExchangeDix():
            return words.say("action.exchange_dix", points=gained)
        case ShowDix():
            return words.say("action.show_dix", points=gained)
        case EndMelding(upcard=True):
            return words.say("action.take_upcard")
        case EndMelding():
            return words.say("action.end_melding")
        case PlayCard(card=card):
            return words.say("action.play", card=the_card(words, card))
        case Deal():
            return words.say("action.deal")
        case ClaimGame():
            return words.say("action.claim_game")
        case Accuse(accused=seat):
            return words.say("action.accuse", name=voice.name(seat))


def sure_text(voice: Voice, action: Action) -> str:
    """What a claim or an accusation costs if it is wrong, said before it is made; else nothing."""
    match action:
        case ClaimGame():
            return voice.words.say("ask.sure.claim_game")
        case Accuse():
            return voice.words.say("ask.sure.accuse")
    return ""


def _share_action(voice: Voice, seat: int, cards: Hand) -> str:
    """Which player gets which card of a widow that is shared out."""
    words = voice.words
    given = [
        words.say(
            "action.share_widow.one",
            name=voice.name(next_seat(voice.rules, seat, step)),
            card=the_card(words, card),
        )
        for step, card in enumerate(cards, 1)
    ]
    return words.say("action.share_widow", given=listed(words, given))


def times_laid(action: LayMeld) -> int:
    """Whether a meld is laid once (1) or as a double (2)."""
    single = {"run": 5, "pinochle": 2, "marriage": 2, "royal_marriage": 2}
    return (len(action.cards) + len(action.laid)) // single.get(action.kind.value, 4)


def waiting_text(voice: Voice, phase: str, seat: int) -> str:
    """That somebody else must choose."""
    name = voice.name(seat)
    return voice.words.say(f"ask.wait.{phase}", name=name)


def rest_text(voice: Voice, seat: int) -> str:
    """That a seat has claimed the rest, and that its cards are played out."""
    return voice.words.say(f"ask.rest.{voice.person(seat)}", name=voice.name(seat))


def bid_text(voice: Voice, seen: State) -> str:
    """The reader must bid or pass, or may do only one of the two."""
    calls_open = legal_actions(seen)
    can_pass = Pass(seat=voice.seat) in calls_open
    least, _, _ = bid_range(seen)
    if Bid(seat=voice.seat, amount=least) not in calls_open:
        return voice.words.say("ask.bid.cannot") if least else voice.words.say("ask.bid.no_more")
    if not can_pass:
        return _must_bid_text(voice, seen, least)
    calls = [call for call in current_deal(seen).calls if call.amount is not None]
    if not calls:
        return voice.words.say("ask.bid.first", least=least)
    highest = calls[-1]
    name = voice.name(highest.seat)
    return voice.words.say("ask.bid", least=least, name=name, amount=highest.amount)


def _must_bid_text(voice: Voice, seen: State, least: int) -> str:
    """The reader may not pass: as the first to speak, or as the last where nobody has bid."""
    if not current_deal(seen).calls:
        return voice.words.say("ask.bid.must", least=least)
    _, _, most = bid_range(seen)
    more = "only" if most == least else "dealer"
    return voice.words.say(f"ask.bid.must.{more}", least=least)


def trump_text(voice: Voice) -> str:
    """The reader must name trump."""
    return voice.words.say("ask.trump")


def pass_text(voice: Voice, seen: State) -> str:
    """The reader must choose cards for the partner."""
    words = voice.words
    deal = current_deal(seen)
    n = cards_to_pass(seen)
    partner = partner_of(seen.rules, voice.seat)
    name = voice.name(partner) if partner is not None else ""
    trump = suit_name(words, deal.trump) if deal.trump else ""
    if deal.passes:
        return words.say_n("ask.pass_back", n, name=name, trump=trump)
    amount = deal.contract.amount if deal.contract else 0
    return words.say_n("ask.pass_cards", n, name=name, trump=trump, amount=amount)


def bury_text(voice: Voice, seen: State) -> str:
    """The reader must choose cards to lay away."""
    hand = current_deal(seen).hands[voice.seat]
    number = cards_to_bury(seen)
    if len(buriable(seen, voice.seat)) == len(hand):
        return voice.words.say_n("ask.bury.any", number)
    return voice.words.say_n("ask.bury", number)


def forced_text(voice: Voice, seen: State) -> str:
    """The reader had to bid and may throw the cards in before the widow is turned up."""
    contract = current_deal(seen).contract
    assert contract is not None
    price = chips(voice.words, throw_in_price(seen))
    return voice.words.say("ask.forced", amount=contract.amount, chips=price)


def share_text(voice: Voice, seen: State) -> str:
    """The reader must give away all but one card of the widow."""
    return voice.words.say_n("ask.share", len(current_deal(seen).widow))


def exchange_text(voice: Voice, seen: State) -> str:
    """The reader may exchange a nine of trump, or has none."""
    turned = current_deal(seen).turned
    if turned is None or ExchangeDix(seat=voice.seat) not in legal_actions(seen):
        return voice.words.say("ask.exchange.none")
    return voice.words.say("ask.exchange", card=the_card(voice.words, turned))


def offer_text(voice: Voice, seen: State) -> str:
    """The reader may say something of the contract before the first lead; what that brings."""
    deal = current_deal(seen)
    assert deal.contract is not None
    seat, amount = deal.contract.seat, deal.contract.amount
    trump = suit_name(voice.words, deal.trump) if deal.trump else ""
    if seat == voice.seat:
        text = voice.words.say("ask.offer.bidder", amount=amount, trump=trump)
    else:
        name = voice.name(seat)
        text = voice.words.say("ask.offer.opponent", name=name, amount=amount, trump=trump)
    return " ".join(each for each in (text, price_text(voice, seen)) if each)


def lay_text(voice: Voice, seen: State, can_meld: bool) -> str:
    """The reader has won a trick and may lay something, before drawing or after it."""
    words = voice.words
    deal = current_deal(seen)
    if deal.melded:
        return words.say("ask.lay.melded") if deal.to_draw else words.say("ask.lay.drawn_melded")
    if not can_meld:
        return words.say("ask.lay.nothing") if deal.to_draw else words.say("ask.lay.drawn_nothing")
    return words.say("ask.lay") if deal.to_draw else words.say("ask.lay.drawn")


def end_text(voice: Voice, seen: State, action: EndMelding) -> str:
    """The label of going on without a meld, which draws a card where that is still to be done."""
    if action.upcard:
        return action_text(voice, action)
    if current_deal(seen).to_draw:
        return voice.words.say("action.draw")
    return voice.words.say("action.end_melding")


def claim_text(voice: Voice, seen: State) -> str:
    """The reader has won the last trick and can claim the game before the deal is settled."""
    total = points(voice.words, claim_total(seen, voice.seat))
    return voice.words.say("ask.claim", total=total)


def play_text(voice: Voice, seen: State) -> str:
    """The reader must play a card: which duty holds."""
    words = voice.words
    deal = current_deal(seen)
    if seen.phase == "stock":
        return words.say("ask.lead") if deal.trick is None else words.say("ask.play.any")
    duty = allowed(seen, voice.seat)
    suit = suit_name(words, duty.suit) if duty.suit else ""
    if deal.trick is None:
        forced = duty.duty is Duty.TRUMP
        return words.say("ask.lead.trump", suit=suit) if forced else words.say("ask.lead")
    best = the_card(words, duty.best) if duty.best else ""
    led = suit_name(words, deal.trick.cards[0].suit)
    if duty.duty is Duty.FREE:
        return words.say("ask.play.free", led=led)
    return words.say(f"ask.play.{duty.duty.value}", suit=suit, best=best, led=led)
