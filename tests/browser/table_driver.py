"""Plays at the page as a person does: by what can be seen and pressed."""

import contextlib
import re
from typing import ClassVar
from urllib.parse import urlsplit

from playwright.sync_api import TimeoutError

EXPLAINED = ("net::ERR_CONNECTION_REFUSED", "WebSocket connection")


class Table:
    """One browser page at the table, with everything that went wrong on it in ``faults``."""

    _known: ClassVar[dict] = {}

    def __init__(self, page, address):
        self.page = page
        self.address = address
        self.faults = []
        self.server_may_be_gone = False
        self._known[page] = self
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("console", self._said)
        page.on("request", self._asked)

    @classmethod
    def of(cls, page):
        return cls._known.get(page)

    def _said(self, message):
        gone = self.server_may_be_gone and any(word in message.text for word in EXPLAINED)
        if message.type in ("error", "warning") and not gone:
            self.faults.append(f"console: {message.text}")

    def _asked(self, request):
        host = urlsplit(request.url).hostname
        if host not in ("127.0.0.1", None):
            self.faults.append(f"asked {request.url}")

    def open(self, path=""):
        self.page.goto(self.address + path)
        return self

    def start(self, variant="modern"):
        """From the first page to the first decision."""
        self.open()
        if variant == "modern":
            self.page.get_by_test_id("start-modern").click()
        else:
            self.page.get_by_test_id(f"variant-{variant}").click()
        self.wait_for_turn()
        return self

    def make(self, variant, options):
        """A table of the variant with these house rules, asked for beside the page; opened."""
        answer = self.page.evaluate(
            """async ([variant, options]) => {
              const made = await fetch('/api/tables', {method: 'POST',
                headers: {'content-type': 'application/json'},
                body: JSON.stringify({variant, options, pace: 'fast'})});
              const answer = await made.json();
              return answer.table ?? JSON.stringify(answer);
            }""",
            [variant, options],
        )
        return self.open(f"t/{answer}")

    # ---- what can be seen ----

    def has(self, name):
        return self.page.get_by_test_id(name).count() > 0

    def hand(self):
        cards = self.page.locator("[data-testid=hand-card]")
        return cards.evaluate_all("all => all.map(each => each.dataset.card)")

    def playable(self):
        cards = self.page.locator("[data-testid=hand-card]:not(.dim)")
        return cards.evaluate_all("all => all.map(each => each.dataset.card)")

    def number(self):
        return int(self.page.locator(".table").get_attribute("data-n"))

    def phase(self):
        return self.page.locator(".table").get_attribute("data-phase")

    def prompt(self):
        return self.page.get_by_test_id("prompt").inner_text()

    def width_is_kept(self):
        return self.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")

    # ---- what can be done ----

    def wait_for_turn(self):
        """Until the reader is asked something, a window wants an answer, or the game is over."""
        self.page.locator(
            ".prompt.mine, [data-testid=score-sheet], [data-testid=over-dialog]"
        ).first.wait_for()

    def press(self, name, which=0):
        self.page.get_by_test_id(name).nth(which).click()

    def _press_unless_gone(self, name):
        """For what the page does by itself after a moment, perhaps under the pointer."""
        with contextlib.suppress(TimeoutError):
            self.page.get_by_test_id(name).first.click(timeout=1500)

    def card(self, text, which=0):
        """Presses the visible edge of a card of the hand."""
        cards = self.page.locator(f"[data-testid=hand-card][data-card='{text}']")
        cards.nth(which).click(position={"x": 7, "y": 12})

    def mark(self):
        """What the table shows now, to be told from what it shows next."""
        return [self.number(), self.prompt()]

    def moved_on(self, mark):
        """Waits until the table shows something else than at the mark.

        Going on after the melds is no event of the game, so the number alone would not tell.
        """
        self.page.wait_for_function(
            """([n, prompt]) => Number(document.querySelector('.table').dataset.n) !== n
              || document.querySelector('[data-testid=prompt]').innerText !== prompt
              || document.querySelector('[data-testid=score-sheet]')""",
            arg=mark,
        )

    def pass_suggested_cards(self):
        """Takes the suggestion; gives back the reasons that came with it."""
        self.press("suggest")
        reasons = self.page.get_by_test_id("hint-note").inner_text()
        self.press("hint-do")
        self.press("confirm-pass")
        return reasons

    def step(self):
        """Does one sensible thing that is asked; gives back what it was."""
        self.wait_for_turn()
        mark = self.mark()
        if self.has("score-sheet") or self.has("over-dialog"):
            return "sheet"
        done = self._answer()
        self.moved_on(mark)
        return done

    def bid_until(self, there):
        """Bids at every chance, and plays on from deal to deal, until ``there()`` holds."""
        for _ in range(200):
            self.wait_for_turn()
            if there():
                return
            if self.has("score-sheet"):
                self.next_deal()
            elif self.has("bid-confirm"):
                mark = self.mark()
                self.press("bid-confirm")
                self.moved_on(mark)
            else:
                self.step()
        raise AssertionError("it never came to that")

    def _answer(self):
        if self.has("pass-call"):
            self.press("pass-call")
            return "pass"
        if self.has("bid-confirm"):
            self.press("bid-confirm")
            return "bid"
        if self.page.locator(".suit-button").count():
            best = self.page.locator(".suit-button.best")
            (best if best.count() else self.page.locator(".suit-button")).first.click()
            return "trump"
        if self.has("confirm-pass"):
            self.pass_suggested_cards()
            return "pass cards"
        if self.has("confirm-bury"):
            self.press("suggest")
            self.press("hint-do")
            self.press("confirm-bury")
            return "bury"
        if self.has("confirm-share"):
            self.press("suggest")
            self.press("hint-do")
            self.press("confirm-share")
            return "share"
        for no in ("exchange-no", "offer-play"):
            if self.has(no):
                self.press(no)
                return no
        if self.has("continue"):
            self._press_unless_gone("continue")
            return "continue"
        if self.has("meld-choice"):
            self.press("meld-choice")
            return "meld"
        if self.has("draw"):
            self._press_unless_gone("draw")
            return "draw"
        self.card(self.playable()[0])
        return "play"

    def play_deal(self):
        """To the score sheet; gives back how often each thing was done."""
        done = {}
        for _ in range(120):
            what = self.step()
            if what == "sheet":
                return done
            done[what] = done.get(what, 0) + 1
        raise AssertionError(f"no end after {done}")

    def sheet(self):
        """The score sheet: for each side the points of its lines, the change and the total."""
        return self.page.locator("[data-testid=score-sheet] table").evaluate_all(
            """sides => sides.map(side => ({
              lines: [...side.querySelectorAll('tbody td')].map(each => each.textContent),
              change: side.querySelector('.sum td').textContent,
              total: side.querySelector('.total td').textContent,
            }))"""
        )

    def next_deal(self):
        """From the score sheet to the first decision of the next deal, or of the next game."""
        over = self.has("over-dialog")
        self.press("play-again" if over else "continue", -1)
        shown = "over-dialog" if over else "score-sheet"
        self.page.get_by_test_id(shown).wait_for(state="detached")
        self.page.locator("[data-testid=hand-card]").first.wait_for()
        self.wait_for_turn()


def numbers(text):
    """All whole numbers of a text, a minus of either kind understood."""
    return [int(each.replace("−", "-")) for each in re.findall(r"[−-]?\d+", text)]
