"""What the terminal shows a player who is asked: the news, the table, the question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cosmodrome.cli import commands
from cosmodrome.cli.boards import Board, Scene
from cosmodrome.cli.boards.news import fitting
from cosmodrome.cli.players import Player
from cosmodrome.cli.screen import NARROWEST, Drawn, Screen, height_of
from cosmodrome.kernel import DONE, PASS, Ask, Game, Option
from cosmodrome.texts import Texts

FEWEST_NEWS, ENOUGH_NEWS, MOST_NEWS = 4, 8, 12  # lines; the rest is in the log
EVERYTHING = 10_000  # lines: more than any table has


class Display:
    """One game, who plays it, and the page that is shown of it."""

    def __init__(self, game: Game, players: Sequence[Player], board: Board, texts: Texts, screen: Screen) -> None:
        self.game = game
        self.players = players
        self.board = board
        self.texts = texts
        self.screen = screen
        self.names = [player.name for player in players]
        self.people = [player.seat for player in players if player.is_person]
        self.brief = Texts(texts.lang, texts.game, short=True)
        self.seen = dict.fromkeys(range(len(players)), 0)
        self.told = 0  # events shown while bots play
        self.answered: list[int] = []

    def say(self, key: str, **args: Any) -> str:
        """A text of the terminal."""
        return self.texts.say(f"terminal-{key}", **args)

    def note(self, key: str, style: str = "", **args: Any) -> None:
        """One line of the terminal's own."""
        self.screen.show(Text(self.say(key, **args), style))

    # ---- the page -----------------------------------------------------------------------------------------------

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
        news = self.board.news(self.game.events(ask.seat), self.seen[ask.seat])
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
        """As much of the news as fits, and how many more lines are in the log."""
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
        text.append(f"  {self.brief.ask(ask, self.names)}", "bold")
        about = self.brief.about(ask, self.names)
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
                table.add_row(number, self.brief.option(option, self.names, ask), brings)
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

    def undoable(self, seat: int) -> int | None:
        """Whose answer can be taken back: the asked person's, else that of who answered last."""
        for who in (seat, *reversed(self.answered[-len(self.people) :])):
            if self.game.may_undo(who):
                return who
        return None


def is_own(act: Option) -> bool:
    """Whether an act is the game's own, an offer or a promise, and not a window to let pass."""
    return act.key not in ("let-pass", "ask-again")
