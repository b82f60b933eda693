"""People: each with a browser context of their own, as they look at a table and act on it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, expect
from playwright.sync_api import TimeoutError as InVain
from tests.e2e.policy import choose
from tests.e2e.wire import AskId, Message, Wire

from cosmodrome.texts import Texts

# How long, in milliseconds, anything may take on a busy machine; who waits for what comes loses nothing by it.
PATIENCE = 90_000
# After so long a click in vain looks whether the question is still there.
GLANCE = 5_000
# So many questions lead to any kind of question.
MANY = 400
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1440, "height": 900}

# A text that was not found is shown as its key; a name that was not given stays in braces.
PREFIXES = (
    "ask|option|event|hint|step|outcome|refusal|setting|variant|sign|ship|ship-class|colony|rule|rules|ruling|base|card|"
    "ability|reward|game|home|row|nowhere|new|pace|bot|seat|lobby|join|share|title|table|menu|theme|sound|bar|link|"
    "live|tab|zoom|decision|clock|why|log|chat|curtain|help|result|standings|chart|rematch|replay|stopped|turn|window|order|orders|"
    "about|board|faction|planet|system|technology|unit|kind|strategy-card|action-card|objective|agenda|note|law|offer|"
    "story|announce|proposal|away|value|token|anomaly|wormhole|deck|alien|flare|artifact|primer|term|host|motion|claim"
)
KEY_SHOWN = re.compile(
    rf"(?<![\w-])(?:{PREFIXES})-[a-zA-Z0-9][\w-]*(?:\.\w+)?|\{{\s*\$\w+|\bundefined\b|\bNaN\b|\[object "
)

# What a page says in English; the wording is not ours to repeat.
say = Texts("en", "space-base", strict=True).say

STATE = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const ask = document.querySelector('[data-testid=ask]');
  return {
    curtain: !!document.querySelector('[data-testid=curtain]'),
    over: !!document.querySelector('[data-testid=result]'),
    ask: ask?.dataset.ask?.split(' ').map(Number) ?? null,
    question: ask?.querySelector('h2')?.textContent.trim() ?? '',
    options: all('[data-testid=ask] [data-option]:not(:disabled)').map((e) => e.dataset.option),
    lit: all('[data-testid=board] [data-option]').map((e) => e.dataset.option),
    roll: !!document.querySelector('[data-testid=roll]'),
    alert: all('[role=alert]').map((e) => e.textContent.trim()).filter(Boolean),
  };
}"""

# Every text a reader or a screen reader meets; with a pattern, what of it matches.
WORDS = """(pattern) => {
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (!node.parentElement.closest('script, style, code, [data-testid=chat-input]')) found.push(node.data);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt', 'aria-description'])
    for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name));
  const texts = found.map((text) => text.trim()).filter(Boolean);
  return pattern ? [...new Set(texts.flatMap((text) => text.match(new RegExp(pattern, 'g')) ?? []))] : texts;
}"""


@dataclass
class State:
    """What a page asks of the person before it."""

    curtain: bool
    over: bool
    ask: AskId
    question: str
    options: list[str]
    lit: list[str]
    roll: bool
    alert: list[str]


