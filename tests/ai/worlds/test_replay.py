"""Every world that is drawn could have led to all that was seen, by a judge of its own.

The judge deals the world's cards back to the hands of the past and asks the engine: was each card
allowed, and were the melds, bids and names those of the hands?
"""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from acesaround.ai.worlds import Place, Sampler
from acesaround.cards import BACK, SUITS, Rank, card_of, contains, count, of_suit, without
from acesaround.game import allowed_cards, left_of, taken_in_silence
from acesaround.game.bids import holds_marriage
from acesaround.kernel import packing_of
from acesaround.rules import (
    PRESETS,
    cards_of_melds,
    count_melds,
    marriage_in_run,
    preset,
    with_options,
)
from acesaround.testing.strategies import valid_rules

WORLDS = 12


class Judge:
    """Checks one world against what a View tells of the past."""

    def __init__(self, view, hands, buried):
        self.view, self.deal, self.rules = view, view.deal, view.seen.rules
        self.hands, self.buried = hands, buried
        self.bidder = self.deal.contract.seat if self.deal.contract else None
        self.swapper = None
        if self.deal.swapped:
            self.swapper = left_of(self.deal, self.deal.dealer, len(self.deal.asked) + 1)

    def check(self):
        self.seen_cards()
        for seat in self.deal.seats:
            self.melds(seat)
        if self.buried:
            self.burying()
        self.auction()
        self.play()

    def seen_cards(self):
        for seat in self.deal.seats:
            assert len(self.hands[seat]) == len(self.deal.hands[seat])
            faces = [card for card in self.deal.hands[seat] if card is not BACK]
            assert contains(self.hands[seat], faces)
        if self.deal.widow_taken and self.buried:
            played = self.played(self.bidder)
            assert contains((*self.hands[self.bidder], *self.buried, *played), self.deal.widow)

    def tricks(self):
        deal = self.deal
        tricks = deal.tricks if deal.trick is None else (*deal.tricks, deal.trick)
        if self.rules.stock is None:
            return tricks
        if deal.stock or deal.upcard is not None:
            return ()
        return tricks[len(tricks) - self.strict_so_far() :]

    def strict_so_far(self):
        """Tricks since the stock was gone: so many cards have left the full hand."""
        full = self.rules.deal.hand_size
        seat = self.view.seat
        left = len(self.deal.hands[seat]) + len(self.deal.laid[seat])
        played = self.deal.trick is not None and any(
            left_of(self.deal, self.deal.trick.leader, at) == self.view.seat
            for at in range(len(self.deal.trick.cards))
        )
        return full - left + (self.deal.trick is not None and not played)

    def played(self, seat):
        return tuple(
            card
            for trick in (*self.deal.tricks, *([self.deal.trick] if self.deal.trick else ()))
            for at, card in enumerate(trick.cards)
            if left_of(self.deal, trick.leader, at) == seat
        )

    def play(self):
        """Every card of the strict play was allowed; hands shrink card by card."""
        deal = self.deal
        if taken_in_silence(self.view.seen):
            return
        tricks = self.tricks()
        plays = [
            (left_of(deal, trick.leader, at), trick, at)
            for trick in tricks
            for at in range(len(trick.cards))
        ]
        hands = dict(self.hands)
        for seat, trick, at in reversed(plays):
            hands[seat] = (*hands[seat], trick.cards[at])
        for seat, trick, at in plays:
            card = trick.cards[at]
            may = allowed_cards(hands[seat], trick.cards[:at], deal.trump, self.rules).cards
            first = trick is tricks[0] and at == 0 and self.rules.stock is None
            if first and self.rules.play.first_lead_trump:
                may = of_suit(hands[seat], deal.trump) or may
            if seat not in deal.offenders and not taken_in_silence(self.view.seen):
                assert card in may
            hands[seat] = without(hands[seat], (card,))

    def shown_before_burying(self):
        phases = self.rules.phases
        before = "bury" in phases and phases.index("melds") < phases.index("bury")
        return before and self.rules.melds.meld_timing == "before_lead"

    def shown_hand(self, seat):
        """The hand whose melds the seat showed."""
        hand = (*self.hands[seat], *self.played(seat))
        if seat == self.bidder and self.shown_before_burying():
            hand = (*hand, *self.buried)
        melds = self.rules.melds
        if melds.meld_timing == "after_own_first_card" and not melds.first_card_counts:
            hand = without(hand, self.played(seat)[:1])
        return hand

    def melds(self, seat):
        deal, rules = self.deal, self.rules
        if not deal.shown[seat] or (rules.melds.who == "bidder" and seat != self.bidder):
            return
        early = rules.passing is not None and rules.passing.show_before_return
        late = rules.melds.meld_timing == "after_own_first_card"
        if early and late and seat == self.bidder:
            return
        hand = self.shown_hand(seat)
        if deal.trump is not None:
            nine = card_of(Rank.NINE, deal.trump)
            spent = min(deal.spent_nines[seat], hand.count(nine))
            hand = without(hand, (nine,) * spent)
        shown = deal.melds[seat][1:] if seat == self.swapper else deal.melds[seat]
        assert count_melds(hand, deal.trump, rules.melds, rules.scoring.scale) == shown

    def burying(self):
        """What was buried was free to be, and what was said of it is true."""
        rules, deal = self.rules, self.deal
        before = (*self.hands[self.bidder], *self.played(self.bidder), *self.buried)
        melds = deal.melds[self.bidder] if self.shown_before_burying() else ()
        free = without(before, cards_of_melds(melds, before))
        # With few cards free it is not known which were, where a run's marriage counts besides.
        if len(free) >= len(self.buried) and not marriage_in_run(rules.melds):
            assert contains(free, self.buried)
        if rules.widow.bury_announce != "nothing":
            trumps = of_suit(self.buried, deal.trump)
            aces = [card for card in self.buried if card.rank is Rank.ACE and card not in trumps]
            assert (len(trumps), len(aces)) == deal.buried_said

    def dealt(self, seat):
        """The hand that the seat was dealt; None where it has changed unseen."""
        deal = self.deal
        if any(BACK in p.cards and seat in (p.seat, p.to) for p in (*deal.passes, *deal.shares)):
            return None
        auction = self.rules.auction
        if auction is not None and auction.shared_widow and seat == self.bidder:
            return None
        if self.rules.stock is not None and deal.tricks:
            return None
        hand = [*self.hands[seat], *self.played(seat)]
        if seat == self.bidder:
            hand += self.buried
        if seat in (self.swapper, deal.dealer) and self.swapper is not None:
            nine = card_of(Rank.NINE, deal.trump)
            gave, got = (nine, deal.turned) if seat == self.swapper else (deal.turned, nine)
            hand += [gave]
            hand.remove(got)
        for passed in deal.passes:
            if passed.seat == seat:
                hand += passed.cards
        for passed in deal.passes:
            if passed.to == seat:
                hand = list(without(tuple(hand), passed.cards))
        if seat == self.bidder and deal.widow_taken:
            hand = list(without(tuple(hand), deal.widow))
        for share in deal.shares:
            if share.to == seat:
                hand = list(without(tuple(hand), share.cards))
        return tuple(hand)

    def named_with(self):
        """The hand with which the bidder named trump; None where it has changed unseen since."""
        deal, widow = self.deal, self.rules.widow
        if any(BACK in p.cards for p in deal.passes):
            return None
        hand = [*self.hands[self.bidder], *self.played(self.bidder), *self.buried]
        for passed in deal.passes:
            if passed.seat == self.bidder:
                hand += passed.cards
        for passed in deal.passes:
            if passed.to == self.bidder:
                hand = list(without(tuple(hand), passed.cards))
        if widow is not None and widow.trump_unseen and deal.widow_taken:
            hand = list(without(tuple(hand), deal.widow))
        return tuple(hand)

    def naming(self):
        named = self.named_with()
        if named is not None and self.deal.trump is not None:
            marriages = [suit for suit in SUITS if holds_marriage(named, suit)]
            assert not marriages or self.deal.trump in marriages

    def auction(self):
        deal, rules = self.deal, self.rules
        for seat in deal.seats:
            hand = self.dealt(seat)
            if hand is None:
                continue
            self.nines(hand)
            if rules.auction is None or seat == self.view.seat:
                continue
            marriages = [suit for suit in SUITS if holds_marriage(hand, suit)]
            bid = any(call.seat == seat and call.amount is not None for call in deal.calls)
            if rules.auction.marriage_required == "to_bid" and bid:
                assert marriages or self.had_to_bid(seat)
            first = deal.calls[0] if deal.calls else None
            if rules.auction.eldest_must_bid and first and first.seat == seat:
                assert first.amount is not None or not marriages
        needed = rules.auction.marriage_required if rules.auction is not None else "no"
        if needed == "to_name_trump" and self.bidder not in (None, self.view.seat):
            self.naming()

    def had_to_bid(self, seat):
        """Whether it was the dealer, who had to make the lowest bid since nobody else had bid."""
        auction, deal = self.rules.auction, self.deal
        bids = [(call.seat, call.amount) for call in deal.calls if call.amount is not None]
        least = self.rules.scaled(auction.min_bid)
        return auction.all_pass == "dealer_bids" and bids == [(deal.dealer, least)]

    def nines(self, hand):
        nines = sum(card.rank is Rank.NINE for card in hand)
        aces = sum(card.rank is Rank.ACE for card in hand)
        wanted = self.rules.deal.nines_redeal
        if wanted != "off":
            limit = 6 if wanted == "six" else 5
            assert nines < limit or (wanted == "five_no_ace" and aces)


