"""Situations of the list of partner manners: a position, what a good player does, and why.

``good`` says whether an action is what a good player does. Positions are made so that nothing else
is as good; where cards do not matter, any of them will do.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from acesaround.ai import max_bid
from acesaround.cards import Rank, Suit, parse_card, parse_cards, sort_hand
from acesaround.game import Action, Bid, Game, NameTrump, Pass, PassCards, PlayCard, View
from acesaround.rules import preset, with_options
from acesaround.testing import arranged_game

MODERN = preset("modern")
NO_PASS = with_options(MODERN, {"pass_count": 0})
RUN = "AS TS KS QS JS 9S KH QH AC AD 9D 9C"
FAIR = "AS TS KS JS 9S AH KH QH 9H TC KC JC"


class Situation(NamedTuple):
    """A position (``view``) with the judgement of what is done in it.

    ``as_good`` are other actions that search has shown to be as good or better, with the figure in
    ``note``: how much better in the worlds, with its 95 % interval.
    """

    name: str
    why: str
    view: Callable[[], View]
    good: Callable[[Action], bool]
    as_good: Callable[[Action], bool]
    note: str


SITUATIONS: list[Situation] = []


def no(action: Action) -> bool:
    """Whether nothing else is as good: it never is."""
    return False


def situation(
    good: Callable[[Action], bool], *, as_good: Callable[[Action], bool] = no, note: str = ""
):
    """A function that makes a view, as a situation: its name, and its docstring for the reason."""

    def add(make: Callable[[], View]) -> Callable[[], View]:
        view = cache(make)
        reason = make.__doc__ or ""
        SITUATIONS.append(Situation(make.__name__, reason, view, good, as_good, note))
        return view

    return add


def contract(hands, *, bidder=0, trump="S", rules=NO_PASS, amount=250) -> Game:
    """A deal with these hands, in which the seat has bought the contract and named trump."""
    game = arranged_game(rules, hands, dealer=(bidder - 1) % 4)
    calls(game, amount, None, None, None)
    game.act(NameTrump(seat=bidder, suit=Suit(trump)))
    return game


def calls(game: Game, *amounts) -> Game:
    """Bids of these amounts and passes (None), in turn."""
    for amount in amounts:
        seat = game.actor
        game.act(Pass(seat=seat) if amount is None else Bid(seat=seat, amount=amount))
    return game


def played(game: Game, cards: str) -> Game:
    """Cards played in turn."""
    for card in parse_cards(cards):
        game.act(PlayCard(seat=game.actor, card=card))
    return game


def given(game: Game, cards: str) -> Game:
    """Cards passed to the partner."""
    game.act(PassCards(seat=game.actor, cards=parse_cards(cards)))
    return game


def now(game: Game) -> View:
    """What the seat to act sees."""
    return game.view(game.actor)


def at_score(game: Game, *scores: int) -> View:
    """The same with other scores before the deal."""
    view = now(game)
    return View(view.seat, replace(view.seen, scores=scores))


def passes(cards: str):
    """Whether just these are passed."""
    return lambda action: action.cards == sort_hand(parse_cards(cards))


def keeps(cards: str):
    """Whether none of these is passed."""
    return lambda action: not set(action.cards) & set(parse_cards(cards))


def plays(cards: str):
    """Whether one of these is played."""
    return lambda action: action.card in parse_cards(cards)


def bids(action: Action) -> bool:
    """Whether a bid is made."""
    return isinstance(action, Bid)


def stops(action: Action) -> bool:
    """Whether the seat passes."""
    return isinstance(action, Pass)


@situation(
    passes("AD TD JD JD"),
    as_good=lambda action: set(parse_cards("AD TD JD")) <= set(action.cards),
    note="Partner has both jacks: one fills the run, and jacks around with the other pay: QC in "
    "its place brings 30 +- 6 points more.",
)
def p1_all_trumps_go_to_the_bidder():
    """Trump length makes the bidder's run and wins tricks."""
    hand = "AD TD JD JD 9S JS 9H JH QH 9C JC QC"
    return now(contract({2: hand}, trump="D", rules=MODERN))


@situation(keeps("QS JD"))
def p2_pinochle_parts_stay_when_hearts_are_trump():
    """The bidder wants voids and would pass them back."""
    hand = "QS JD AH TH 9H AS 9S JS KC 9C TD 9D"
    return now(contract({2: hand}, trump="H", rules=MODERN))


@situation(keeps("QS JD"))
def p2_pinochle_parts_stay_when_clubs_are_trump():
    """The bidder wants voids and would pass them back."""
    hand = "QS JD AC TC 9C AS 9S JS KH 9H TD 9D"
    return now(contract({2: hand}, trump="C", rules=MODERN))


@situation(passes("QS JD AS TS"))
def p3_the_trump_half_goes_with_the_trumps():
    """The queen is a trump, and the bidder may hold the other half of a double."""
    hand = "QS JD AS TS 9H JH TH KC 9C JC QD 9D"
    return now(contract({2: hand}, trump="S", rules=MODERN))


