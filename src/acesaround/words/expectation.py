"""What can be expected before a bid, in words."""

from __future__ import annotations

from acesaround.game import partner_of
from acesaround.teaching.expectation import Expectation, Holding, Signal
from acesaround.words.figures import number_text
from acesaround.words.voice import Voice


def expectation_text(voice: Voice, expectation: Expectation) -> str:
    """How the figures were found: "Played out in 400 deals ..."."""
    found = voice.words.say_n("expectation.deals", expectation.deals)
    if expectation.later is None:
        return found
    return f"{found} {voice.words.say('expectation.later')}"


def signal_title(voice: Voice, signal: Signal) -> str:
    """Whom the bid tells something: "What a bid of 300 tells your partner"."""
    whom = "others" if partner_of(voice.rules, voice.seat) is None else "partner"
    return voice.words.say(f"expectation.tells.{whom}", amount=signal.amount)


def signal_text(voice: Voice, signal: Signal, usual: Holding) -> str:
    """What hands have in common that go so far, beside what any hand holds."""
    words = voice.words
    if signal.holding is None:
        return words.say("expectation.signal.rare")
    percent = max(1, round(100 * signal.share))
    holding = signal.holding
    return words.say(
        "expectation.signal",
        percent=percent,
        length=number_text(words, holding.length),
        aces=number_text(words, holding.aces),
        melds=number_text(words, holding.melds),
        usual_length=number_text(words, usual.length),
        usual_aces=number_text(words, usual.aces),
        usual_melds=number_text(words, usual.melds),
    )
