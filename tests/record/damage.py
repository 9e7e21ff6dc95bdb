"""Games as texts, and damage to them: what is written, what instead of it, and what is said."""

from acesaround.game import PlayCard
from acesaround.record import write_game
from acesaround.rules import preset, with_options
from acesaround.testing.playing import random_game

DEAL = """\
[Pinochle "1"]
[Variant "four_hand_solo"]
[Changed "match.target = 100"]
[Dealer "S"]

Deal: 1
Dealer: S
Hands:
  S: 9S 9S JS JS QS QS KS KS TS TS AS AS
  W: AH AH TH TH KH KH QH QH JH JH 9H 9H
  N: 9C 9C JC JC QC QC KC KC TC TC AC AC
  E: 9D 9D JD JD QD QD KD KD TD TD AD AD
Turned: AS
Dix: W no, N no, E no
Melds:
  W: marriage x2 hearts 40
  N: marriage x2 clubs 40
Tricks:
  W: AH AC AD 9S -> S 33
  S: AS 9H 9C 9D -> S 11
  S: AS 9H 9C
Result: unfinished, S 0, W 0, N 0, E 0
"""

# Damage to the deal above.
DAMAGE = [
    # The head.
    ('[Pinochle "1"]', '[Event "1"]', "line 1, column 2: this is no game in our notation"),
    ('"1"', '"2"', "line 1, column 11: the text is of version '2'; this program reads 1"),
    (
        '"four_hand_solo"',
        '"whist"',
        "line 2, column 10: there is no variant 'whist'; there are",
    ),
    ("= 100", "= ten", "line 3, column 10: match.target cannot be 'ten'; it takes a whole"),
    ("= 100", "= 1" + "0" * 30, "line 3, column 10: match.target cannot be"),
    ("match.target", "aim", "line 3, column 10: there is no option 'aim' in four_hand_solo"),
    ("match.target = 100", "match.target", "'match.target' is no setting: write option=value"),
    ("match.target = 100", "scale=10", "line 3, column 10: small numbers"),
    ('[Dealer "S"]', '[Dealer "X"]', "line 4, column 9: 'X' is no seat; there are South, West"),
    ('[Dealer "S"]', "", "line 6, column 1: the tag Dealer is missing"),
    (
        '[Dealer "S"]',
        '[Drawn "AS AS 9C 9D"]',
        "line 4, column 8: the draw AS AS 9C 9D names no",
    ),
    ('[Dealer "S"]', '[Drawn "AS KS"]', "line 4, column 8: the draw AS KS names no dealer"),
    ('[Dealer "S"]', '[Drawn "XS"]', "line 4, column 8: 'XS' is not a card"),
    ('[Dealer "S"]', '[Drawn ""]', "line 4, column 8: the cards of the draw are missing"),
    (
        '[Dealer "S"]',
        '[Dealer "S"][Dealer "S"]',
        "column 14: the tag 'Dealer' stands in line 4",
    ),
    (
        '[Dealer "S"]',
        '[Dealer "S"',
        "line 4, column 9: the tag 'Dealer' is not closed: write ]",
    ),
    ('[Dealer "S"]', "[Dealer S]", "line 4, column 2: the tag 'Dealer' has no whole value"),
    ('[Dealer "S"]', "[]", "line 4, column 1: a tag begins here and has no name"),
    ('[Dealer "S"]', '[Dealer "\\ud8ff"]', 'line 4, column 9: in quotes write \\" for a quote'),
    ('[Dealer "S"]', '[Dealer "\\x"]', 'line 4, column 9: in quotes write \\" for a quote'),
    ('[Dealer "S"]', '[1 "S"]', "line 6, column 1: the tag Dealer is missing"),
    ('[Dealer "S"]', '[Dealer "S"][é "x"]', "'é' is no name of a tag: write a letter"),
    ('[Dealer "S"]', '[Dealer "S"][Rules "x"]', "this tag has no part of the rules"),
    (
        '[Dealer "S"]',
        '[Dealer "S"][Rules.deal "players=4"]',
        "phases] of these rules is missing",
    ),
    ('[Dealer "S"]', '[Dealer "S"][Rules.whist ""]', "there is no part 'whist' of the rules"),
    # Pieces.
    ("Dix:", "{ Dix:", "line 14, column 1: the comment that begins here has no end"),
    ("Dix:", "} Dix:", "line 14, column 1: there is no comment that ends here"),
    ("Dix:", '"Dix:', "line 14, column 1: a text in quotes can stand only in a tag"),
    ("Dix:", "] Dix:", "line 14, column 1: there is no tag that ends here"),
    ("Dix:", ",: Dix:", "line 14, column 2: there is no label before this colon"),
    ("Dix:", '[Event "x"] Dix:', "line 14, column 2: tags stand first, and 'Deal:' has come"),
    ("Deal: 1", "Deal 1", "line 6, column 1: 'Deal' stands before any label"),
    ("Dix:", "Dicks:", "line 14, column 1: 'Dicks' is no label here; there are Deal, Dealer"),
    # The cards.
    (
        "Deal: 1",
        "Deal: 2",
        "line 6, column 7: '2' does not follow from what was played; by the",
    ),
    ("Dealer: S", "Dealer: W", "line 7, column 9: 'W' does not follow"),
    (
        "Dealer: S",
        "Dealer:",
        "line 8, column 1: S is missing before this; by the rules it is: S",
    ),
    ("Deal: 1\n", "", "line 6, column 1: this can stand only at the beginning of a deal"),
    ("Hands:", "Hands: S", "line 8, column 8: each hand stands after its seat, as in N: AS TS"),
    ("  N: 9C 9C", "  N: 9C", "line 11, column 3: 11 cards are here, and there must be 12"),
    (
        "  N: 9C 9C",
        "  N: 9C 9D",
        "48 cards are here, and the deck has 48; missing: 9C; too many",
    ),
    ("  N: 9C 9C", "  N: 9C XC", "line 11, column 9: 'XC' is not a card: write the rank"),
    ("  N: 9C", "  S: 9C", "line 11, column 3: this hand stands in line 9 already"),
    (
        "  N: 9C 9C JC JC QC QC KC KC TC TC AC AC\n",
        "",
        "line 6, column 1: the hand of North is",
    ),
    ("Turned: AS", "", "line 6, column 1: the turned card is missing in this deal"),
    ("Turned: AS", "Turned: AH", "line 13, column 9: AH is the dealer's last card, and is not"),
    (
        "Turned: AS",
        "Turned: AS\nWidow: AC",
        "line 14, column 1: there is no widow here",
    ),
    ("Turned: AS", "Turned: AS\nTurned: AS", "line 14, column 1: this stands in line 13 alre"),
    ("Tricks:", "Deal: 2\nTricks:", "line 18, column 1: no deal can begin here: West must pl"),
    # Actions.
    ("W no, N no", "W no, W no", "line 14, column 14: it is not West's turn: North must exch"),
    (
        "W no",
        "W takes",
        "line 14, column 8: West has no nine of trump to show now: trump is sp",
    ),
    ("W no", "W maybe", "line 14, column 8: 'maybe' is no answer: write no, takes or shows"),
    ("E no", "E", "line 15, column 1: no, takes or shows is missing before this"),
    ("W no", "X no", "line 14, column 6: 'X' is no seat; there are S, W, N, E"),
    ("Dix:", "Auction: W 250\nDix:", "line 14, column 12: this cannot be done now: West must"),
    ("Dix:", "Auction: W much\nDix:", "line 14, column 12: 'much' is no call: write pass or a"),
    ("Dix:", "Auction: W\nDix:", "line 15, column 1: pass or a number is missing before this"),
    ("Dix:", "Auction:\nDix:", "line 15, column 1: the seat is missing before this"),
    (
        "Dix:",
        "Trump: W horns\nDix:",
        "line 14, column 10: 'horns' is no suit; there are spades",
    ),
    (
        "Dix:",
        "Offers: W perhaps\nDix:",
        "column 11: 'perhaps' is no answer; there are play, concede",
    ),
    ("Dix:", "Bury: W AH\nDix:", "line 14, column 9: this cannot be done now: West must exch"),
    ("Dix:", "Bury:\nDix:", "line 15, column 1: the seat is missing before this"),
    ("Dix:", "Passing:\nW: AH\nDix:", "line 15, column 4: this cannot be done now"),
    ("Dix:", "Passing: W\nDix:", "line 14, column 10: what stands here comes after a seat"),
    ("Dix:", "Meld: W\nDix:", "line 15, column 1: the kind of meld is missing before this"),
    ("Dix:", "Meld: W flush AH\nDix:", "column 9: 'flush' is no meld; there are run, royal_m"),
    ("Dix:", "Meld: W run AH@1\nDix:", "'AH@1' is not on the table; before West lie no cards"),
    ("Dix:", "Done: W soon\nDix:", "line 14, column 9: after the seat only upcard can stand"),
    (
        "Dix:",
        "Draw: W AS\nDix:",
        "line 14, column 7: this has not happened: West must exchange",
    ),
    # Tricks.
    ("W: AH AC AD 9S", "W: AS AC AD 9S", "AS is not in West's hand, which is AH AH TH TH KH"),
    (
        "W: AH AC AD 9S",
        "N: AH AC AD 9S",
        "line 19, column 6: it is not North's turn: West must",
    ),
    ("W: AH AC AD 9S", "W: AH AC AD 9S 9S", "line 19, column 18: the trick is complete: the"),
    ("W: AH AC AD 9S -> S 33", "W: AH AC AD", "line 20, column 3: the trick before this is no"),
    (
        "W: AH AC AD 9S",
        "W: AH AC AD",
        "line 19, column 15: nobody has won the trick yet: South",
    ),
    ("W: AH AC AD 9S", "W:", "line 19, column 3: the cards of this trick are missing"),
    ("W: AH AC AD 9S", "W: AH AC AD 9S!", "9S is not against the rules: leave out the !"),
    ("W: AH AC AD 9S", "W: AH@1 AC AD 9S", "'AH@1' is not on the table; before West lie no c"),
    (
        "-> S 33",
        "-> W 33",
        "line 19, column 21: 'W' does not follow from what was played; by t",
    ),
    ("-> S 33", "-> S 34", "line 19, column 23: '34' does not follow from what was played"),
    (
        "-> S 33",
        "-> S",
        "line 20, column 3: 33 is missing before this; by the rules it is: -> S",
    ),
    ("  S: AS 9H 9C\n", "  S: AS 9H 9C 9S\n", "line 21, column 15: 9S is not in East's hand"),
    # Claims and the end.
    ("hearts 40", "hearts 20", "line 16, column 25: '20' does not follow from what was played"),
    ("hearts 40", "hearts 40, dix spades 10", "line 16, column 29: 'dix' does not follow"),
    ("W: marriage", "S: marriage", "line 16, column 6: 'marriage' does not follow from what"),
    ("Melds:", "Contract: W 250\nMelds:", "line 15, column 11: this has not happened: West mu"),
    ("Melds:", "Melds: W", "line 15, column 8: what stands here comes after a seat"),
    ("Result: unfinished", "Result: S wins", "line 22, column 9: 'S' does not follow from wha"),
    ("S 0, W 0", "S 5, W 0", "line 22, column 23: '5' does not follow from what was played"),
    ("Result:", "Result: unfinished\nResult:", "line 23, column 1: nothing can stand after"),
    (
        "Result: unfinished, S 0, W 0, N 0, E 0\n",
        "",
        "line 22, column 1: the text stops without",
    ),
]

