"""What is for sale: shipyard, colonies, and the cards dealt for the opening."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cosmodrome.cli.boards import Scene
from cosmodrome.cli.boards.space_base.signs import CARDS, COLONY, CREDITS, DECK, LEVELS, SECTOR, STYLES, VP, Signs
from cosmodrome.games.space_base.rows import Colony, Ship
from cosmodrome.texts import Texts

ON_SALE: Final = ("buy", "claim")  # answers that name a card of the shipyard


class Sale:
    """Draws the cards that can be had, each with the number of its answer."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts  # with short names

    def yard_table(self, scene: Scene, signs: Signs) -> RenderableType:
        """The ships on sale: level, number of the answer, price, sector, name, both faces."""
        say = self.texts.say
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        table.add_column("", justify="right", width=3)
        table.add_column("", justify="right", width=2)
        table.add_column(CREDITS, justify="right", width=2)
        table.add_column(signs.sign("sector", SECTOR), justify="right", width=2)
        table.add_column("", width=13, no_wrap=True)
        table.add_column(say("card-station"), width=13, no_wrap=True)
        table.add_column(say("card-deployed"), width=12, no_wrap=True)
        for level, row in enumerate(scene.view["shipyard"], start=1):
            for at, card in enumerate(sorted(row, key=by_sector)):
                table.add_row(Text(LEVELS[level] if at == 0 else "", "bold"), *self._ware(scene, card, signs))
        decks = " ".join(f"{LEVELS[level]} {count}" for level, count in enumerate(scene.view["decks"], start=1))
        deck = signs.sign("deck", f"   {DECK} {decks}", "dim")
        return Group(Text.assemble((say("base-shipyard"), "bold"), deck), table)

    def _ware(self, scene: Scene, card: str, signs: Signs) -> list[Text]:
        ship = CARDS[card]
        number = number_of(scene, card)
        style = "dim" if is_selling(scene) and number is None else ""
        cells = [
            tag(number),
            Text(str(ship.cost), style or STYLES["credits"]),
            Text(str(ship.sector), style),
            Text(bare(self.texts.card(card)), style),
        ]
        if isinstance(ship, Ship):
            cells += [signs.face(ship.station), signs.face(ship.deployed)]
        for cell in cells:
            if style:
                cell.stylize(style)
        return cells

    def colonies(self, scene: Scene, signs: Signs) -> RenderableType:
        """The colonies nobody has: number of the answer, price, sector, points."""
        say = self.texts.say
        rows = sorted(scene.view["colonies"], key=by_sector)
        if not rows:
            return Text(say("base-colonies-none"), "dim")
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        for header, width in (("", 2), (CREDITS, 2), (SECTOR, 2), (VP, 2)):
            table.add_column(header, justify="right", width=width)
        table.add_column("", no_wrap=True, max_width=12)
        for name in rows:
            colony = CARDS[name]
            assert isinstance(colony, Colony)
            number = number_of(scene, name)
            style = "dim" if is_selling(scene) and number is None else ""
            table.add_row(
                tag(number),
                Text(str(colony.cost), style or STYLES["credits"]),
                Text(str(colony.sector), style),
                Text(str(colony.vp), style or STYLES["vp"]),
                Text(proper(self.texts.card(name)), style),
            )
        return Group(Text.assemble(signs.sign("colony", COLONY), (f" {say('base-colonies')}", "bold")), table)

    def colony_list(self, scene: Scene, signs: Signs) -> RenderableType:
        """The same in few lines, for a narrow place."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(3):
            table.add_column(no_wrap=True, width=15)
        cells = []
        for name in sorted(scene.view["colonies"], key=by_sector):
            colony = CARDS[name]
            assert isinstance(colony, Colony)
            number = number_of(scene, name)
            style = "dim" if is_selling(scene) and number is None else ""
            cells.append(
                Text.assemble(
                    tag(number),
                    f" {colony.cost:>2}",
                    (f"{CREDITS} ", STYLES["credits"]),
                    f"{SECTOR}{colony.sector:<2} ",
                    (f"{colony.vp:>2}{VP}", STYLES["vp"]),
                    style=style,
                )
            )
        for at in range(0, len(cells), 3):
            table.add_row(*cells[at : at + 3])
        title = Text.assemble(signs.sign("colony", COLONY), (f" {self.texts.say('base-colonies')}", "bold"))
        return Group(title, table) if cells else Text(self.texts.say("base-colonies-none"), "dim")

    def hand_table(self, scene: Scene, signs: Signs) -> RenderableType:
        """The cards dealt for the opening; those already picked are marked."""
        say = self.texts.say
        picked = scene.view["draft"]["cards"]
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        for header, width in (("", 2), (CREDITS, 2), (SECTOR, 2)):
            table.add_column(header, justify="right", width=width)
        table.add_column("", width=15, no_wrap=True)
        table.add_column(say("card-station"), width=13, no_wrap=True)
        table.add_column(say("card-deployed"), width=12, no_wrap=True)
        for card in sorted(scene.view["hand"], key=by_place):
            cells = self._ware(scene, card, signs)
            if card in picked:
                cells[0] = Text("✓", "bold green")
            table.add_row(*cells)
        return Group(Text(say("base-hand"), "bold"), table)


def number_of(scene: Scene, card: str) -> int | None:
    """The number of the answer that takes a card."""
    return next((scene.numbers[id] for verb in ON_SALE if (id := f"{verb}:{card}") in scene.numbers), None)


def tag(number: int | None) -> Text:
    """The number of an answer, two columns wide."""
    if number is None:
        return Text("  ")
    return Text.assemble(" " * (2 - len(str(number))), (str(number), "bold reverse"))


def is_selling(scene: Scene) -> bool:
    """Whether the open ask is about taking a card."""
    return any(id.split(":")[0] in ON_SALE for id in scene.numbers)


def bare(name: str) -> str:
    """A name without the quotation marks that some languages put around it."""
    return name.translate(dict.fromkeys(map(ord, "«»“”")))


def proper(name: str) -> str:
    """The proper name in a colony's name: what stands in quotation marks, or the first word."""
    return name.partition("«")[2].partition("»")[0] or name.split()[0]


def by_sector(card: str) -> tuple[int, int, str]:
    """Cards in the order of their sectors, the cheaper first."""
    return CARDS[card].sector, CARDS[card].cost, card


def by_place(card: str) -> tuple[int, int, int, str]:
    """Cards as the shipyard shows them: ships by level, then colonies."""
    row = CARDS[card]
    return (row.level if isinstance(row, Ship) else len(LEVELS), *by_sector(card))
