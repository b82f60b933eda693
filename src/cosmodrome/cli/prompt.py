"""What can be typed in the terminal, and what it does."""

from __future__ import annotations

from pathlib import Path

from rich.console import Group
from rich.table import Table
from rich.text import Text

from cosmodrome.cli import commands
from cosmodrome.cli.display import Display, is_own
from cosmodrome.cli.ledger import print_rules
from cosmodrome.cli.orders import Orders, order_text
from cosmodrome.cli.records import save
from cosmodrome.cli.screen import Leave
from cosmodrome.cli.story import log_line
from cosmodrome.kernel import Ask, Option, Refusal

LOG_LINES = 40
MOST_ACTS = 12  # that are listed, unless a game has more of its own
MOST_CARDS = 6  # shown for one word


class Prompt:
    """Numbers, names and words: each command is a method `do_...` that returns whether the ask is answered or gone."""

    def __init__(self, display: Display, file: Path | None = None) -> None:
        self.display = display
        self.game = display.game
        self.screen = display.screen
        self.people = display.people
        self.board, self.texts, self.names = display.board, display.texts, display.names
        self.file = file
        self.orders = Orders(self.game, self.people)

    def obey(self, ask: Ask, line: str) -> bool:
        """Do what was typed; True if the ask is answered or gone."""
        if not line.strip():
            self.display.show_table(ask)
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
                numbers = self.display.scene(ask).numbers.values()
                key = "no-such-number" if len(numbers) > 1 else "only-number"
                self.display.note(key, "red", low=min(numbers), high=max(numbers))
            elif ":" in line:
                self.game.answer(ask.seat, line, ask=ask.id)  # refused by name
            else:
                self.display.note("not-understood", "red", word=line)
            return False
        before = len(self.game.events(None))
        self.game.answer(ask.seat, option.id, ask=ask.id)
        self.display.seen[ask.seat] = self.display.told = before
        self.display.answered.append(ask.seat)
        return True

    def meant(self, ask: Ask, line: str) -> Option | None:
        """The legal option that a line stands for, if it is one."""
        numbers = self.display.scene(ask).numbers
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
        table.add_row(Text(self.display.say("help-number-form"), "bold"), self.display.say("help-number"))
        for command in commands.COMMANDS:
            table.add_row(
                Text(", ".join(commands.forms(command, self.texts.lang)), "bold"),
                self.display.say(f"help-{command}"),
            )
        self.screen.show("", table, "", self.board.legend(self.screen.width))

    def do_legend(self, ask: Ask, rest: str) -> None:
        """What the signs mean."""
        self.screen.show(self.board.legend(self.screen.width))

    def do_undo(self, ask: Ask, rest: str) -> bool:
        """Take back the last answer at this keyboard, if nothing stands in between."""
        seat = self.display.undoable(ask.seat)
        self.game.undo(ask.seat if seat is None else seat)
        self.orders.wake(ask.seat if seat is None else seat)
        return True

    def do_table(self, ask: Ask, rest: str) -> None:
        """The whole table, however high."""
        self.display.show_table(ask, everything=True)

    def do_look(self, ask: Ask, rest: str) -> None:
        """Somebody's things."""
        seat = self.seat_named(rest) if rest else ask.seat
        if seat is None:
            self.display.note("no-such-seat", "red", word=rest, names=", ".join(self.names))
        else:
            self.screen.show("", self.board.look(self.game.view(ask.seat), seat, self.screen.width))

    def seat_named(self, word: str) -> int | None:
        """A seat by its number or by the beginning of a name."""
        if word.isdecimal():
            return int(word) if int(word) < len(self.display.players) else None
        found = [player.seat for player in self.display.players if player.name.casefold().startswith(word.casefold())]
        return found[0] if len(found) == 1 else None

    def do_card(self, ask: Ask, rest: str) -> None:
        """A card in words; by a number, the one that the answer is about, or what the answer brings."""
        option = self.meant(ask, rest) if rest.isdecimal() else None
        found = self.board.find(rest) if option is None else self.cards_of(option)
        if option is not None and not found:
            self.why_legal(ask, option)
        elif not found:
            self.display.note("no-such-card", "red", word=rest)
        elif len(found) > MOST_CARDS:
            self.display.note("many-cards", "red", count=len(found))
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
            return self.display.note("why-what", "red")
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
        return self.display.note("why-unknown", "red", word=rest)

    def why_legal(self, ask: Ask, option: Option) -> None:
        """It is among the options: what it brings."""
        scene = self.display.scene(ask)
        number = scene.numbers[option.id]
        text = Text(
            self.display.say("why-legal", number=number, option=self.display.brief.option(option, self.names, ask))
        )
        self.screen.show(text, Text("  ").append_text(self.board.about(scene, option)))

    def do_rules(self, ask: Ask, rest: str) -> None:
        """The rules: sections, one rule, or a search."""
        if not print_rules(self.screen, self.texts, self.game.rules.id, rest):
            self.display.note("no-such-rule", "red", word=rest)

    def do_log(self, ask: Ask, rest: str) -> None:
        """What happened, in full sentences."""
        count = int(rest) if rest.isdecimal() else LOG_LINES
        events = self.game.events(ask.seat)
        shown = self.display.brief.story(events[-count:], self.names) if count else []
        self.screen.show(Group(*(log_line(event, self.display.brief, self.display.players) for event in shown)))
        if len(events) > count:
            self.display.note("log-more", "dim", count=len(events))

    def do_acts(self, ask: Ask, rest: str) -> bool:
        """What may be done unasked; `acts 2` does the second of them."""
        acts = self.game.acts(ask.seat)
        if rest.isdecimal() and 1 <= int(rest) <= len(acts):
            self.game.act(ask.seat, acts[int(rest) - 1].id)
            return True
        if not acts:
            self.display.note("no-acts", "dim")
        # What a game has of its own comes first; the windows to let pass may be many.
        own = sum(map(is_own, acts))
        shown = len(acts) if rest else max(own, min(len(acts), MOST_ACTS))
        form = commands.forms("acts", self.texts.lang)[0]
        for number, act in enumerate(acts[:shown], start=1):
            self.screen.show(
                Text.assemble((f"  {form} {number}  ", "bold"), self.display.brief.option(act, self.names))
            )
        if shown < len(acts):
            self.display.note("acts-more", "dim", count=len(acts) - shown, form=form)
        return False

    def do_orders(self, ask: Ask, rest: str) -> bool:
        """Standing orders; `orders 2` gives the second of them, or drops it if it stands."""
        listed = self.orders.listed(ask.seat)
        if rest.isdecimal() and 1 <= int(rest) <= len(listed):
            order, stands = listed[int(rest) - 1]
            self.orders.change(ask.seat, order, not stands)
            said = order_text(order, self.display.brief, self.names)
            self.display.note("order-dropped" if stands else "order-given", "green", order=said)
            return self.orders.answer(ask) is not None
        if not listed:
            self.display.note("no-orders", "dim")
        for number, (order, stands) in enumerate(listed, start=1):
            form = commands.forms("orders", self.texts.lang)[0]
            sign = ("✓ ", "bold green") if stands else ("  ", "")
            said = order_text(order, self.display.brief, self.names)
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
            save(path, self.game, self.display.players)
        except OSError as error:
            self.display.note("not-saved", "red", file=str(path), why=error.strerror or "")
            return False
        if not quiet:
            self.display.note("saved", "green", file=str(path))
        return True
