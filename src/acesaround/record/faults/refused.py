"""Why the engine refuses an action of a record (made in ``record/refused.py``)."""

from acesaround.errors import FaultCode


class Waiting(FaultCode, family="waiting"):
    """What must come next: a part of a sentence."""

    NOTHING = "the game is over"
    DEAL = "the cards of the next deal must come"
    EXCHANGE = "{seat} must exchange the nine of trump or say no"
    AUCTION = "{seat} must call"
    WIDOW = "{seat} must share the widow out, or say whether to throw in"
    TRUMP = "{seat} must name trump"
    PASSING = "{seat} must pass cards"
    BURY = "{seat} must bury cards"
    OFFERS = "{seat} must say whether to play"
    TRICKS = "{seat} must play a card"
    MELDING = "{seat} may meld, and ends that by Done"
    CLAIM = "{seat} must claim the game or say no"


class Refused(FaultCode, family="refused"):
    """The codes of ``game.Refusal``, more than one where the sentence takes another form."""

    BY_OPTION = "{why} ({option} is {value})"
    SEAT_NUMBER = "seat {number}"

    GAME_OVER = "the game is over, so nothing can follow"
    NOT_YOUR_TURN = "it is not {seat}'s turn: {waiting}"
    NOT_NOW = "this cannot be done now: {waiting}"
    NO_SHUFFLE = "no cards can be dealt now: {waiting}"

    NOT_A_DECK = "{count} cards are here, and the deck has {right}"
    DECK_LACKS = "{why}; missing: {cards}"
    DECK_HAS_TOO_MANY = "{why}; too many: {cards}"

    BID_TOO_LOW = "{amount} cannot be bid: the least is {right}"
    BID_STEP = "{amount} cannot be bid: bids here are multiples of {right}"
    BID_BARRED = "{amount} cannot be bid: bids that end in 40 or 90 are barred"
    BID_TOO_HIGH = "{amount} cannot be bid: the most is {right}"
    MUST_BID = "{seat} must bid, and may not pass"
    NEEDS_MARRIAGE = "{seat} has no marriage for this"

    PASS_COUNT = "{count} cards are passed here, and there must be {right}"
    PASS_SHOWN = "{cards} cannot be passed, for shown melds stay whole; they need {shown}"
    BURY_COUNT = "{count} cards are buried here, and there must be {right}"
    BURY_MELDED = "{cards} cannot be buried, for shown melds stay whole; they need {shown}"
    SHARE_COUNT = "{count} cards are given away here, and there must be {right}"
    SHARE_NOT_WIDOW = "{cards} is not among the cards of the widow"

    NOT_IN_HAND = "{cards} is not in {seat}'s hand, which is {hand}"
    HAND_EMPTY = "{cards} is not in {seat}'s hand, which is empty"
    NOT_ON_TABLE = "on the table before {seat} lie: {cards}"
    TABLE_EMPTY = "on the table before {seat} lie no cards"
    MUST_FOLLOW = "{card} may not be played: {seat} must follow suit, with {cards}"
    MUST_BEAT = "{card} may not be played: {seat} must beat {best}, with {cards}"
    MUST_TRUMP = "{card} may not be played: {seat} must play trump, with {cards}"
    MUST_OVER_TRUMP = "{card} may not be played: {seat} must over-trump {best}, with {cards}"

    ONE_MELD = "{seat} has used the one meld of this turn"
    NOT_A_MELD = "{cards} is no such meld"
    NOTHING_MELDED = "there are no cards here for such a meld"
    MELD_NOT_TRUMP = "this meld and its suit do not go together: trump is {suit}"
    MELD_WITHOUT_TRUMP = "this meld and its suit do not go together: trump is not known yet"
    MELD_USED_CARD = "{cards} has been used in such a meld already"
    MELD_NEEDS_NEW_CARD = "a meld needs a card from the hand"
    NO_DIX = "{seat} has no nine of trump to show now: trump is {suit}, the hand is {hand}"
    NO_DIX_IN_NO_HAND = "{seat} has no nine of trump to show now: the hand is empty"
    NO_DIX_WITHOUT_TRUMP = "{seat} has no nine of trump to show now: trump is not known yet"
    NO_EXCHANGE = "{seat} can have no other card for it: nothing is turned"

    CLAIM_AFTER_TRICK = "the game is claimed right after a trick, by its winner"
    CLAIM_BARRED = "{seat} has claimed the game in vain and cannot claim it again"
    NOTHING_TO_ACCUSE = "nobody can be accused of anything now"
    ONE_ACCUSATION = "there has been an accusation in this deal already"