@situation(passes("QS JD AD TD"))
def p3_both_halves_go_for_a_double():
    """The jack is a trump, and the bidder may complete the double."""
    hand = "QS JD AD TD 9H JH TH KC 9C JC KS 9S"
    return now(contract({2: hand}, trump="D", rules=MODERN))


@situation(
    lambda action: all(c.rank in (Rank.KING, Rank.QUEEN, Rank.TEN) for c in action.cards),
    as_good=lambda action: all(c.rank is not Rank.NINE for c in action.cards),
    note="KH QC JH JC bring 24 +- 4 points more than KH QC TH TD: jacks make melds as well.",
)
def p4_never_an_off_suit_nine():
    """Kings, queens and tens may help a meld or a trick of the bidder's, a nine nothing."""
    hand = "9H 9H JH TH KH 9C 9C QC JC TC 9D TD"
    return now(contract({2: hand}, trump="S", rules=MODERN))


@situation(
    lambda action: keeps("QS AS AC AH KH QH TS KS JS")(action) and parse_card("9D") in action.cards,
    as_good=keeps("QS TS KS JS"),
    note="The run stays in any case. AH instead of TC, and so an ace for partner to win with, "
    "brings 18 +- 1 points more.",
)
def p5_melds_stay_and_a_short_suit_is_emptied():
    """The run and the marriage are worth more than what their cards win; the diamond is alone."""
    hands = {0: "AS TS KS JS 9S AH KH QH TC JC 9C 9D", 2: "QS AS AC KC 9H JH JH QC 9D QD JD TD"}
    return now(given(contract(hands, rules=MODERN), "QS AS AC KC"))


@situation(bids)
def p6_bid_once_more_on_sure_melds():
    """Stopping only because the opponents passed throws the deal away."""
    # Partner (3) has opened; both opponents (2 and 0) have passed.
    return now(calls(arranged_game(MODERN, {1: RUN}, dealer=1), None, 250, None))


@situation(bids)
def p6_a_hand_worth_the_bid_is_bid_when_nobody_else_has():
    """Stopping only because the others passed throws the deal away."""
    return now(calls(arranged_game(MODERN, {3: RUN}), None, None))


@situation(
    stops,
    as_good=bids,
    note="It has a reason: with five trumps to the run it brings 63 +- 8 points more as the "
    "bidder's hand, and 69 +- 36 when 300 such deals are played out by rules of thumb.",
)
def p7_partner_is_not_pushed_up_without_reason():
    """Partner has bought it, and a higher bid only makes it dearer."""
    return now(calls(arranged_game(MODERN, {1: FAIR}, dealer=1), None, 250, None))


@situation(stops)
def p7_partner_is_left_alone_with_a_hand_of_nothing():
    """Partner has bought it, and there is no suit to name instead."""
    hand = "AS KS 9S TH QH 9H TD JD 9D KC JC 9C"
    return now(calls(arranged_game(MODERN, {1: hand}, dealer=1), None, 250, None))


@situation(bids)
def p7_the_same_hand_bids_if_nobody_has():
    """The hand is worth the bid."""
    return now(arranged_game(MODERN, {1: FAIR}))


@situation(lambda action: action.suit is Suit.SPADES)
def p8_trump_is_the_longer_suit():
    """Length wins tricks."""
    hand = "AS TS KS JS 9S 9S AH KH AC AD QD 9D"
    return now(calls(arranged_game(MODERN, {1: hand}), 250, None, None, None))


@situation(lambda action: action.suit is Suit.HEARTS)
def p8_trump_is_a_shorter_suit_where_its_run_pays():
    """The run is worth more than one trump more."""
    hand = "AH TH KH QH JH TS KS JS 9S 9S JS AD"
    return now(calls(arranged_game(MODERN, {1: hand}), 250, None, None, None))


@situation(plays("KH"))
def p9_the_king_goes_to_partner_and_the_ten_stays():
    """Both are worth the same, and the ten may still win a trick."""
    hands = {
        0: "AH 9H AS AS TS TS KS KS QS QS JS JS",
        1: "AH 9H 9D 9D JD JD QD QD 9C 9C JC JC",
        2: "TH KH AD AD AC AC TC TC KC KC QC QC",
        3: "TH KH QH QH JH JH 9S 9S KD KD TD TD",
    }
    # Both aces are gone or on the table, so partner's ace holds; head='never' leaves the choice.
    return now(played(contract(hands, rules=with_options(NO_PASS, {"head": "never"})), "AH 9H"))


@situation(plays("KD"))
def p10_partners_nine_of_trump_is_known_to_win():
    """A trump wins a plain lead whatever its rank: a counter is fed, and the king is enough."""
    hands = {
        1: "9S AS AS TS TS KS KS QS QS JS JS 9S",
        2: "9H 9H JH JH QH QH 9C 9C JC JC QC QC",
        3: "AD TD KD KD AC AC TC TC KC KC AH AH",
        0: "9D 9D JD JD QD QD TH TH KH KH AD TD",
    }
    return now(played(contract(hands), "TD 9S 9H"))


