"""Write the page's TypeScript types from the server's messages, so that there is one definition.

python tools/protocol_types.py          # write web/src/protocol.ts
python tools/protocol_types.py check    # fail if it is out of date
"""

from __future__ import annotations

import inspect
import sys
import typing
from pathlib import Path
from typing import Any

import msgspec

from acesaround.server import (
    control_messages,
    drill_messages,
    expectation_message,
    games_messages,
    hint_message,
    pad_requests,
    path_messages,
    protocol,
    requests,
    review_messages,
    tracking_message,
)

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "protocol.ts"
HEAD = """// Made from the server's messages by tools/protocol_types.py. Do not edit.
"""


def schema() -> dict[str, Any]:
    """The JSON schemas of all messages, by name."""
    roots = [
        value
        for module in (
            protocol,
            control_messages,
            hint_message,
            expectation_message,
            games_messages,
            drill_messages,
            pad_requests,
            path_messages,
            requests,
            review_messages,
            tracking_message,
        )
        for _, value in inspect.getmembers(module, inspect.isclass)
        if issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
        if not value.__name__.startswith("_")
    ]
    _, components = msgspec.json.schema_components(roots, ref_template="{name}")
    return dict(components)


def render() -> str:
    """The text of the TypeScript file."""
    components = schema()
    parts = [HEAD]
    for name in sorted(components):
        parts.append(_declare(name, components[name]))
    for union in ("Inbound", "Outbound"):
        members = " | ".join(each.__name__ for each in typing.get_args(getattr(protocol, union)))
        parts.append(f"export type {union} = {members};\n")
    return "\n".join(parts)


def _declare(name: str, node: dict[str, Any]) -> str:
    text = _comment(node.get("description"))
    if node.get("type") != "object":
        return f"{text}export type {name} = {_type(node)};\n"
    required = set(node.get("required", ()))
    lines = [
        f"  readonly {key}{'' if key in required else '?'}: {_type(value)};"
        for key, value in node["properties"].items()
    ]
    return f"{text}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def _comment(description: str | None) -> str:
    if not description:
        return ""
    lines = inspect.cleandoc(description).splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _type(node: dict[str, Any]) -> str:
    match node:
        case {"$ref": name}:
            return str(name)
        case {"enum": values}:
            return " | ".join(_literal(value) for value in values)
        case {"const": value}:
            return _literal(value)
        case {"anyOf": options}:
            return " | ".join(_type(option) for option in options)
        case {"type": "array"}:
            return f"readonly ({_type(node.get('items') or {})})[]"
        case {"type": "object"}:
            return f"Readonly<Record<string, {_type(node.get('additionalProperties') or {})}>>"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": "string" | "boolean" | "null" as plain}:
            return str(plain)
    return "unknown"


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def main(args: list[str]) -> int:
    """Write the file, or check it."""
    text = render()
    if args == ["check"]:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        print(f"{TARGET.name} is out of date: python tools/protocol_types.py", file=sys.stderr)
        return 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
