"""STAND-IN, not to be committed."""

import random
from typing import NamedTuple

import numpy as np

from acesaround.ai.knowledge import Knowledge
from acesaround.cards import SUITS
from acesaround.game import allowed, side_of
from acesaround.kernel import compile_rules, packing_of
from acesaround.kernel.position import position


class Moment(NamedTuple):
    table: object
    position: object
    seats: tuple
    place: int
    moves: object
    cards: tuple
    points: object
    won: object


def moment_of(view):
    deal = view.deal
    rules = view.seen.rules
    pk = packing_of(rules.deck.copies, rules.deck.nines)
    seats = deal.seats
    trick = deal.trick
    leader = trick.leader if trick else view.seat
    cards = tuple(dict.fromkeys(allowed(view.seen, view.seat).cards))
    left = len(deal.hands[view.seat])
    pos = position(
        trump=SUITS.index(deal.trump) if deal.trump else -1,
        leader=seats.index(leader),
        trick=[pk.type_of(c) for c in (trick.cards if trick else ())],
        tricks_left=left,
        sides=[side_of(rules, s) for s in seats],
        first_trick=not deal.tricks,
    )
    pts = np.zeros(len(seats), dtype=np.int64)
    won = np.zeros(len(seats), dtype=bool)
    for t in deal.tricks:
        pts[seats.index(t.winner)] += t.points + t.bonus
        won[seats.index(t.winner)] = True
    return Moment(
        compile_rules(rules),
        pos,
        seats,
        seats.index(view.seat),
        np.array([pk.type_of(c) for c in cards]),
        cards,
        pts,
        won,
    )


class Sampler:
    def __init__(self, view, seed):
        self.k = Knowledge(view)
        self.view = view
        self.rng = random.Random(seed)
        r = view.seen.rules
        self.pk = packing_of(r.deck.copies, r.deck.nines)

    def draw(self, n):
        k = self.k
        deal = self.view.deal
        seats = deal.seats
        out = np.zeros((n, len(seats)), dtype=np.int64)
        loose = [c for c, m in k.loose.items() for _ in range(m)]
        for w in range(n):
            while True:
                self.rng.shuffle(loose)
                order = sorted(loose, key=lambda c: sum(k.may_hold(s, c) for s in k.others))
                room = {s: k.hidden[s] for s in k.others}
                got = {s: [c for c, m in k.held[s].items() for _ in range(m)] for s in k.others}
                ok = True
                for c in order:
                    can = [s for s in k.others if room[s] > 0 and c not in k._barred[s]]
                    if not can:
                        ok = False
                        break
                    s = self.rng.choices(can, [room[x] for x in can])[0]
                    room[s] -= 1
                    got[s].append(c)
                if ok:
                    break
            for s in seats:
                out[w, seats.index(s)] = self.pk.pack(k.hand if s == k.seat else got[s])
        return out, None
