"""What can be wrong with the text of a game (``record/notation/``)."""

from acesaround.errors import FaultCode


class PieceFault(FaultCode, family="piece"):
    """Tags, labels and words that cannot be told apart."""

    TAG_AFTER_LABEL = "tags stand first, and '{label}:' has come before this in line {line}"
    NO_LABEL = "'{text}' stands before any label; write one, as in Deal: 1"
    COMMENT_OPEN = (
        "the comment that begins here has no end: close it with }}, and write no other {{ in it"
    )
    NO_COMMENT = "there is no comment that ends here: one begins with {{"
    STRAY_QUOTE = 'a text in quotes can stand only in a tag: [Name "value"]'
    NO_TAG = "there is no tag that ends here"
    STRAY_COLON = "there is no label before this colon"
    TAG_WITHOUT_NAME = 'a tag begins here and has no name: write [Name "value"]'
    TAG_WITHOUT_VALUE = "the tag '{tag}' has no whole value in quotes: write [Name \"value\"]"
    TAG_OPEN = "the tag '{tag}' is not closed: write ] after its value"
    BAD_ESCAPE = 'in quotes write \\" for a quote and \\\\ for a backslash'


class HeadFault(FaultCode, family="head"):
    """The tags at the head of a game."""

    NO_GAME = "this is no game in our notation: it must begin with {first}"
    OTHER_VERSION = "the text is of version '{version}'; this program reads {right}"
    TAG_TWICE = "the tag '{tag}' stands in line {line} already"
    NO_VARIANT = (
        "the tag Variant is missing before this: it says which rules are played, "
        'as in [Variant "modern"]'
    )
    NO_DEALER = 'the tag Dealer is missing before this: it says who deals first, as in [Dealer "S"]'
    NO_DRAWN = "the cards of the draw are missing, one for each seat from South on"
    DRAWN_OTHERWISE = "the draw gives the first deal to {letter}"
    SEAT_ELSEWHERE = "there is no such seat in {variant}; there are {known}"
    NO_PART_NAMED = "this tag has no part of the rules: write Rules.deal and so on"
    CHANGED_OTHERWISE = "{option} is {said} here, and {right} in the tag [{tag}]"
    NO_SETTING = "'{text}' is no setting: write option=value, with commas between"
    NO_PART = "there is no part '{part}' of the rules; there are {known}"
    NO_PHASES = "the tag [Rules.phases] of these rules is missing"
    NO_CONTINUATION = "the tag [Rules.continuation] with the name of these rules is missing"
    OPTION_TWICE = "{option} stands here twice"


class DealFault(FaultCode, family="deal"):
    """The cards of a deal."""

    NO_DEAL_HERE = "no deal can begin here: {waiting}"
    NOT_IN_DEAL = "this can stand only at the beginning of a deal, after Deal:"
    PART_TWICE = "this stands in line {line} already for this deal"
    HAND_WITHOUT_SEAT = "each hand stands after its seat, as in N: AS TS"
    HAND_TWICE = "this hand stands in line {line} already"
    NO_CARDS_FOR = "{seat} gets no cards in this deal"
    NO_WIDOW = "there is no widow here"
    NO_STOCK = "there is no stock here"
    NO_TURNED = "no card is turned here"
    HAND_MISSING = "the hand of {seat} is missing in this deal; or write all cards after Deck:"
    WIDOW_MISSING = "the widow is missing in this deal; or write all cards after Deck:"
    STOCK_MISSING = "the stock is missing in this deal; or write all cards after Deck:"
    TURNED_MISSING = "the turned card is missing in this deal; or write all cards after Deck:"
    CARD_COUNT = "{count} cards are here, and there must be {right}"
    TURNED_ELSEWHERE = "{card} is the dealer's last card, and is not in the dealer's hand"
    NOT_OF_DECK = "this is not what the deck in line {line} gives here: {cards}"


class MoveFault(FaultCode, family="move"):
    """Statements of what was done, and of what came of it."""

    NO_SEAT = "'{text}' is no seat; there are {known}"
    NO_SUIT = "'{text}' is no suit; there are {known}"
    NO_CALL = "'{text}' is no call: write pass or a number"
    NO_OFFER = "'{text}' is no answer; there are {known}"
    NO_DIX = "'{text}' is no answer: write no, takes or shows"
    NO_MELD = "'{text}' is no meld; there are {known}"
    SEAT_MISSING = "the seat is missing before this"
    SUIT_MISSING = "a suit is missing before this"
    CALL_MISSING = "pass or a number is missing before this"
    OFFER_MISSING = "an answer is missing before this"
    DIX_MISSING = "no, takes or shows is missing before this"
    MELD_MISSING = "the kind of meld is missing before this"
    ACCUSED_MISSING = "the seat that is accused is missing before this"
    NOT_UPCARD = "after the seat only upcard can stand here"
    NOT_ON_TABLE = "'{text}' is not on the table; before {seat} lie {cards}"
    NOTHING_ON_TABLE = "'{text}' is not on the table; before {seat} lie no cards"
    TRICK_EMPTY = "the cards of this trick are missing"
    TRICK_COMPLETE = "the trick is complete: the next one begins with its winner's letter"
    TRICK_NOT_WON = "nobody has won the trick yet: {waiting}"
    TRICK_LEFT_OPEN = "the trick before this is not complete: {waiting}"
    NO_CARD_NOW = "no card can follow: {waiting}"
    FORBIDDEN_UNMARKED = (
        "{card} is against the rules, which take it all the same: mark it as {card}!"
    )
    ALLOWED_MARKED = "{card} is not against the rules: leave out the !"
    NOT_HAPPENED = "this has not happened: {waiting}"
    WORD_MISSING = "{word} is missing before this; by the rules it is: {right}"
    NOT_SO = "'{text}' does not follow from what was played; by the rules it is: {right}"
    NO_LABEL = "'{text}' is no label here; there are {known}, and seats"
    NOT_AFTER_LABEL = "what stands here comes after a seat, as in N: AS"
    AFTER_RESULT = "nothing can stand after the result"
    NO_RESULT = (
        "the text stops without its result: write Result: and what it is, or Result: unfinished"
    )