class Person:
    """One browser context with one page."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.wire = Wire(self.page)
        self._complaints: list[str] = []
        self._forgiven: list[str] = []
        self.page.on("pageerror", lambda error: self._complaints.append(f"uncaught: {error}"))
        self.page.on("console", self._console)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complaints.append(f"{message.type}: {message.text}")

    @property
    def problems(self) -> list[str]:
        """What went wrong in the browser."""
        return [text for text in self._complaints if not any(re.search(one, text) for one in self._forgiven)]

    def forgives(self, *patterns: str) -> None:
        """The browser may complain about these: they are caused on purpose."""
        self._forgiven.extend(patterns)

    # ---- finding things -----------------------------------------------------------------------------------

    def find(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def option(self, option: str, where: str = "ask") -> Locator:
        return self.find(where).locator(f'[data-option="{option}"]')

    def button(self, key: str, **args: Any) -> Locator:
        """A button by the key of its text."""
        return self.page.get_by_role("button", name=say(key, **args), exact=True)

    def link(self, key: str) -> Locator:
        return self.page.get_by_role("link", name=say(key), exact=True)

    def field(self, key: str) -> Locator:
        """A field by the key of its label."""
        return self.page.get_by_label(say(key))

    def words(self) -> list[str]:
        """All texts of the page."""
        found: list[str] = self.page.evaluate(WORDS)
        return found

    def keys_shown(self) -> list[str]:
        """Texts that are no texts but names of texts."""
        found: list[str] = self.page.evaluate(WORDS, KEY_SHOWN.pattern)
        return sorted(found)

    def log(self) -> list[str]:
        """The lines of the log."""
        lines: list[str] = self.find("log").locator("p[data-event]").all_text_contents()
        return [line.strip() for line in lines]

    def state(self) -> State:
        shown = self.page.evaluate(STATE)
        return State(**{**shown, "ask": tuple(shown["ask"]) if shown["ask"] else None})

    def until(self, true: Callable[[State], bool], patience: float = PATIENCE / 1000) -> State:
        """The page's state as soon as something is so."""
        end = time.monotonic() + patience
        while not true(state := self.state()):
            if time.monotonic() > end:
                raise AssertionError(f"waited in vain at {self.page.url}: {state}")
            if state.roll:
                self.page.keyboard.press("Enter")  # the button has the focus
            self.page.wait_for_timeout(40)
        return state

    def is_asked(self, state: State) -> bool:
        """Whether the page has an open question, the one that the server has put last."""
        return bool(state.options) and state.ask == self.wire.ask_id

    def until_asked(self, patience: float = PATIENCE / 1000) -> State:
        return self.until(self.is_asked, patience)

    def until_past(self, asked: AskId) -> State:
        """As soon as a question is no longer open."""
        return self.until(lambda state: state.ask != asked or state.over)

    def until_asked_after(self, asked: AskId) -> State:
        """As soon as there is another question."""
        return self.until(lambda state: state.ask != asked and self.is_asked(state))

    # ---- moving about -------------------------------------------------------------------------------------

    def goes(self, path: str) -> None:
        self.page.goto(path if path.startswith("http") else self.url + path)

    def speaks(self, language: str) -> None:
        """Chooses a language, and waits until it is there."""
        self.find("language").select_option(language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def calls(self, method: str, path: str, body: Any = None) -> Any:
        """A request to the API with this person's cookies."""
        return self.page.evaluate(
            """async ([method, path, body]) => {
              const token = /csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
              const headers = { 'content-type': 'application/json', 'x-csrftoken': token };
              const init = { method, headers };
              if (body !== null) init.body = JSON.stringify(body);
              const answer = await fetch(path, init);
              const text = await answer.text();
              if (!answer.ok) throw new Error(`${answer.status} ${text}`);
              return JSON.parse(text);
            }""",
            [method, path, body],
        )

    def makes_table(self, seats: int = 3, **fields: Any) -> str:
        """A table made without the form; its id. `variant` is an option of the game."""
        options = {"variant": fields.pop("variant", "standard")}
        body = {"game": "space-base", "seats": seats, "options": options, "name": "Ann", "pace": "instant", **fields}
        made = self.calls("POST", "/api/tables", body)
        return str(made["id"])

    def sits(self, table: str, seat: int, name: str) -> None:
        self.calls("POST", f"/api/tables/{table}/seats/{seat}", {"name": name})

    def starts(self, table: str) -> None:
        self.calls("POST", f"/api/tables/{table}/start")

    def lets_bot(self, table: str, seat: int, bot: str | None) -> None:
        self.calls("POST", f"/api/tables/{table}/seats/{seat}/bot", {"bot": bot})

    def sees_result(self, table: str, seats: Sequence[int] = ()) -> None:
        """Bots play this person's seats to the end; nobody has to draw it meanwhile."""
        self.goes("/")
        for seat in seats:
            self.lets_bot(table, seat, "greedy")
        end = time.monotonic() + 5 * PATIENCE / 1000
        while self.calls("GET", f"/api/tables/{table}")["state"] != "over":
            assert time.monotonic() < end, "the bots do not come to an end"
            self.page.wait_for_timeout(100)
        self.goes(f"/t/{table}")
        expect(self.find("result")).to_be_visible()

    # ---- playing ------------------------------------------------------------------------------------------

    def presses(self, place: Locator, asked: AskId, tap: bool = False, position: Any = None) -> bool:
        """Clicks on an answer, or taps it; False if the question went away before, because somebody acted unasked."""
        end = time.monotonic() + PATIENCE / 1000
        while self.wire.ask_id == asked:
            try:
                self.unfolds(place, tap)
                (place.tap if tap else place.click)(timeout=GLANCE, position=position)
                return True
            except InVain:
                if time.monotonic() > end:
                    raise
        return False

    def unfolds(self, place: Locator, tap: bool = False) -> None:
        """Opens the list that holds an answer: what the board offers in its own way is folded away beside it."""
        folded = place.locator("xpath=ancestor::details[not(@open)]")
        for _ in range(folded.count()):  # the outermost first
            summary = folded.first.locator(":scope > summary")
            (summary.tap if tap else summary.click)(timeout=GLANCE)

    def decides(self, state: State, on_board: bool = False, tap: bool = False) -> str | None:
        """Answers the open question by a click in the panel, or on the board where the option is lit there; None if it
        went away."""
        option = choose(state.options, self.wire.hints())
        where = "board" if on_board and state.lit.count(option) == 1 else "ask"
        if not self.presses(self.option(option, where).last, state.ask, tap):
            return None
        # What cannot be taken back is asked about first when it is chosen on the board.
        if where == "board" and (sure := self.find("confirm")).count():
            self.presses(sure, state.ask, tap)
        return option

    def plays(self, decisions: int, tap: bool = False) -> list[str]:
        """Answers so many questions, as they come."""
        chosen: list[str] = []
        while len(chosen) < decisions:
            state = self.until(lambda state: state.over or self.is_asked(state))
            if state.over:
                break
            if option := self.decides(state, tap=tap):
                chosen.append(option)
                self.until_past(state.ask)
        return chosen

    def plays_to(self, here: Callable[[State], bool], tap: bool = False) -> State:
        """Answers until there is a question of some kind, which stays open."""
        for _ in range(MANY):
            if here(state := self.until_asked()):
                return state
            self.plays(1, tap)
        raise AssertionError(f"it never came to that: {self.state()}")

    @property
    def ask_id(self) -> AskId:
        """Which question the page shows."""
        return self.state().ask

    @property
    def answers(self) -> list[Message]:
        """What this person's pages have answered, each answer once: after a break it may be sent again."""
        sent = {one["nonce"]: one for one in self.wire.said if one["type"] == "answer"}
        return list(sent.values())


def at_rest(*people: Person, patience: float = PATIENCE / 1000) -> Person:
    """Somebody has a question before them, so that nothing happens until they answer, and all have been told the same;
    who has."""
    asked: list[Person] = []

    def rests(_: State) -> bool:
        asked[:] = [person for person in people if person.is_asked(person.state())]
        return bool(asked) and len({person.wire.cursor for person in people}) == 1

    people[0].until(rests, patience)
    return asked[0]


def play_out(
    players: Sequence[Person],
    seconds: float,
    each: Callable[[Person, State], None] | None = None,
    most: int | None = None,
) -> int:
    """Everybody answers what they are asked until the result is shown to all, or `most` answers have been given;
    how many there were. Every other one is given on the board, where the option is lit there.
    """
    end = time.monotonic() + seconds
    answers = 0
    waiting = list(players)
    while waiting and answers != most:
        assert time.monotonic() < end, f"the game takes too long: {[person.state() for person in players]}"
        idle = True
        for person in list(waiting):
            state = person.state()
            if state.over:
                waiting.remove(person)
                continue
            if not person.is_asked(state):
                continue
            if each:
                each(person, state)
            idle = False
            if person.decides(state, on_board=answers % 2 == 1):
                answers += 1
            if answers == most:
                break
        if idle:
            players[0].page.wait_for_timeout(20)
    return answers
