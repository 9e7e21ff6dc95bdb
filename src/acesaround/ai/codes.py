"""The closed list of reasons: every code that an Advice may carry, and the fields it fills.

The sentences stand in the catalogs under ``reason.CODE``.
"""

_BID = ("suit", "melds", "partner_melds", "tricks", "total", "limit", "amount")
_MELD = ("kind", "cards", "points")

CODES: dict[str, tuple[str, ...]] = {
    "at_random": (),
    # The auction and trump.
    "bid_worth": _BID,
    "bid_once_more": _BID,
    "pass_too_weak": _BID,
    "pass_partner_has_it": _BID,
    "opponents_near_game": (),
    "we_are_near_game": (),
    "trump_best": ("suit", "melds", "length"),
    "trump_longest": ("suit", "melds", "length"),
    # Passing cards.
    "pass_trump_length": ("cards", "suit"),
    "pass_ace": ("cards",),
    "pass_pinochle_part": ("cards",),
    "pass_for_melds": ("cards",),
    "return_useless": ("cards",),
    "return_counters": ("cards",),
    "return_empties_suit": ("suit",),
    "return_keeps_gift": _MELD,
    "keep_melds": _MELD,
    # Cards played.
    "last_card": ("card",),
    "only_card": ("card",),
    "lead_sure_winner": ("card",),
    "lead_high_card": ("card", "suit"),
    "lead_to_partner": ("card", "suit"),
    "lead_low": ("card",),
    "lead_best_left": ("card",),
    "draw_trumps": ("card",),
    "draw_trumps_save_ten": ("card", "kept"),
    "keep_last_trump": ("card",),
    "not_their_trump": ("suit",),
    "win_surely": ("card",),
    "win_perhaps": ("card",),
    "beat_cheaply": ("card", "kept"),
    "feed_partner": ("card", "points", "best"),
    "feed_partner_likely": ("card", "points", "best"),
    "partner_has_it": ("card", "best"),
    "partner_may_win": ("card",),
    "cannot_win_play_low": ("card",),
    "trick_not_worth": ("card", "kept"),
    "lose_least": ("card",),
    "keep_stronger": ("card", "kept"),
    "save_melds": (),
    "last_trick": ("points",),
    # While the stock lasts.
    "win_to_meld": ("card", "points"),
    "stock_win": ("card",),
    "stock_lead": ("card",),
    "stock_lead_high": ("card",),
    "spare_card": ("card",),
    "meld_now": _MELD,
    "meld_royal_before_run": ("suit", *_MELD),
    "meld_wait": _MELD,
    "exchange_dix": ("suit", "points"),
    "dix_free_points": ("suit", "points"),
    "nothing_to_meld": (),
}
