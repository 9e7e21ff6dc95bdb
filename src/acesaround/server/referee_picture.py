"""What can be asked of the referee under some rules, in words."""

from __future__ import annotations

from acesaround.cards import deck_of, distinct
from acesaround.record.questions import Field, fields_of, kinds_of
from acesaround.rules import Rules
from acesaround.server.named import made_from
from acesaround.server.requests import FieldInfo, KindInfo, PartyInfo, RefereeInfo, ValueInfo
from acesaround.words import Catalog
from acesaround.words.questions import choice_text, field_label, kind_help, kind_title, party_name
from acesaround.words.rules_text import variant_title


def referee_of(words: Catalog, rules: Rules) -> RefereeInfo:
    """The kinds of question, with their fields."""
    variant, changes, code = made_from(rules)
    return RefereeInfo(
        variant=variant,
        title=variant_title(words, variant),
        changed=len(changes),
        code=code,
        deck=tuple(distinct(deck_of(rules.deck.copies, rules.deck.nines))),
        copies=rules.deck.copies,
        kinds=tuple(
            KindInfo(
                kind=kind,
                title=kind_title(words, kind),
                help=kind_help(words, kind),
                fields=tuple(_field(words, field) for field in fields_of(kind, rules)),
            )
            for kind in kinds_of(rules)
        ),
    )


def _field(words: Catalog, field: Field) -> FieldInfo:
    return FieldInfo(
        name=field.name,
        label=field_label(words, field.name),
        form=field.form,
        needed=field.needed,
        parts=tuple(PartyInfo(code, party_name(words, code)) for code in field.parts),
        choices=tuple(
            ValueInfo(value, choice_text(words, field.name, value)) for value in field.choices
        ),
    )