@situation(
    plays("QS JS 9S"),
    as_good=plays("9H 9C 9D"),
    note="With three bare nines one of them is led first: partner may win it, the next round is "
    "trumped. It brings 9 +- 3 points more than a small trump; the ten brings 33 less than that.",
)
def p11_without_the_ace_trumps_are_drawn_with_a_card_that_is_no_counter():
    """The ten is not lost to the ace that is still out."""
    hands = {0: "TS TS KS QS QS JS JS 9S 9S 9H 9C 9D", 1: "AS JH JH", 3: "AS JC JC"}
    return now(contract(hands))


@situation(lambda action: action.card.suit is not Suit.SPADES)
def p12_a_defender_does_not_lead_the_bidders_trump():
    """It draws the partner's trumps and helps the bidder."""
    rules = with_options(NO_PASS, {"first_lead": "eldest"})
    game = arranged_game(rules, {1: "AS TS 9H JH JH 9C JC QC 9D QD JD QH", 2: "KS KS QS QS JS"})
    calls(game, None, 250, None, None)
    game.act(NameTrump(seat=2, suit=Suit.SPADES))
    return now(game)


@situation(
    plays("AH AC AD"),
    as_good=plays("AS TS KS QS"),
    note="The eight highest trumps draw the other four first: 1.3 +- 0.5 points more.",
)
def p13_side_aces_first():
    """They are cashed before anybody can be void; trumps are not drained for nothing."""
    hands = {0: "AS AS TS TS KS KS QS QS AH AC AD 9D", 2: "JS JS 9S 9S"}
    return now(contract(hands))


@situation(plays("9H"))
def p13_the_last_trump_is_kept_for_the_last_trick():
    """Nobody else has a trump, so it wins the last trick surely."""
    hands = {
        0: "AS AS TS TS KS KS QS QS JS 9S 9H 9C",
        1: "AC TC 9C JS 9S TH KH QH JH JH 9H AD",
    }
    # The opponents have a trick, so their melds are safe.
    game = played(contract(hands), "9C AC")
    while game.actor != 0:
        game.act(next(iter(game.legal)))
    game.act(PlayCard(seat=0, card=parse_card("AS")))
    while len(game.state.deal.hands[0]) > 2 or game.actor != 0:
        legal = [action.card for action in game.legal]
        spades = [card for card in legal if card.suit is Suit.SPADES]
        card = spades[0] if game.actor == 0 else legal[-1]
        game.act(PlayCard(seat=game.actor, card=card))
    return now(game)


def _close_auction() -> Game:
    """The seat's limit has been bid already."""
    hand = "AS TS QS 9S 9S AH QH 9H AC TC JD JC"
    limit = max_bid(arranged_game(MODERN, {1: hand}).view(1)).amount
    return calls(arranged_game(MODERN, {1: hand}, dealer=3), limit)


@situation(stops)
def p15_at_even_scores_a_limit_is_a_limit():
    """More is set more often than it is made."""
    return at_score(_close_auction(), 0, 0)


@situation(bids)
def p15_a_bid_that_wins_the_game_if_it_is_made_is_bid():
    """If the opponents play they go out, and so do we if we play: the bidder counts first."""
    return at_score(_close_auction(), 1400, 1150)


@situation(
    bids,
    as_good=stops,
    note="From nothing the game is won only if they are set: chances 4.5 and 1.6 %, and the "
    "difference is 2.9 +- 0.7.",
)
def p15_opponents_who_are_about_to_win_are_outbid():
    """If they play the game is lost anyway."""
    return at_score(_close_auction(), 1400, 0)


@situation(stops)
def p15_who_is_ahead_bids_no_more_than_usual():
    """The game is won on points that come without a risk."""
    return at_score(_close_auction(), 0, 1450)


@situation(plays("TH KH"))
def p16_points_still_count_when_the_contract_is_safe():
    """Partner's ace holds, so a counter goes to it."""
    hands = {
        0: "AS AS TS TS KS KS QS QS JS JS AH 9S",
        2: "TH KH AC AC AD AD TC TC TD TD 9C 9D",
        1: "9H 9H JH JH QH QH 9S 9C JC JC QC QC",
        3: "AH TH KH KC KC 9D JD JD QD QD KD KD",
    }
    return now(played(contract(hands), "AH 9H"))


@situation(plays("AH"))
def p16_a_side_without_a_trick_fights_for_its_melds():
    """A trick with a counter saves the melds, however poor it is."""
    hands = {
        0: "AS AS TS TS KS KS QS QS JS JS 9S 9H",
        1: "KC QC AC TC JC JC QC KC 9C 9C AH TC",
        2: "AD AD TD TD KD KD QD QD JD JD 9D 9D",
    }
    game = contract(hands)
    for _ in range(11):
        strongest = max(
            (action.card for action in game.legal),
            key=lambda card: (card.suit is Suit.SPADES, card.strength),
        )
        game.act(PlayCard(seat=0, card=strongest))
        while game.actor != 0:
            cards = [action.card for action in game.legal]
            weakest = min(cards, key=lambda card: (card.suit is Suit.HEARTS, card.strength))
            game.act(PlayCard(seat=game.actor, card=weakest))
    return now(played(game, "9H"))
