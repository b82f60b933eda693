"""A game in the terminal: who is asked, what is shown, what can be typed."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from traceback import format_exc
from typing import Any, NoReturn

from rich.console import Group
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cosmodrome.bots import Bot, Place
from cosmodrome.cli import commands
from cosmodrome.cli.boards import Board, Scene
from cosmodrome.cli.boards.news import fitting
from cosmodrome.cli.ledger import print_rules
from cosmodrome.cli.orders import Orders, order_text
from cosmodrome.cli.players import Player
from cosmodrome.cli.records import save
from cosmodrome.cli.screen import NARROWEST, Drawn, Leave, Screen, height_of
from cosmodrome.cli.story import closing, final, log_line
from cosmodrome.kernel import DONE, PASS, Ask, Game, Option, Refusal
from cosmodrome.texts import Texts

FEWEST_NEWS, ENOUGH_NEWS, MOST_NEWS = 4, 8, 12  # lines; the rest is in the log
LOG_LINES = 40
MOST_ACTS = 12  # that are listed, unless a game has more of its own
MOST_CARDS = 6  # shown for one word
EVERYTHING = 10_000  # lines: more than any table has


class Session:
    """One game with people at this keyboard and bots, from where it stands to its end."""

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        board: Board,
        texts: Texts,
        screen: Screen,
        bots: Mapping[int, Bot],
        rng: Random,
        file: Path | None = None,
        delay: float = 0.0,
    ) -> None:
        self.game = game
        self.players = players
        self.board = board
        self.texts = texts
        self.screen = screen
        self.bots = bots
        self.rng = rng
        self.file = file
        self.delay = delay
        self.names = [player.name for player in players]
        self.people = [player.seat for player in players if player.is_person]
        self._brief = Texts(texts.lang, texts.game, short=True)
        self._seen = dict.fromkeys(range(len(players)), 0)
        self._told = 0  # events shown while bots play
        self._at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self._answered: list[int] = []
        self._acted: dict[int, int] = {}  # by seat: the last ask before which its bot did something unasked
        self.orders = Orders(game, self.people)

    def say(self, key: str, **args: Any) -> str:
        """A text of the terminal."""
        return self.texts.say(f"terminal-{key}", **args)

    def note(self, key: str, style: str = "", **args: Any) -> None:
        """One line of the terminal's own."""
        self.screen.show(Text(self.say(key, **args), style))

    # ---- the course of the game ---------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play to the end; False if the players left before it."""
        try:
            while self.game.asks:
                ask = next((ask for ask in self.game.asks if ask.seat in self.people), None)
                if ask is None:
                    self.bot_decides(self.game.asks[0])
                elif (ordered := self.orders.answer(ask)) is not None:
                    self.game.answer(ask.seat, ordered, ask=ask.id)
                    self.keep()
                else:
                    self.person_decides(ask)
        except Leave:
            self.leave()
            return False
        self.finish()
        return True

    def bot_decides(self, ask: Ask) -> None:
        """A bot answers, or before that does one thing unasked; with a delay, what it does is told at once."""
        bot, place = self.bots[ask.seat], Place(self.game, ask.seat)
        try:
            with self.screen.console.status(Text(self.say("thinks", name=self.names[ask.seat]), "dim")):
                act = bot.act(place, self.rng) if self._acted.get(ask.seat) != ask.id else None
                option = bot.choose(place, self.rng) if act is None else ""
        except KeyboardInterrupt:
            raise Leave from None
        except Exception:
            self.bot_failed(ask, format_exc())
        try:
            if act is not None:
                self._acted[ask.seat] = ask.id
                self.game.act(ask.seat, act)
            else:
                self.game.answer(ask.seat, option, ask=ask.id)
        except Refusal as refusal:
            self.bot_failed(ask, f"{type(refusal).__name__}: {refusal}")
        self.keep()
        if self.delay or not self.people:
            self.tell_on()

    def bot_failed(self, ask: Ask, story: str) -> NoReturn:
        """A bot does not know how to go on: its author reads why, and the game can be saved up to here."""
        self.screen.show(Text(story.rstrip(), "dim"))
        self.note("bot-failed", "red", name=self.names[ask.seat], ask=ask.key)
        raise Leave

    def tell_on(self) -> None:
        """What happened since the last line, for those who watch."""
        events = self.game.events(self._at_keyboard)
        fresh = len(events) > self._told
        for line in self.board.news(events, self._told):
            self.screen.show(line)
        self._told = len(events)
        if fresh and self.delay:
            try:
                time.sleep(self.delay)
            except KeyboardInterrupt:
                raise Leave from None

    def person_decides(self, ask: Ask) -> None:
        """Show the table to whoever is asked, and read until there is an answer."""
        self.draw_curtain(ask.seat)
        self.show_table(ask)
        while True:
            try:
                if self.obey(ask, self.screen.read("› ")):
                    break
            except Refusal as refusal:
                self.refused(refusal)
        self.keep()

    def draw_curtain(self, seat: int) -> None:
        """Between two people: nobody sees what is for other eyes."""
        if seat != self._at_keyboard and len(self.people) > 1 and self.board.has_secrets(self.game.view(seat)):
            self.screen.clear()
            self.screen.show(Padding(Text(self.say("curtain", name=self.names[seat]), "bold"), (2, 2)))
            self.screen.read(self.say("curtain-ready", name=self.names[seat]) + " ")
        self._at_keyboard = seat

    # ---- showing ------------------------------------------------------------------------------------------------

    def scene(self, ask: Ask) -> Scene:
        """The table as the asked seat sees it, with the numbers of its answers."""
        options = self.board.arrange(ask)
        first = 0 if options[0] in (PASS, DONE) else 1
        return Scene(
            view=self.game.view(ask.seat),
            seat=ask.seat,
            width=self.screen.width,
            ask=ask,
            numbers={option.id: number for number, option in enumerate(options, start=first)},
            hints={option.id: self.game.hint(ask.seat, option) for option in options},
        )

    def show_table(self, ask: Ask, everything: bool = False) -> None:
        """What happened, the table, the question: as much as the window holds, the question always."""
        scene = self.scene(ask)
        news = self.board.news(self.game.events(ask.seat), self._seen[ask.seat])
        below, space = self.below(scene), EVERYTHING
        if not everything:
            space = self.screen.height - height_of(below) - 1
            sections = self.board.sections(scene)
            if self.screen.fitting(sections, space - FEWEST_NEWS).left:  # the table comes before long explanations
                below = self.below(scene, shortly=True)
                space = self.screen.height - height_of(below) - 1
        room = space - min(len(news), FEWEST_NEWS)
        page = self.screen.fitting(self.board.sections(scene), room)
        if page.height > room and scene.width > NARROWEST:  # one below the other, so that parts can go
            page = self.screen.fitting(self.board.sections(replace(scene, width=NARROWEST)), room)
        gaps = [""] if page.height <= room else []
        self.screen.clear()
        for _, drawn in page.kept:
            self.screen.show(drawn, *gaps)
        space -= page.height + bool(page.left) - (0 if gaps else len(page.kept))
        signs = {sign for section, _ in page.kept for sign in section.signs}
        legend = self.screen.drawn(self.board.legend(scene.width, signs))
        if legend.height + 1 + min(len(news), ENOUGH_NEWS) <= space:
            self.screen.show(legend, "")
            space -= legend.height + 1
        if page.left:
            hidden = self.texts.joined([self.say(f"part-{section.name}") for section in page.left])
            self.note("not-shown", "dim", parts=hidden)
        most = max(1, min(MOST_NEWS, space))
        self.screen.show(*self.newest(news, most), *below)

    def newest(self, news: list[Text], most: int) -> list[Text]:
        """As much of the news as there is room for, and how many lines the log has besides."""
        if len(news) <= most:
            return news
        return [Text(self.say("more-in-log", count=len(news) - most + 1), "dim"), *fitting(news, most - 1)]

    def below(self, scene: Scene, shortly: bool = False) -> list[Drawn]:
        """What stands below the table: the question, and what can be typed."""
        assert scene.seat is not None
        return [self.screen.drawn(part) for part in (*self.question(scene, shortly), self.short_help(scene.seat))]

    def question(self, scene: Scene, shortly: bool = False) -> list[Any]:
        """The ask, and its options that the table does not show, each with what it brings; shortly, in one line."""
        ask = scene.ask
        assert ask is not None
        badge = self.board.badge(scene.view, ask.seat)
        text = Text.assemble(self.players[ask.seat].label(), "  ", badge)
        text.append(f"  {self._brief.ask(ask, self.names)}", "bold")
        about = self._brief.about(ask, self.names)
        said = Text(about, "dim", no_wrap=shortly, overflow="ellipsis" if shortly else None)
        help = [Padding(said, (0, 0, 0, 2))] if about else []
        drawn = self.board.drawn(scene)
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", width=4)
        table.add_column(max_width=scene.width // 2)
        table.add_column(ratio=1)
        for option in self.board.arrange(ask):
            if option.id not in drawn:
                brings = self.board.about(scene, option)
                if shortly:
                    brings.no_wrap, brings.overflow = True, "ellipsis"
                number = Text.assemble((str(scene.numbers[option.id]), "bold reverse"))
                table.add_row(number, self._brief.option(option, self.names), brings)
        rest = sorted(scene.numbers[id] for id in drawn)
        if rest:
            table.add_row(
                Text(f"{rest[0]}–{rest[-1]}" if len(rest) > 1 else str(rest[0]), "bold"),
                Text(self.say("see-table")),
            )
        return [Rule(style="dim"), text, *help, table]

    def short_help(self, seat: int) -> Text:
        """The words that can be typed, in one line."""
        undo = ["undo"] if self.undoable(seat) is not None else []
        acts = ["acts"] if any(is_own(act) for act in self.game.acts(seat)) else []
        words = ["help", *undo, *acts, "look", "card", "why", "rules", "log", "save", "quit"]
        return Text(" · ".join(commands.forms(word, self.texts.lang)[0] for word in words), "dim")

    # ---- obeying ------------------------------------------------------------------------------------------------

    def obey(self, ask: Ask, line: str) -> bool:
        """Do what was typed; True if the ask is answered or gone."""
        if not line.strip():
            self.show_table(ask)
            return False
        command, rest = commands.read(line, self.texts.lang)
        if command is None:
            return self.take_answer(ask, rest)
        return bool(getattr(self, f"do_{command}")(ask, rest))

    def take_answer(self, ask: Ask, line: str) -> bool:
        """A number, an option's id, or the name of a card that only one option is about."""
        option = self.meant(ask, line)
        if option is None:
            if line.lstrip("-").isdecimal():
                numbers = self.scene(ask).numbers.values()
                key = "no-such-number" if len(numbers) > 1 else "only-number"
                self.note(key, "red", low=min(numbers), high=max(numbers))
            elif ":" in line:
                self.game.answer(ask.seat, line, ask=ask.id)  # refused by name
            else:
                self.note("not-understood", "red", word=line)
            return False
        before = len(self.game.events(None))
        self.game.answer(ask.seat, option.id, ask=ask.id)
        self._seen[ask.seat] = self._told = before
        self._answered.append(ask.seat)
        return True

    def meant(self, ask: Ask, line: str) -> Option | None:
        """The legal option that a line stands for, if it is one."""
        numbers = self.scene(ask).numbers
        if line.isdecimal():
            return next((option for option in ask.options if numbers.get(option.id) == int(line)), None)
        if line in numbers:
            return next(option for option in ask.options if option.id == line)
        cards = self.board.find(line)
        legal = [id for card in cards for id in self.board.meant(ask, card) if id in numbers]
        return next((option for option in ask.options if [option.id] == legal), None)

    def refused(self, refusal: Refusal) -> None:
        """Why not, with the rule it rests on."""
        self.screen.show(Text(self.texts.refusal(refusal), "red"))
        if refusal.rule is not None:
            self.screen.show(Text(f"{refusal.rule}  {self.texts.rule(refusal.rule)}"))

    def do_help(self, ask: Ask, rest: str) -> None:
        """All that can be typed, and the signs."""
        table = Table.grid(padding=(0, 2, 0, 2))
        table.add_row(Text(self.say("help-number-form"), "bold"), self.say("help-number"))
        for command in commands.COMMANDS:
            table.add_row(
                Text(", ".join(commands.forms(command, self.texts.lang)), "bold"), self.say(f"help-{command}")
            )
        self.screen.show("", table, "", self.board.legend(self.screen.width))

    def do_legend(self, ask: Ask, rest: str) -> None:
        """What the signs mean."""
        self.screen.show(self.board.legend(self.screen.width))

    def do_undo(self, ask: Ask, rest: str) -> bool:
        """Take back the last answer at this keyboard, if nothing stands in between."""
        seat = self.undoable(ask.seat)
        self.game.undo(ask.seat if seat is None else seat)
        self.orders.wake(ask.seat if seat is None else seat)
        return True

    def undoable(self, seat: int) -> int | None:
        """Whose answer can be taken back: the asked person's, else that of who answered last."""
        for who in (seat, *reversed(self._answered[-len(self.people) :])):
            if self.game.may_undo(who):
                return who
        return None

    def do_table(self, ask: Ask, rest: str) -> None:
        """The whole table, however high."""
        self.show_table(ask, everything=True)

    def do_look(self, ask: Ask, rest: str) -> None:
        """Somebody's things."""
        seat = self.seat_named(rest) if rest else ask.seat
        if seat is None:
            self.note("no-such-seat", "red", word=rest, names=", ".join(self.names))
        else:
            self.screen.show("", self.board.look(self.game.view(ask.seat), seat, self.screen.width))

    def seat_named(self, word: str) -> int | None:
        """A seat by its number or by the beginning of a name."""
        if word.isdecimal():
            return int(word) if int(word) < len(self.players) else None
        found = [player.seat for player in self.players if player.name.casefold().startswith(word.casefold())]
        return found[0] if len(found) == 1 else None

    def do_card(self, ask: Ask, rest: str) -> None:
        """A card in words; by a number, the one that the answer is about, or what the answer brings."""
        option = self.meant(ask, rest) if rest.isdecimal() else None
        found = self.board.find(rest) if option is None else self.cards_of(option)
        if option is not None and not found:
            self.why_legal(ask, option)
        elif not found:
            self.note("no-such-card", "red", word=rest)
        elif len(found) > MOST_CARDS:
            self.note("many-cards", "red", count=len(found))
        else:
            for card in found:
                self.screen.show("", self.board.card(card))

    def cards_of(self, option: Option) -> list[str]:
        """The cards an option is about: those it calls so, and what else has the name of one."""
        found = {str(value): arg == "card" for arg, value in option.args.items()}
        return [card for name, is_card in found.items() for card in self.board.find(name) if is_card or card == name]

    def do_why(self, ask: Ask, rest: str) -> None:
        """The rule that forbids something, or that nothing does."""
        if not rest:
            return self.note("why-what", "red")
        legal = self.meant(ask, rest)
        if legal is not None:
            return self.why_legal(ask, legal)
        cards = self.board.find(rest) if ":" not in rest else []
        wishes = [id for card in cards for id in self.board.meant(ask, card)] or [rest]
        for wish in wishes:
            rule = self.game.why(ask.seat, wish)
            if rule is not None:
                text = Text.assemble((f"{rule}  {self.texts.topic(rule)}. ", "bold"), self.texts.rule(rule))
                return self.screen.show(text)
        return self.note("why-unknown", "red", word=rest)

    def why_legal(self, ask: Ask, option: Option) -> None:
        """It is among the options: what it brings."""
        scene = self.scene(ask)
        number = scene.numbers[option.id]
        text = Text(self.say("why-legal", number=number, option=self._brief.option(option, self.names)))
        self.screen.show(text, Text("  ").append_text(self.board.about(scene, option)))

    def do_rules(self, ask: Ask, rest: str) -> None:
        """The rules: sections, one rule, or a search."""
        if not print_rules(self.screen, self.texts, self.game.rules.id, rest):
            self.note("no-such-rule", "red", word=rest)

    def do_log(self, ask: Ask, rest: str) -> None:
        """What happened, in full sentences."""
        count = int(rest) if rest.isdecimal() else LOG_LINES
        events = self.game.events(ask.seat)
        shown = self._brief.story(events[-count:], self.names) if count else []
        self.screen.show(Group(*(log_line(event, self._brief, self.players) for event in shown)))
        if len(events) > count:
            self.note("log-more", "dim", count=len(events))

    def do_acts(self, ask: Ask, rest: str) -> bool:
        """What may be done unasked; `acts 2` does the second of them."""
        acts = self.game.acts(ask.seat)
        if rest.isdecimal() and 1 <= int(rest) <= len(acts):
            self.game.act(ask.seat, acts[int(rest) - 1].id)
            return True
        if not acts:
            self.note("no-acts", "dim")
        # What a game has of its own comes first; the windows to let pass may be many.
        own = sum(map(is_own, acts))
        shown = len(acts) if rest else max(own, min(len(acts), MOST_ACTS))
        form = commands.forms("acts", self.texts.lang)[0]
        for number, act in enumerate(acts[:shown], start=1):
            self.screen.show(Text.assemble((f"  {form} {number}  ", "bold"), self._brief.option(act, self.names)))
        if shown < len(acts):
            self.note("acts-more", "dim", count=len(acts) - shown, form=form)
        return False

    def do_orders(self, ask: Ask, rest: str) -> bool:
        """Standing orders; `orders 2` gives the second of them, or drops it if it stands."""
        listed = self.orders.listed(ask.seat)
        if rest.isdecimal() and 1 <= int(rest) <= len(listed):
            order, stands = listed[int(rest) - 1]
            self.orders.change(ask.seat, order, not stands)
            said = order_text(order, self._brief, self.names)
            self.note("order-dropped" if stands else "order-given", "green", order=said)
            return self.orders.answer(ask) is not None
        if not listed:
            self.note("no-orders", "dim")
        for number, (order, stands) in enumerate(listed, start=1):
            form = commands.forms("orders", self.texts.lang)[0]
            sign = ("✓ ", "bold green") if stands else ("  ", "")
            said = order_text(order, self._brief, self.names)
            self.screen.show(Text.assemble(sign, (f"{form} {number}  ", "bold"), said))
        return False

    def do_save(self, ask: Ask, rest: str) -> None:
        """Write the record; a game without a file is kept in this one from now on."""
        path = Path(rest) if rest else self.file or Path(f"{self.game.rules.id}.json")
        if self.write(path) and self.file is None:
            self.file = path

    def do_quit(self, ask: Ask, rest: str) -> None:
        """Leave."""
        raise Leave

    # ---- keeping ------------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Save silently, where the game has a file."""
        if self.file is not None:
            self.write(self.file, quiet=True)

    def write(self, path: Path, quiet: bool = False) -> bool:
        """Save the record, or say why it could not be."""
        try:
            save(path, self.game, self.players)
        except OSError as error:
            self.note("not-saved", "red", file=str(path), why=error.strerror or "")
            return False
        if not quiet:
            self.note("saved", "green", file=str(path))
        return True

    def leave(self) -> None:
        """Say good-bye, and offer to save what is not saved."""
        if self.file is not None:
            if self.write(self.file, quiet=True):
                self.note("left-saved", file=str(self.file))
        elif self.people:
            try:
                name = self.screen.read(self.say("save-first") + " ").strip()
            except Leave:
                return
            if name:
                self.write(Path(name))

    def finish(self) -> None:
        """The table at the end, who won and why."""
        outcome = self.game.outcome
        assert outcome is not None
        seat = self.people[0] if len(self.people) == 1 else None
        news = self.board.news(self.game.events(seat), max(self._told, *self._seen.values()))
        end = [self.screen.drawn(part) for part in closing(self.game, self.board, self._brief, self.names)]
        room = self.screen.height - height_of(end) - min(len(news), MOST_NEWS) - 2
        page = self.screen.fitting(final(self.board, self.game, seat, self.screen.width), room)
        self.screen.clear()
        for _, drawn in page.kept:
            self.screen.show(drawn, "")
        self.screen.show(*fitting(news, MOST_NEWS), Rule(style="dim"), *end)
        if self.file is not None:
            self.note("saved", "dim", file=str(self.file))


def is_own(act: Option) -> bool:
    """Whether an act is the game's own, an offer or a promise, and not a window to let pass."""
    return act.key not in ("let-pass", "ask-again")
