"""What a page says, seen and heard, and what of it is still English or no words at all."""

import re
from pathlib import Path

from babel.messages.pofile import read_po

import catalogs

LOCALE = Path(__file__).resolve().parents[2] / "src" / "acesaround" / "words" / "locale"
# Latin words that a page in Cyrillic letters may show: names, file formats, and single keys.
LATIN = {"Aces", "Around", "TOML", "Enter", "Esc"}

_SAID = """() => {
  const said = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  for (let at = walk.currentNode; at; at = walk.nextNode()) {
    // A language's own name for itself is said in that language.
    if (at.matches('script, style, noscript, [lang]')) continue;
    for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
      if (at.getAttribute(name)) said.push(at.getAttribute(name));
    for (const child of at.childNodes)
      if (child.nodeType === Node.TEXT_NODE && child.data.trim()) said.push(child.data.trim());
  }
  return said;
}"""


def said(page):
    """Every text of the page: what stands in it and the names of its parts."""
    return page.evaluate(_SAID)


def not_said_in(page, language):
    """The texts of the page that are not in the language."""
    texts = [text for text in said(page) if re.search(r"[^\W\d_]{2}", text)]
    wrong = [text for text in texts if re.fullmatch(r"[a-z]+(\.\w+)+", text)]
    if language == "ru":
        wrong += [text for text in texts if set(re.findall(r"[A-Za-z]{2,}", text)) - LATIN]
    english = _only_english(language)
    return wrong + [text for text in texts if english.fullmatch(text)]


def _only_english(language):
    """Any text of the English catalog that the language has other words for."""
    here, there = _texts(language), _texts("en")
    own = {text for texts in here.values() for text in texts}
    patterns = [
        re.sub(r"\\\{[\w.]+\\\}", ".+", re.escape(text))
        for key, texts in there.items()
        for text in texts
        if text not in own and re.search(r"[a-z]{3}", re.sub(r"\{[\w.]+\}", "", text))
    ]
    return re.compile("|".join(patterns))


def _texts(language):
    with (LOCALE / f"{language}.po").open("rb") as file:
        return {
            catalogs._key(message): catalogs._forms(message)
            for message in read_po(file)
            if message.id
        }