# Damage to the rules of a game of modern Pinochle.
RULES_DAMAGE = [
    (
        "packet=3",
        "packet=9",
        "line 6, column 13: deal.packet cannot be '9'; it takes one of 1, 2",
    ),
    (
        "packet=3",
        "parcel=3",
        "line 6, column 13: there is no option 'parcel' in [deal]; there are",
    ),
    ("packet=3", "players=4", "line 6, column 13: deal.players stands here twice"),
    ("packet=3", "packet 3", "line 6, column 13: 'packet 3 turn_last' is no setting: write"),
    (
        "hand_size=12",
        "hand_size=11",
        "line 6, column 13: 4 hands of 11 cards do not use",
    ),
    (
        "deal, auction",
        "deal, deal, auction",
        "line 4, column 15: each phase can come",
    ),
    (
        "[Rules.phases",
        "[Rules.phrases",
        "there is no part 'phrases' of the rules; there are phas",
    ),
    (
        "[Rules.phases",
        '[Rules.continuation.phases "deal, score"] [Rules.phases',
        "the tag [Rules.continuation] with the name of these rules is missing",
    ),
    (
        "[Rules.phases",
        '[Rules.continuation "x"] [Rules.phases',
        "the tag [Rules.phases] of these rules is missing",
    ),
]


def forbidden_card(name: str = "four_hand_solo", price: str = "game") -> tuple[str, str]:
    """A game in which a trick has begun, and a card that the rules forbid the next seat."""
    rules = with_options(preset(name), {"wrong_card": price})
    for game in (game for seed in range(1, 9) for game, _ in random_game(rules, seed)):
        deal, seat = game.state.deal, game.actor
        if deal is None or deal.trick is None or seat is None:
            continue
        allowed = [action.card for action in game.legal if isinstance(action, PlayCard)]
        others = [card for card in deal.hands[seat] if card not in allowed]
        if others:
            return write_game(game), str(others[0])
    raise AssertionError("every card was allowed all the time")