def judge(view, seed, number=WORLDS):
    """Check some worlds of a View; whether demands were given up."""
    sampler = Sampler(view, seed)
    deck = view.seen.rules.deck
    packing = packing_of(deck.copies, deck.nines)
    worlds = sampler.draw(number)
    everything = None
    for hands, aside in zip(worlds.hands, worlds.aside, strict=True):
        cards = {
            seat: packing.unpack(int(hand))
            for seat, hand in zip(view.deal.seats, hands, strict=True)
        }
        lying = dict(zip(sampler.aside, (packing.unpack(int(n)) for n in aside), strict=True))
        buried = lying.get(Place.BURIED, () if BACK in view.deal.buried else view.deal.buried)
        known = [card for held in (*cards.values(), *lying.values()) for card in held]
        everything = everything or count(sorted(known, key=str))
        assert count(sorted(known, key=str)) == everything
        if not sampler.demands_given_up:
            Judge(view, cards, buried).check()
        assert sampler.weight(hands, aside) > 0 or sampler.demands_given_up
    return sampler.demands_given_up


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_worlds_agree_with_the_past(rules, moments):
    for kind in ("plain", "random"):
        for at, game in enumerate(moments(rules, 3, kind)):
            if at % 3 == 0:
                seats = game.state.deal.seats
                judge(game.view(seats[at % len(seats)]), at)


