"""What can be wrong with rules, with a file or with a code of rules: a code for each sentence."""

from enum import StrEnum


class Flaw(StrEnum):
    """The codes of problems; behind each, the details that its sentence names.

    The sentence is ``problem.CODE`` in the catalogs.
    """

    # Options and variants
    NO_SUCH_VARIANT = "no_such_variant"  # name, known, near
    NO_SUCH_OPTION = "no_such_option"  # name, variant, known
    AMBIGUOUS_OPTION = "ambiguous_option"  # name, known
    BAD_VALUE = "bad_value"  # option, value, choices
    BAD_NUMBER = "bad_number"  # option, value, choices, least, step
    NO_HOUSE_RULES = "no_house_rules"  # variant

    # Contradictions: phases and cards
    NO_SUCH_PHASE = "no_such_phase"  # phase
    PHASE_WITHOUT_SECTION = "phase_without_section"  # phase, section
    PHASES_UNFRAMED = "phases_unframed"
    PHASES_OUT_OF_ORDER = "phases_out_of_order"  # order
    EXCHANGE_WITH_STOCK = "exchange_with_stock"
    AUCTION_WITHOUT_PHASE = "auction_without_phase"
    CARDS_LEFT_OVER = "cards_left_over"  # hands, size, cards
    UNEVEN_STOCK = "uneven_stock"  # cards, hands
    TURNED_FOR_NOTHING = "turned_for_nothing"
    PASSES_TOO_MANY = "passes_too_many"  # count, size
    TABLE_TOO_SHORT = "table_too_short"  # table, copies
    MEANINGLESS = "meaningless"  # option, value
    TWO_WIDOWS = "two_widows"
    WIDOW_WITHOUT_PHASE = "widow_without_phase"
    UNSEEN_AND_CHANGED = "unseen_and_changed"
    CHANGE_WITHOUT_PHASE = "change_without_phase"

    # Contradictions: points
    HALVES_OF_SMALL = "halves_of_small"
    SMALL_COUNT = "small_count"
    PENALTY_NEEDS_CONTRACT = "penalty_needs_contract"
    NO_BIDDING_SIDE = "no_bidding_side"
    NO_BIDDER_LEADS = "no_bidder_leads"
    COUNTS_AT_ONCE = "counts_at_once"
    EXTRAS_OR_MARRIAGES = "extras_or_marriages"

    # Contradictions: chips
    EVERY_TRICK_COUNTS = "every_trick_counts"
    NO_POT = "no_pot"
    NOBODY_FORCED = "nobody_forced"

    # Contradictions: bids
    MOST_BELOW_LEAST = "most_below_least"  # least, most
    LEAST_OFF_STEP = "least_off_step"  # least, step
    LEAST_OFF_LATE_STEP = "least_off_late_step"  # least, step
    LEAST_BARRED = "least_barred"  # least
    LEAST_OUT_OF_REACH = "least_out_of_reach"  # least, most

    # Contradictions: seats
    PARTNERS_NEED_FOUR = "partners_need_four"  # players
    PARTNER_SITS_OUT = "partner_sits_out"
    ONE_IS_LEFT = "one_is_left"
    DEALER_WITHOUT_CARDS = "dealer_without_cards"
    NOTHING_TO_PLAY_ON = "nothing_to_play_on"
    ONLY_LONERS_LEAVE = "only_loners_leave"
    NOBODY_TO_PLAY_ON_WITH = "nobody_to_play_on_with"
    PLAYED_ON_ELSEWHERE = "played_on_elsewhere"
    PLAYED_ON_BY_CONTRACT = "played_on_by_contract"
    CHIPS_NEED_LONERS = "chips_need_loners"
    STAKES_NEED_PARTNERS = "stakes_need_partners"
    PASSING_NEEDS_PARTNERS = "passing_needs_partners"

    # Contradictions: what is said during the play
    ONLY_LONERS_CLAIM = "only_loners_claim"
    CLAIMS_AT_ONCE = "claims_at_once"
    CLAIMS_OF_DEALS = "claims_of_deals"
    NOTHING_TO_ACCUSE = "nothing_to_accuse"

    # The beginning of a game
    NO_SUCH_SEAT = "no_such_seat"  # seat, players
    DRAW_UNDECIDED = "draw_undecided"  # cards

    # Files
    NOT_TOML = "not_toml"  # why
    VARIANT_MISSING = "variant_missing"  # known
    NO_SUCH_SECTION = "no_such_section"  # name, variant, known, near
    NOT_A_SECTION = "not_a_section"  # name
    NO_SUCH_KEY = "no_such_key"  # name, section, known, near

    # Codes
    NO_CODE = "no_code"
    WRONG_LETTER = "wrong_letter"  # letter
    TYPING_ERROR = "typing_error"
    CUT_OFF = "cut_off"
    UNKNOWN_VARIANT = "unknown_variant"
    LATER_VERSION = "later_version"
    UNKNOWN_OPTION = "unknown_option"
    OPTION_ELSEWHERE = "option_elsewhere"  # option, variant
    UNKNOWN_VALUE = "unknown_value"  # option
    NUMBER_TOO_BIG = "number_too_big"  # number
    OTHER_RULES_THEN = "other_rules_then"  # variant
