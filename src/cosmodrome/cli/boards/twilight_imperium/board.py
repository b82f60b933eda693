"""The table of Twilight Imperium: galaxy, strategy cards, objectives, combat or vote, the sheets of all."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cosmodrome.cli.boards import Scene, Section
from cosmodrome.cli.boards.legend import legend
from cosmodrome.cli.boards.reading import Reading
from cosmodrome.cli.boards.twilight_imperium import signs
from cosmodrome.cli.boards.twilight_imperium.galaxy import Galaxy
from cosmodrome.cli.boards.twilight_imperium.news import tell
from cosmodrome.cli.boards.twilight_imperium.picks import picks_of, picks_table
from cosmodrome.cli.boards.twilight_imperium.sheets import Sheets
from cosmodrome.cli.boards.twilight_imperium.things import Things
from cosmodrome.cli.players import Player
from cosmodrome.games.twilight_imperium.data.factions import BY_ID as FACTIONS
from cosmodrome.kernel import DONE, PASS, Ask, Option
from cosmodrome.texts import Texts, Words

# The verbs whose answers are about a thing with a text of its own.
WITH_A_TEXT: Final = ("use", "technology", "score", "card", "keep-card")
# What is said of a strategy card where one is picked or played.
OF_A_STRATEGY: Final = {"pick": "brief", "strategic": "brief", "primary": "primary", "secondary": "secondary"}
OF_AN_AGENDA: Final = ("top", "bottom", "law")


def of_faction(id: str | None) -> list[str]:
    """What a faction alone has, and what there is to say about it: abilities, flagship, technologies, note."""
    if id is None:
        return []
    row = FACTIONS[id]
    return [*row.abilities, row.flagship, *row.own_technologies, row.note]


class TwilightImperiumBoard(Reading):
    """Draws Twilight Imperium for one reader."""

    things: Things

    def __init__(self, texts: Texts, players: Sequence[Player]) -> None:
        self.texts = texts
        self.players = players
        self.names = [player.name for player in players]
        self.words = Words(texts, self.names)
        self.things = Things(texts)

    def sheets(self, view: Mapping[str, Any]) -> Sheets:
        """The lines of the table."""
        return Sheets(view, self.players, self.words, self.texts)

    # ---- the table ----------------------------------------------------------------------------------------------

    def sections(self, scene: Scene) -> list[Section]:
        """Round and phase, map, combat or vote, own sheet, the others, cards and objectives, many answers."""
        view, sheets = scene.view, self.sheets(scene.view)
        parts = [Section("turn", sheets.header())]
        if view["systems"]:
            galaxy = Galaxy(view, self.players, self.words).draw(scene.width)
            parts.append(Section("galaxy", galaxy, rank=1, signs=("ships", "command", "anomalies", "custodians")))
        if view["action"]["combat"] and view["action"]["system"]:
            parts.append(Section("combat", sheets.combat()))
        if view["agenda"]["agenda"]:
            parts.append(Section("vote", sheets.vote()))
        if scene.seat is not None:
            parts.append(
                Section("own", sheets.own(scene.seat), rank=2, signs=("tokens", "goods", "planet", "exhausted"))
            )
        counters = ("points", "cards", "secrets", "planets", "technologies")
        parts.append(Section("others", sheets.others(scene.seat), rank=4, signs=counters))
        if view["turn"]["phase"]:
            parts.append(Section("strategy", sheets.strategy(), rank=3))
            parts.append(Section("objectives", sheets.objectives(), rank=5))
        if picks := picks_of(scene):
            table = picks_table(scene, picks, self._say, lambda option: self._brings(scene, option))
            parts.append(Section("picks", table))
        return parts

    # ---- options ------------------------------------------------------------------------------------------------

    def arrange(self, ask: Ask) -> list[Option]:
        """As the ask lists them; passing and ending first, as number 0."""
        ends = [option for option in ask.options if option in (PASS, DONE)]
        return ends[:1] + [option for option in ask.options if option not in ends[:1]]

    def drawn(self, scene: Scene) -> frozenset[str]:
        """Many answers stand in columns."""
        return frozenset(option.id for option in picks_of(scene))

    def about(self, scene: Scene, option: Option) -> Text:
        """What it brings, and of a card what it does."""
        brings, does = self._brings(scene, option), self._does(option)
        return Text.assemble(brings, "  " if brings and does else "", (does, "dim"))

    def _say(self, option: Option) -> str:
        return self.texts.option(option, self.names)

    def _brings(self, scene: Scene, option: Option) -> str:
        return self.texts.hint(scene.hints.get(option.id, {}))

    def _does(self, option: Option) -> str:
        if part := OF_A_STRATEGY.get(option.key):
            return self.texts.say(f"strategy-card-{option[1]}-{part}")
        if option.key in (*WITH_A_TEXT, *OF_AN_AGENDA):
            return self.things.about(str(option[1]))
        return ""

    def meant(self, ask: Ask, card: str) -> list[str]:
        """What the ask wants done with a thing that a player names."""
        return [option.id for option in ask.options if len(option) > 1 and str(option[1]).partition("-")[0] == card]

    # ---- the rest -----------------------------------------------------------------------------------------------

    def badge(self, view: Mapping[str, Any], seat: int) -> Text:
        """How far to the goal, and what there is to spend."""
        player = view["players"][seat]
        line = signs.points(player["points"], view["turn"]["goal"])
        return line.append(f"  {signs.pools(player)}  {signs.goods(player)}")

    def news(self, events: Sequence[Mapping[str, Any]], since: int) -> list[Text]:
        """What happened, without what the table shows."""
        return tell(events, since, self.players, self.texts)

    def look(self, view: Mapping[str, Any], seat: int, width: int) -> RenderableType:
        """A sheet: counters, planets, technologies, promises, where the ships are, and the faction in words."""
        sheets, known = self.sheets(view), view["players"][seat]
        lines: list[RenderableType] = [sheets.player(seat)]
        lines.append(sheets.line("planets", sheets.planets(seat)))
        lines.append(sheets.line("technologies", sheets.technologies(seat)))
        notes = [Text(self.words("note", note)) for note in (*known["notes_up"], *known["notes_seen"])]
        lines.append(sheets.line("notes", notes))
        for system in view["systems"]:
            if units := system["units"].get(str(seat)):
                counted = self.words.each("units", units)
                lines.append(Text(f"  {self.words('system', system['system'])}: {counted}"))
        for target, promise in known["promises"]:
            told = {"key": "promised", "seat": seat, "target": target, "promise": promise}
            lines.append(Text(f"  {self.texts.event(told, self.names)}"))
        lines += [
            Text(f"{self.words('ability', id)}: {self.things.about(id)}", "dim") for id in of_faction(known["faction"])
        ]
        return Group(*lines)

    def standings(self, view: Mapping[str, Any], winners: Sequence[int]) -> RenderableType:
        """The players by points, the winners first."""
        table = Table(box=SIMPLE_HEAD, pad_edge=False, show_header=False)
        known, sheets = view["players"], self.sheets(view)
        for seat in sorted(range(view["seats"]), key=lambda seat: (seat not in winners, -known[seat]["points"])):
            table.add_row(
                Text("♛" if seat in winners else "", "bold yellow"),
                sheets.faction(seat),
                Text(self.players[seat].bot or "", "dim"),
                signs.points(known[seat]["points"], view["turn"]["goal"]),
            )
        return table

    def legend(self, width: int, wanted: Collection[str] | None = None) -> Text:
        """The signs of the board with their meaning."""
        return legend(self.texts, signs.LEGEND, width, wanted)