@pytest.mark.parametrize(
    ("variant", "options"),
    [
        ("modern", {"show_before_return": True}),
        ("modern", {"marriage_required": "to_bid", "eldest_must_bid": True}),
        ("modern", {"marriage_required": "to_name_trump", "nines_redeal": "five_no_ace"}),
        ("modern", {"run_extras": True}),
        ("check", {"eldest_must_bid": True, "nines_redeal": "five"}),
        ("modern3", {"bury_announce": "trump_or_ace"}),
        ("modern3", {"trump_unseen": True, "marriage_required": "to_name_trump"}),
        ("modern3", {"change_until_lead": True, "marriage_required": "to_name_trump"}),
        ("check", {"all_pass": "dealer_bids"}),
        ("partnership_auction", {"shared_widow": True, "marriage_required": "to_bid"}),
        ("partnership_auction", {"shared_widow": True, "nines_redeal": "five"}),
        ("partnership_auction", {"shared_widow": True, "marriage_required": "to_name_trump"}),
        ("double_deck", {"double_marriages": "all", "plain_runs": 40, "high_arounds": "doubling"}),
        ("double_deck", {"double_marriages": "royal", "plain_runs": 400}),
        ("auction_chips", {"sits_out": "dealers_right", "all_pass": "dealer_stuck"}),
        ("modern3", {"marriage_required": "to_name_trump"}),
        ("modern3", {"meld_timing": "after_own_first_card"}),
        ("auction_chips", {"bury_announce": "trump_or_ace", "nines_redeal": "five"}),
        ("partnership_classic", {"first_card_counts": True, "first_lead_trump": True}),
        ("three_hand", {"table": "russian_literal", "nines_redeal": "six"}),
        ("three_hand", {"void_undertrump": "free", "head": "trump_led_only"}),
        ("three_hand", {"foster190": True}),
        ("modern", {"wrong_card": "cards", "accusation": "by_players"}),
    ],
    ids=str,
)
def test_worlds_agree_where_more_is_proved(variant, options, moments):
    rules = with_options(preset(variant), options)
    for seed in range(4):
        for at, game in enumerate(moments(rules, seed, "plain" if seed % 2 else "random")):
            seats = game.state.deal.seats
            judge(game.view(seats[at % len(seats)]), at)


@settings(
    deadline=None, max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(valid_rules(), st.integers(0, 2**32), st.sampled_from(["plain", "random"]))
def test_worlds_agree_under_house_rules(moments, rules, seed, kind):
    chosen = random.Random(seed)
    for game in moments(rules, seed, kind):
        if chosen.random() < 0.25:
            judge(game.view(chosen.choice(game.state.deal.seats)), seed)


def test_the_judge_bites(moments):
    """Hands of which two cards are exchanged do not pass for long."""
    rules = preset("modern")
    condemned = looked = 0
    for game in moments(rules, 1, "plain"):
        deal = game.state.deal
        one, other = [seat for seat in deal.seats if seat != game.actor][:2]
        hands = dict(enumerate(deal.hands))
        if not (deal.tricks and hands[one] and hands[other]):
            continue
        Judge(game.view(game.actor), hands, ()).check()
        first, second = hands[one][0], hands[other][-1]
        hands[one] = (*hands[one][1:], second)
        hands[other] = (*hands[other][:-1], first)
        looked += 1
        try:
            Judge(game.view(game.actor), hands, ()).check()
        except AssertionError:
            condemned += 1
    assert condemned > looked / 4 > 3
