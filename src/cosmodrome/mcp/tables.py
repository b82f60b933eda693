"""Tables at which one seat is played by a model and the others by bots, told in words.

A table shows what its seat may know and nothing else: every text is made from the seat's view, its own events and its
own ask.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import cosmodrome
from cosmodrome.bots import Place, make
from cosmodrome.cli.boards import Scene
from cosmodrome.cli.ledger import find_rules, ledger_of, sections_of
from cosmodrome.cli.orders import Orders, order_text
from cosmodrome.cli.pages import WIDTH, board_for, plain
from cosmodrome.games import packages, rules_of
from cosmodrome.kernel import Ask, Option, Refusal, Seat
from cosmodrome.texts import LANGUAGES, Texts

SHORT = 1  # parts of the table up to this rank are shown when it is asked for shortly
STARS = ("Altair", "Bellatrix", "Capella", "Deneb", "Electra", "Fomalhaut")  # what the players are called, by seat
MOST_NEWS = 60  # lines
MOST_RULES = 12


class CannotDo(Exception):
    """What was asked for cannot be done; the message says why and what can."""


def texts_of(game: str, lang: str) -> Texts:
    """The texts of a game in a language."""
    if game not in packages():
        raise CannotDo(f"There is no game {game!r}. Games: {', '.join(packages())}.")
    if lang not in LANGUAGES:
        raise CannotDo(f"There is no language {lang!r}. Languages: {', '.join(LANGUAGES)}.")
    return Texts(lang, game)


def rules_in_words(game: str, words: str, lang: str = "en") -> str:
    """Rules and rulings by id or section, or those that speak of something; without words, the list of sections."""
    texts, ledger = texts_of(game, lang), ledger_of(game)
    if not ledger["rows"]:
        raise CannotDo(f"The rules of {game} are not written down row by row.")
    if not words.strip():
        return "\n".join(f"{section}  {texts.topic(section)}" for section in sections_of(ledger))
    rows = find_rules(ledger, words, texts)
    if not rows:
        raise CannotDo(f"No rule speaks of {words!r}. Try one word, or an id such as {ledger['rows'][0]['id']}.")
    told = [f"{row['id']}  {texts.topic(row['id'])}: {texts.rule(row['id'])}" for row in rows[:MOST_RULES]]
    if len(rows) > MOST_RULES:
        told.append(f"{len(rows) - MOST_RULES} more: " + ", ".join(row["id"] for row in rows[MOST_RULES:]))
    return "\n".join(told)


class Table:
    """One game with a model in one seat."""

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        seat: Seat = 0,
        options: Mapping[str, Any] | None = None,
        seed: str | None = None,
        lang: str = "en",
    ) -> None:
        self.texts = texts_of(game, lang)
        seats = len(bots) + 1
        if not 0 <= seat < seats:
            raise CannotDo(f"There is no seat {seat} among {seats}: seats are counted from 0.")
        low, high = rules_of(game).seats
        if not low <= seats <= high:
            raise CannotDo(f"{game} is for {low} to {high} players: give {low - 1} to {high - 1} bots.")
        self.seat = seat
        self.bots = [*bots[:seat], "", *bots[seat:]]
        self.names = list(STARS[:seats])
        try:
            self._bots = {at: make(bot, game) for at, bot in enumerate(self.bots) if bot}
            self.game = cosmodrome.new_game(game, seats, seed, options)
        except Refusal as refusal:
            raise CannotDo(refused(refusal)) from None
        self._board = board_for(game, self.names, lang)
        self._orders = Orders(self.game, [seat])
        self._rng = Random(seed)
        self._acted: tuple[Seat, int] | None = None
        self._told = 0
        self.play_on()

    # ---- the others ---------------------------------------------------------------------------------------------

    def play_on(self) -> None:
        """Let bots and standing orders answer until the model is asked or the game is over."""
        while self.game.asks and (self.ask is None or self._obeyed()):
            if self.ask is None:
                self._bot_decides(self.game.asks[0])

    def _obeyed(self) -> bool:
        """Whether a standing order has answered for the model."""
        ask = self.ask
        option = None if ask is None else self._orders.answer(ask)
        if option is not None:
            self.game.answer(self.seat, option)
        return option is not None

    def _bot_decides(self, ask: Ask) -> None:
        bot, place = self._bots[ask.seat], Place(self.game, ask.seat)
        if self._acted != (ask.seat, ask.id) and (act := bot.act(place, self._rng)):
            self._acted = (ask.seat, ask.id)
            self.game.act(ask.seat, act)
        else:
            self.game.answer(ask.seat, bot.choose(place, self._rng), ask.id)

    # ---- what the model is shown --------------------------------------------------------------------------------

    @property
    def ask(self) -> Ask | None:
        """What the model is asked."""
        return self.game.ask(self.seat)

    def line(self) -> str:
        """The table in one line."""
        outcome = self.game.outcome
        if outcome is None:
            where = "your move"
        else:
            where = f"over; won by {', '.join(self.names[seat] for seat in outcome.winners)}"
        others = [f"{name} ({bot})" for name, bot in zip(self.names, self.bots, strict=True) if bot]
        you = f"you are {self.names[self.seat]}, in seat {self.seat}"
        return f"{self.game.rules.id}, {you}, against {', '.join(others)}: {where}"

    def look(self, long: bool = False) -> str:
        """The table in words and signs; `long` leaves nothing out and explains the signs."""
        scene = Scene(view=self.game.view(self.seat), seat=self.seat, width=WIDTH)
        parts = [part for part in self._board.sections(scene) if long or part.rank <= SHORT]
        legend = [self._board.legend(WIDTH, {sign for part in parts for sign in part.signs})] if long else []
        return plain(*(part.body for part in parts), *legend)

    def news(self) -> str:
        """What happened since the last time, oldest first."""
        events = self.game.events(self.seat)
        lines = [line.plain for line in self._board.news(events, self._told)]
        self._told = len(events)
        return "\n".join([f"({len(lines) - MOST_NEWS} earlier lines)"] * (len(lines) > MOST_NEWS) + lines[-MOST_NEWS:])

    def question(self) -> str:
        """The open question with numbered options, or how the game ended."""
        ask = self.ask
        if ask is None:
            return self.line() + self._standings()
        scene = Scene(
            view=self.game.view(self.seat),
            seat=self.seat,
            width=WIDTH,
            ask=ask,
            hints={option.id: self.game.hint(self.seat, option) for option in ask.options},
        )
        lines = [self.texts.ask(ask, self.names)]
        if about := self.texts.about(ask, self.names):
            lines.append(about)
        for number, option in enumerate(ask.options, start=1):
            brings = self._board.about(scene, option).plain.strip()
            text = self.texts.option(option, self.names, ask)
            lines.append(f"{number}. {text}{f' — {brings}' if brings else ''} [{option.id}]")
        return "\n".join(lines)

    def _standings(self) -> str:
        outcome = self.game.outcome
        if outcome is None:
            return ""
        return "\n" + plain(self._board.standings(self.game.view(self.seat), outcome.winners))

    def acts(self) -> str:
        """What may be done unasked."""
        acts = self.game.acts(self.seat)
        lines = [
            f"{number}. {self.texts.option(act, self.names)} [{act.id}]" for number, act in enumerate(acts, start=1)
        ]
        return "\n".join(lines) or "Nothing can be done unasked now."

    def orders(self) -> str:
        """The standing orders, those that stand first."""
        listed = self._orders.listed(self.seat)
        marks = {True: "on", False: "off"}
        lines = [f"{marks[on]}: {order_text(order, self.texts, self.names)} [{order}]" for order, on in listed]
        return "\n".join(lines) or "This game has no standing orders for now."

    # ---- what the model does ------------------------------------------------------------------------------------

    def answer(self, option: str) -> str:
        """Answer by number or id; what happened next, and the next question."""
        ask = self.ask
        if ask is None:
            raise CannotDo(f"You are not asked anything: {self.line()}.")
        self._try(lambda: self.game.answer(self.seat, chosen(option, ask.options), ask.id))
        return self.after()

    def act(self, act: str) -> str:
        """Do something unasked, by number or id."""
        self._try(lambda: self.game.act(self.seat, chosen(act, self.game.acts(self.seat))))
        return self.after()

    def undo(self) -> str:
        """Take back the last answer, as far as the rules allow."""
        self._try(lambda: self.game.undo(self.seat))
        self._orders.wake(self.seat)
        return self.after()

    def order(self, order: str, on: bool) -> str:
        """Give a standing order or drop it."""
        self._try(lambda: self._orders.change(self.seat, order, on))
        self.play_on()
        return self.orders()

    def why(self, option: str) -> str:
        """The rule that forbids an option now."""
        ask = self.ask
        if ask is not None and option in [each.id for each in ask.options]:
            return "It is legal."
        rule = self.game.why(self.seat, option)
        return "No single rule says so." if rule is None else f"{rule}: {self.texts.rule(rule)}"

    def after(self) -> str:
        """What happened, and the question that is open now."""
        self.play_on()
        return "\n\n".join(filter(None, (self.news(), self.question())))

    def _try(self, do: Any) -> None:
        try:
            do()
        except Refusal as refusal:
            raise CannotDo(f"{refused(refusal)}\n\n{self.question()}") from None


def chosen(text: str, options: Sequence[Option]) -> str:
    """The id of an option given by number or by id."""
    text = text.strip()
    if text.isdecimal() and 1 <= int(text) <= len(options):
        return options[int(text) - 1].id
    return text


def refused(refusal: Refusal) -> str:
    """A refusal in words: its name, the rule and the details."""
    return f"Refused: {refusal}."
