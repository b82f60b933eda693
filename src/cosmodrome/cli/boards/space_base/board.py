"""The table of Space Base: the reader's sectors, players, shipyard, colonies, dice."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from cosmodrome.cli.boards import Scene, Section
from cosmodrome.cli.boards.legend import legend
from cosmodrome.cli.boards.space_base.news import tell
from cosmodrome.cli.boards.space_base.sale import ON_SALE, Sale, bare, by_place, is_selling, proper
from cosmodrome.cli.boards.space_base.signs import (
    CARDS,
    COLONY,
    CREDITS,
    DEPLOYED,
    HIT,
    INCOME,
    LEGEND,
    STYLES,
    VP,
    Signs,
    spaced,
)
from cosmodrome.cli.boards.space_base.words import ability_words, face_words, fact_words
from cosmodrome.cli.players import Player
from cosmodrome.games.space_base.rows import Colony, Face, Ship
from cosmodrome.kernel import Ask, Option
from cosmodrome.texts import Texts

GOAL = 40
DICE: Final = "⚀⚁⚂⚃⚄⚅"
ACTIVE = "▶"
WIDE = 124  # from here on shipyard and board stand side by side
YARD_WIDTH = 54
WITH_A_CARD: Final = (*ON_SALE, "use", "charge", "move", "exchange")
COLLECTS: Final = ("apart", "sum", "arrow", "double", "shift")


class SpaceBaseBoard:
    """Draws Space Base for one reader."""

    def __init__(self, texts: Texts, players: Sequence[Player]) -> None:
        self.texts = texts
        self.players = players
        self.names = [player.name for player in players]
        self._brief = Texts(texts.lang, texts.game, short=True)
        self.sale = Sale(self._brief)

    def name(self, card: str) -> str:
        """A card's name for a narrow cell."""
        return bare(self._brief.card(card))

    # ---- the table ----------------------------------------------------------------------------------------------

    def sections(self, scene: Scene) -> list[Section]:
        """Header, players, own board, shipyard with colonies; side by side where there is room."""
        opening = bool(scene.view["hand"])
        buying = is_selling(scene) and not opening
        wide = scene.width >= WIDE
        head = Section("turn", self.header(scene.view))
        players = self._section("players", self.players_table, scene, rank=1)
        yard = self._section("yard", self.shop if not wide else self.tall_shop, scene, rank=0 if buying else 3)
        hand = [self._section("hand", self.sale.hand_table, scene)] if opening else []
        own = replace(scene, width=scene.width - YARD_WIDTH - 3) if wide else scene
        base = self._section("base", self.own_base, own, rank=2 if buying or opening else 0)
        if not wide:
            return [head, players, base, yard, *hand]
        both = SideBySide(Group(players.body, "", base.body), yard.body, own.width)
        signs = {*players.signs, *base.signs, *yard.signs}
        return [head, Section("table", both, signs=[name for name in LEGEND if name in signs]), *hand]

    def _section(
        self, name: str, draw: Callable[[Scene, Signs], RenderableType], scene: Scene, rank: int = 0
    ) -> Section:
        signs = Signs(scene.view["seats"])
        return Section(name, draw(scene, signs), rank, signs.used)

    def own_base(self, scene: Scene, signs: Signs) -> RenderableType:
        """The board of the seat that looks; an onlooker sees that of whose turn it is."""
        seat = scene.view["turn"]["active"] if scene.seat is None else scene.seat
        return self.base_table(scene.view, seat, scene.width, signs, self._hits(scene))

    def shop(self, scene: Scene, signs: Signs) -> RenderableType:
        """Shipyard and colonies beside each other."""
        return SideBySide(self.sale.yard_table(scene, signs), self.sale.colonies(scene, signs), YARD_WIDTH, gap=1)

    def tall_shop(self, scene: Scene, signs: Signs) -> RenderableType:
        """Shipyard and colonies below each other."""
        return Group(self.sale.yard_table(scene, signs), "", self.sale.colony_list(scene, signs))

    def header(self, view: Mapping[str, Any]) -> Text:
        """Round, whose turn, step, dice."""
        turn = view["turn"]
        say = self.texts.say
        parts = []
        if turn["round"]:
            active = self.players[turn["active"]]
            parts.append(say("event-turn", round=turn["round"], seat=f"{active.shape} {active.name}"))
        parts.append(say(f"step-{turn['step']}"))
        if turn["last_round"]:
            parts.append(say("turn-last-round", count=turn["extra_rounds"]))
        line = Text(" · ".join(parts), "bold")
        if turn["dice"]:
            line.append("   ")
            line.append_text(self.dice(turn["dice"]))
        elif turn["faces_set"]:
            line.append("   ")
            line.append_text(Text(" ".join(DICE[face - 1] for face in turn["faces_set"]), "bold"))
        return line

    def dice(self, dice: Sequence[int]) -> Text:
        """`⚄⚅ 5 + 6 = 11`"""
        one, other = dice
        return Text.assemble(
            (f"{DICE[one - 1]} {DICE[other - 1]}", "bold yellow"), f"  {one} + {other} = {one + other}"
        )

    # ---- players ------------------------------------------------------------------------------------------------

    def players_table(self, scene: Scene, signs: Signs) -> RenderableType:
        """A line for each player: counters, how far to the goal, what lies above the board."""
        turn = scene.view["turn"]
        table = Table.grid(padding=(0, 2, 0, 0))
        for seat in turn["order"] if turn["round"] else range(scene.view["seats"]):
            player, base = self.players[seat], scene.view["players"][seat]
            table.add_row(
                Text(f"{ACTIVE if turn['round'] and seat == turn['active'] else ' '} {seat}", "dim"),
                player.label(),
                Text(player.bot or "", "dim"),
                self._counter(signs, "credits", base["credits"], CREDITS),
                self._counter(signs, "income", base["income"], INCOME),
                self._counter(signs, "vp", base["vp"], VP),
                self.progress(base["vp"]),
                self._above(base, signs),
            )
        return table

    def _counter(self, signs: Signs, name: str, amount: int, sign: str) -> Text:
        return signs.sign(name, f"{amount:>2}{sign}", name)

    def progress(self, vp: int) -> Text:
        """How far to the goal."""
        done = min(vp, GOAL) * 10 // GOAL
        return Text.assemble(("━" * done, STYLES["vp"]), ("─" * (10 - done), "dim"))

    def _above(self, base: Mapping[str, Any], signs: Signs) -> Text:
        """How many ships are deployed, colonies, and what is charged and ready."""
        parts = [
            signs.sign("deployed", f"{DEPLOYED}{sum(len(sector['deployed']) for sector in base['sectors'])}", "dim")
        ]
        colonies = sum(isinstance(CARDS[sector["station"]], Colony) for sector in base["sectors"])
        if colonies:
            parts.append(signs.sign("colony", f"{COLONY}{colonies}"))
        for card, zone, charges in charged(base):
            face: Face = getattr(CARDS[card], zone)
            assert face.slots is not None
            if charges >= face.slots.needed(signs.players):
                parts.append(spaced(signs.ability(face, charges)))
        return spaced(parts)

    # ---- a board ------------------------------------------------------------------------------------------------

    def base_table(
        self,
        view: Mapping[str, Any],
        seat: int,
        width: int,
        signs: Signs,
        hits: Mapping[int, Sequence[int]] | None = None,
    ) -> RenderableType:
        """Twelve sectors with the card on the board and those above it; `hits` are the answers that lead there."""
        own_turn = view["turn"]["active"] == seat and view["turn"]["round"] > 0
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, width=width, header_style="dim")
        table.add_column("", justify="right", width=5)
        pays = bool(hits)
        table.add_column(self._heading("station", pays and own_turn), width=19 if width < 100 else 24, no_wrap=True)
        table.add_column("", width=13, no_wrap=True)
        table.add_column(self._heading("deployed", pays and not own_turn), ratio=1, no_wrap=True)
        for number, sector in enumerate(view["players"][seat]["sectors"], start=1):
            answers = ",".join(map(str, (hits or {}).get(number, ())))
            mark = signs.sign("hit", HIT, "bold") if answers else Text()
            table.add_row(
                Text.assemble((answers, "bold reverse"), mark, f"{number:>2}"),
                *self._station(sector, signs),
                self._deployed(sector, signs),
            )
        base = view["players"][seat]
        return Group(Text.assemble(self.players[seat].label(), "  ", signs.counters(base)), table)

    def _heading(self, zone: str, pays: bool) -> Text:
        """A zone's name, marked where the dice pay now."""
        name = self.texts.say(f"card-{zone}")
        return Text(f"{ACTIVE} {name}", "bold yellow") if pays else Text(name)

    def _station(self, sector: Mapping[str, Any], signs: Signs) -> tuple[Text, Text]:
        card = CARDS[sector["station"]]
        if isinstance(card, Colony):
            name = proper(self.texts.card(card.id))
            return Text.assemble(signs.sign("colony", COLONY), " ", (name, "italic")), Text("–", "dim")
        return Text(self.name(card.id), "dim" if card.level == 0 else ""), signs.face(card.station, sector["charges"])

    def _deployed(self, sector: Mapping[str, Any], signs: Signs) -> Text:
        """All that the deployed ships pay together, then their abilities, then who they are."""
        ships = [(CARDS[entry["card"]], entry["charges"]) for entry in sector["deployed"]]
        if not ships:
            return Text("–", "dim")
        faces = [(card.deployed, charges) for card, charges in ships if isinstance(card, Ship)]
        rewards = [face.reward for face, _ in faces]
        parts = signs.amounts(
            sum(reward.credits for reward in rewards),
            sum(reward.income for reward in rewards),
            sum(reward.vp for reward in rewards),
        )
        for reward in rewards:
            if reward.arrow:
                parts.append(signs.reward(reward)[-1])
        for face, charges in faces:
            parts += signs.ability(face, charges)
        names = ", ".join(self.name(card.id) for card, _ in ships)
        return Text.assemble(spaced(parts), ("  " + names, "dim"), overflow="ellipsis")

    def _hits(self, scene: Scene) -> dict[int, list[int]]:
        """The sectors that the answers to the open ask lead to, with the numbers of the answers."""
        hits: dict[int, list[int]] = {}
        for option in scene.ask.options if scene.ask is not None else ():
            match option:
                case ("apart", one, other):
                    goals = {one, other}
                case ("sum" | "arrow" | "double", sector):
                    goals = {sector}
                case ("shift", _, count) if scene.ask is not None:
                    goals = {scene.ask.args["sector"] + count}
                case ("place", _, sector):
                    goals = {sector}
                case _:
                    goals = set()
            for goal in goals:
                hits.setdefault(goal, []).append(scene.numbers[option.id])
        return hits

    # ---- options ------------------------------------------------------------------------------------------------

    def _sale(self, view: Mapping[str, Any]) -> Iterator[str]:
        """The answers that name a card which the table shows."""
        for row in (*view["shipyard"], view["colonies"], view["hand"]):
            for card in row:
                for verb in ON_SALE:
                    yield f"{verb}:{card}"

    def drawn(self, scene: Scene) -> frozenset[str]:
        """Cards on sale are numbered where they lie."""
        return frozenset(id for id in self._sale(scene.view) if id in scene.numbers)

    def arrange(self, ask: Ask) -> list[Option]:
        """As the ask lists them, the cards on sale by level and sector."""
        options = list(ask.options)
        sale = sorted((option for option in options if option.key in ON_SALE), key=lambda option: by_place(option[1]))
        return [option for option in options if option.key not in ON_SALE] + sale

    def about(self, scene: Scene, option: Option) -> Text:
        """What it brings: rewards in words, the card's face in signs, its ability in words."""
        hint = scene.hints.get(option.id, {})
        brings = self.texts.hint(hint)
        if option.key in COLLECTS:
            return Text(brings or self.texts.say("hint-nothing"), "" if brings else "dim")
        if option.key in ON_SALE:
            return spaced([Text(brings), self.card_signs(str(option[1]), scene)])
        if option.key == "use":
            place = self._place(scene, str(option[1]))
            face: Face | None = getattr(CARDS[str(option[1])], place[1]) if place else None
            if face is not None and face.ability is not None:
                return Text(ability_words(face.ability, self.texts), "dim")
        if option.key in ("charge", "move", "exchange"):
            place = self._place(scene, str(option[1]))
            if place:
                sector, zone, charges = place
                card = CARDS[str(option[1])]
                face_signs = (
                    Signs(scene.view["seats"]).face(getattr(card, zone), charges) if isinstance(card, Ship) else Text()
                )
                return Text.assemble((f"{self.texts.say('card-sector', sector=sector)}  ", "dim"), face_signs)
        return Text(brings)

    def card_signs(self, card: str, scene: Scene) -> Text:
        """Both faces of a ship, or the points of a colony."""
        signs = Signs(scene.view["seats"])
        row = CARDS[card]
        if isinstance(row, Colony):
            return spaced(signs.amounts(vp=row.vp))
        return Text.assemble(signs.face(row.station), (" | ", "dim"), signs.face(row.deployed))

    def _place(self, scene: Scene, card: str) -> tuple[int, str, int] | None:
        """Where a card of the seat lies: sector, zone, charges."""
        if scene.seat is None:
            return None
        for number, sector in enumerate(scene.view["players"][scene.seat]["sectors"], start=1):
            if sector["station"] == card:
                return number, "station", sector["charges"]
            for entry in sector["deployed"]:
                if entry["card"] == card:
                    return number, "deployed", entry["charges"]
        return None

    def meant(self, ask: Ask, card: str) -> list[str]:
        """What the ask wants done with a card, else a purchase or a use."""
        asked = [option.key for option in ask.options if option.key in WITH_A_CARD]
        return [f"{verb}:{card}" for verb in dict.fromkeys([*asked, "buy", "use"])]

    # ---- the rest -----------------------------------------------------------------------------------------------

    def badge(self, view: Mapping[str, Any], seat: int) -> Text:
        """The three counters; what is picked in the opening counts as paid."""
        base = view["players"][seat]
        picked = view["draft"]["cards"] if view["hand"] else ()
        return Signs(view["seats"]).counters(
            {**base, "credits": base["credits"] - sum(CARDS[card].cost for card in picked)}
        )

    def news(self, events: Sequence[Mapping[str, Any]], since: int) -> list[Text]:
        """A line for each turn, and one for each thing done in it."""
        return tell(events, since, self.players, self._brief, Signs(len(self.players)))

    def look(self, view: Mapping[str, Any], seat: int, width: int) -> RenderableType:
        """A player's board at large."""
        signs = Signs(view["seats"])
        table = self.base_table(view, seat, width, signs)
        return Group(table, "", self.legend(width, signs.used))

    def standings(self, view: Mapping[str, Any], winners: Sequence[int]) -> RenderableType:
        """The players by points, the winners first."""
        signs = Signs(view["seats"])
        table = Table(box=SIMPLE_HEAD, pad_edge=False, show_header=False)
        bases = view["players"]
        for seat in sorted(range(view["seats"]), key=lambda seat: (seat not in winners, -bases[seat]["vp"])):
            base = bases[seat]
            table.add_row(
                Text("♛" if seat in winners else "", "bold yellow"),
                self.players[seat].label(),
                Text(self.players[seat].bot or "", "dim"),
                self._counter(signs, "vp", base["vp"], VP),
                self.progress(base["vp"]),
                self._counter(signs, "credits", base["credits"], CREDITS),
                self._counter(signs, "income", base["income"], INCOME),
                self._above(base, signs),
            )
        return table

    def legend(self, width: int, signs: Collection[str] | None = None) -> Text:
        """The signs of the board with their meaning."""
        return legend(self.texts, LEGEND, width, signs)

    def find(self, words: str) -> list[str]:
        """By id, or by any part of the name in the reader's language or in English."""
        wanted = bare(words).casefold().strip()
        if not wanted:
            return []
        english = Texts("en", self.texts.game)
        names = {
            card: [card.casefold(), bare(self.texts.full(card)).casefold(), english.full(card).casefold()]
            for card in CARDS
        }
        exact = [card for card, known in names.items() if wanted in known or any(n.split()[0] == wanted for n in known)]
        return exact or [card for card, known in names.items() if any(wanted in name for name in known)]

    def card(self, name: str) -> RenderableType:
        """A card in words, with its signs."""
        say, row = self.texts.say, CARDS[name]
        signs = Signs(len(self.players) or 2)
        kind = say(f"ship-class-{row.cls}")
        lines: list[RenderableType] = [
            Text.assemble((self.texts.full(name), "bold"), (f"   {name}", "dim")),
            Text(f"{kind}; {', '.join(fact_words(row, self.texts))}"),
        ]
        if isinstance(row, Colony):
            lines += [
                Text(say("card-colony-effect", vp=row.vp)),
                Text(say("card-colony-closes", sector=row.sector)),
            ]
            return Padding(Group(*lines), (0, 0, 0, 2))
        for zone, style in (("station", "blue"), ("deployed", "red")):
            face: Face = getattr(row, zone)
            title = Text.assemble(
                (say(f"card-{zone}"), f"bold {STYLES[style]}"), (f" ({say(f'card-{zone}-when')})  ", "dim")
            )
            lines.append(Text.assemble(title, signs.face(face)))
            words = face_words(face, len(self.players) or None, self.texts)
            lines += [Text(f"  {line}") for line in words]
        return Padding(Group(*lines), (0, 0, 0, 2))

    def has_secrets(self, view: Mapping[str, Any]) -> bool:
        """Only the cards dealt for the light-speed opening."""
        return bool(view["hand"])


def charged(base: Mapping[str, Any]) -> Iterator[tuple[str, str, int]]:
    """The cards of a board that hold charges: card, zone, charges."""
    for sector in base["sectors"]:
        if sector["charges"]:
            yield sector["station"], "station", sector["charges"]
        for entry in sector["deployed"]:
            if entry["charges"]:
                yield entry["card"], "deployed", entry["charges"]


class SideBySide:
    """`left` in this many columns, a gap, and `right` in the rest. Cheaper than a table, which measures every cell."""

    def __init__(self, left: RenderableType, right: RenderableType, width: int, gap: int = 3) -> None:
        self.left = left
        self.right = right
        self.width = width
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        rest = max(options.max_width - self.width - self.gap, 1)
        left = console.render_lines(self.left, options.update(width=self.width, height=None), pad=True)
        right = console.render_lines(self.right, options.update(width=rest, height=None), pad=False)
        for one, other in zip_longest(left, right):
            yield from one or [Segment(" " * self.width)]
            if other:
                yield Segment(" " * self.gap)
                yield from other
            yield Segment.line()
