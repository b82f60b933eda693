"""The table of Cosmic Encounter: systems, the encounter, sheets, piles, the reader's hand, a deal in progress."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cosmodrome.cli.boards import Scene, Section
from cosmodrome.cli.boards.cosmic_encounter import signs
from cosmodrome.cli.boards.cosmic_encounter.fight import Fight, deal_table
from cosmodrome.cli.boards.cosmic_encounter.news import tell
from cosmodrome.cli.boards.cosmic_encounter.picks import in_grid_order, picks_of, picks_table
from cosmodrome.cli.boards.cosmic_encounter.systems import systems_table
from cosmodrome.cli.boards.cosmic_encounter.things import Things
from cosmodrome.cli.boards.legend import legend
from cosmodrome.cli.boards.reading import Reading
from cosmodrome.cli.players import Player
from cosmodrome.games.cosmic_encounter.technologies import RESEARCH, TECH, X
from cosmodrome.games.cosmic_encounter.verbs import TIME_UP
from cosmodrome.kernel import DONE, PASS, Ask, Option
from cosmodrome.texts import Texts, Words
from cosmodrome.texts.wording import fluent

WITH_A_CARD: Final = ("lay", "card", "give-card", "add-card", "use", "alien", "keep", "research", "complete", "abandon")
# The phase that each step of the rules belongs to.
PHASES: Final = {
    "start-turn": "start_turn",
    "regroup": "regroup",
    "destiny": "destiny",
    **dict.fromkeys(("aim", "launch", "launched"), "launch"),
    **dict.fromkeys(("alliance", "invite", "answer", "allied"), "alliance"),
    **dict.fromkeys(("planning", "select", "answer-card", "selected"), "planning"),
    **dict.fromkeys(("reveal", "totals", "outcome"), "reveal"),
    **dict.fromkeys(("decided", "losses", "landing", "won", "compensation", "rewards"), "resolution"),
    **dict.fromkeys(("allies-home", "offer", "answer-offer", "dealt", "failed"), "resolution"),
    **dict.fromkeys(("cards", "no-cards", "ended", "next"), "resolution"),
}


class CosmicEncounterBoard(Reading):
    """Draws Cosmic Encounter for one reader."""

    things: Things

    def __init__(self, texts: Texts, players: Sequence[Player]) -> None:
        self.texts = texts
        self.players = players
        self.words = Words(texts, [player.name for player in players])
        self.things = Things(texts)

    # ---- the table ----------------------------------------------------------------------------------------------

    def sections(self, scene: Scene) -> list[Section]:
        """Phase, systems, encounter, deal, own hand, piles, sheets."""
        view = scene.view
        parts = [Section("turn", self.header(view))]
        used = [name for name in signs.LEGEND if name != "empty" and self._uses(view, name)]
        parts.append(Section("systems", systems_table(scene, self.players, self.words), signs=used))
        if view["turn"]["encounter"]:
            parts.append(Section("encounter", Fight(view, self.players, self.words).draw(), rank=1))
        if view["draft"]["proposer"] is not None:
            parts.append(Section("deal", deal_table(view, self.players, self.words, scene.seat)))
        if scene.seat is not None:
            parts.append(Section("hand", self.hand(view, scene.seat)))
        parts.append(Section("piles", self.piles(view), rank=2))
        parts.append(Section("sheets", self.sheets(view, scene.seat), rank=3))
        if picks := picks_of(scene):
            parts.append(Section("picks", picks_table(scene, picks, self.players, self.words), signs=["empty"]))
        return parts

    def _uses(self, view: Mapping[str, Any], name: str) -> bool:
        """Whether a sign is on the table now."""
        pieces, players = view["piles"]["pieces"], view["players"]
        return {
            "tokens": bool(view["piles"]["tokens"]),
            "genesis": "genesis" in pieces,
            "cannon": "lunar_cannon" in pieces,
            "citadel": any(pile.startswith("planet:") for pile in view["piles"]["open"]),
            "ally": any(player["gate"] or player["beside"] for player in players),
            "target": view["encounter"]["planet"] is not None,
        }.get(name, True)

    def header(self, view: Mapping[str, Any]) -> Text:
        """Whose turn, which encounter, which phase."""
        turn, say = view["turn"], self.texts.say
        phase = phase_of(view)
        if not turn["encounter"] and not phase:
            return Text(say("board-setup"), "bold")
        player = self.players[turn["turn"]]
        line = Text.assemble((say("event-turn", seat=""), "bold"), player.label())
        if turn["encounter"]:
            offense = self.players[view["encounter"]["offense"]].name
            here = say("turn-encounter", number=turn["encounter"])
            line.append(" · ").append(say("board-further", seat=offense) if turn["extra"] else here)
        if phase:
            line.append(" · ").append(say(f"{fluent(f'phase-{phase}')}.full"), "bold #ffd166")
        return line

    # ---- hand, piles, sheets ------------------------------------------------------------------------------------

    def hand(self, view: Mapping[str, Any], seat: int) -> RenderableType:
        """The own cards by kind; piles that one may look into; what one has seen of others."""
        say = self.texts.say
        lines = [Text.assemble((f"{say('place-hand')}  ", "bold"), self.cards(view["hand"]))]
        if view["draft"]["cards"]:
            lines.append(Text.assemble((f"{say('board-aside')}  ", "bold"), self.cards(view["draft"]["cards"])))
        for name, cards in view["piles"]["closed"].items():
            if cards and "?" not in cards:
                kind = "place-hoard" if name.startswith("miser") else "board-aside"
                lines.append(Text.assemble((f"{say(kind)}  ", "bold"), self.cards(cards)))
        for player in self.players:
            seen = view["players"][player.seat]["seen"]
            if seen and player.seat != seat:
                known = say("board-seen", cards=", ".join(self.words("card", card) for card in seen))
                lines.append(Text.assemble(player.label(), "  ", (known, "dim")))
        return Group(*lines)

    def cards(self, cards: Sequence[str]) -> Text:
        """Cards by kind, copies counted: `Attack 8 ×2, Negotiate`."""
        counts = Counter(cards)
        order = sorted(counts, key=lambda card: (signs.KIND_ORDER.index(signs.kind_of(card)), card))
        parts = []
        for card in order:
            copies = f" ×{counts[card]}" if counts[card] > 1 else ""
            parts.append(Text(f"{self.words('card', card)}{copies}", signs.card_style(card)))
        return Text(", ").join(parts) if parts else Text("–", "dim")

    def piles(self, view: Mapping[str, Any]) -> RenderableType:
        """The warp, the decks and the discards; what is face up on the table."""
        say, heaps = self.texts.say, view["piles"]
        warp = [(seat, player["warp"]) for seat, player in enumerate(view["players"])]
        top = self.words("card", heaps["discard"][-1]) if heaps["discard"] else ""
        lines = [
            Text.assemble(
                (f"{signs.WARP} {say('place-warp')} ", "bold"),
                signs.piles(self.players, warp) or Text("–", "dim"),
                (f"   {say('board-deck', count=heaps['deck'])}", "dim"),
                (f"   {say('board-discard', count=len(heaps['discard']), card=top)}", "dim"),
            )
        ]
        for name, cards in heaps["open"].items():
            kind, _, planet = name.partition(":")
            place = self.words("planet", int(planet)) if kind == "planet" else ""
            lines.append(Text.assemble((f"{signs.CITADEL} {place} ", "bold"), self.cards(cards)))
        if heaps["reinforcements"]:
            lines.append(self.cards(heaps["reinforcements"]))
        for player in self.players:
            if techs := view["players"][player.seat]["technologies"]:
                lines.append(Text.assemble(player.sign(), " ", Text("; ").join([self._tech(tech) for tech in techs])))
        return Group(*lines)

    def _tech(self, tech: Mapping[str, Any]) -> Text:
        """A technology, complete or with the ships on it; one face down says nothing else."""
        say, id = self.texts.say, tech["technology"]
        if tech["complete"]:
            return Text(self.words("technology", id), "bold")
        if id == "?":
            return Text(f"{say('board-technology-hidden')}, {say('aim-ships', count=tech['ships'])}", "dim")
        needs = RESEARCH[TECH[id]]
        progress = say("board-research", count=tech["ships"], needs="X" if needs == X else needs)
        return Text(f"{self.words('technology', id)}, {progress}")

    def sheets(self, view: Mapping[str, Any], seat: int | None) -> RenderableType:
        """Every alien in a line, with the phases of its power; the reader's power in full."""
        phase = phase_of(view)
        lines: list[RenderableType] = []
        for player in self.players:
            known = view["players"][player.seat]
            for alien in known["aliens"]:
                if alien == "?":
                    lines.append(Text.assemble(player.sign(), " ", (self.texts.say("power-hidden"), "dim")))
                    continue
                line = Text.assemble(player.sign(), " ", self.things.sheet(alien, phase))
                if state := self._state(view, player.seat, alien):
                    line.append(f" · {self.texts.say(state)}", "bold red")
                lines.append(line)
                if player.seat == seat:
                    lines.append(Padding(Text(self.things.about(alien), "italic"), (0, 0, 0, 2)))
        return Group(*lines)

    def _state(self, view: Mapping[str, Any], seat: int, alien: str) -> str:
        player = view["players"][seat]
        if player["lost"]:
            return "power-lost"
        if alien in view["encounter"]["zapped"]:
            return "power-zapped"
        return "power-hidden" if player["hidden"] else ""

    # ---- options ------------------------------------------------------------------------------------------------

    def arrange(self, ask: Ask) -> list[Option]:
        """As the ask lists them, ships place by place; passing and ending first, as number 0."""
        ends = [option for option in ask.options if option in (PASS, DONE)]
        return ends + in_grid_order([option for option in ask.options if option not in (PASS, DONE, TIME_UP)])

    def drawn(self, scene: Scene) -> frozenset[str]:
        """Choices of ships have a grid of their own; planets to aim at also have their numbers on the map."""
        return frozenset(option.id for option in picks_of(scene))

    def about(self, scene: Scene, option: Option) -> Text:
        """What it brings; of a power or a card what it does, once for all its targets."""
        brings = self.texts.hint(scene.hints.get(option.id, {}), self.words.names)
        match option:
            case ("use", str(ability), *_) if scene.ask is not None:
                first = next(other for other in self.arrange(scene.ask) if other[:2] == option[:2])
                does = self.things.about(ability) if first == option else ""
                return Text.assemble(brings, "  " if brings and does else "", (does, "dim"))
            case ("alien", str(alien)):
                return Text.assemble(self.things.sheet(alien), "\n", (self.things.about(alien), "dim"))
            case ("keep", str(tech)):
                return Text.assemble(brings, ("  " + self.things.about(tech), "dim"))
        return Text(brings, "dim")

    def meant(self, ask: Ask, card: str) -> list[str]:
        """What the ask wants done with a thing that a player names."""
        asked = [option.key for option in ask.options if option.key in WITH_A_CARD]
        ids = [f"{verb}:{card}" for verb in dict.fromkeys([*asked, "use"])]
        stem = card.removeprefix("flare-")
        return [*ids, *(f"use:{part}-{stem}" for part in ("wild", "super") if stem != card)]

    # ---- the rest -----------------------------------------------------------------------------------------------

    def badge(self, view: Mapping[str, Any], seat: int) -> Text:
        """How far to the goal."""
        return signs.goal(view["players"][seat], view["turn"]["goal"])

    def news(self, events: Sequence[Mapping[str, Any]], since: int) -> list[Text]:
        """What happened, without what the table shows."""
        return tell(events, since, self.players, self.texts)

    def look(self, view: Mapping[str, Any], seat: int, width: int) -> RenderableType:
        """A player's aliens with their flares, planets, technologies, and what is known of the hand."""
        player, known = self.players[seat], view["players"][seat]
        say = self.texts.say
        counters = [
            say("board-home", count=known["home"]),
            say("board-foreign", count=known["foreign"]),
            say("board-cards", count=signs.held(known)),
            say("board-warp", count=known["warp"]),
        ]
        lines: list[RenderableType] = [Text.assemble(player.label(), "  ", (" · ".join(counters), "dim"))]
        places = Text("  ")
        for planet, count in known["ships"].items():
            places.append_text(Text.assemble(f"{self.words('planet', int(planet))} ", signs.pile(player, count), "   "))
        lines.append(places)
        lines += [self.things.draw(alien) for alien in known["aliens"] if alien != "?"]
        lines += [Padding(self._tech(tech), (0, 0, 0, 2)) for tech in known["technologies"]]
        if known["seen"]:
            lines.append(
                Text(f"  {say('board-seen', cards=', '.join(self.words('card', card) for card in known['seen']))}")
            )
        return Group(*lines)

    def standings(self, view: Mapping[str, Any], winners: Sequence[int]) -> RenderableType:
        """The players by foreign colonies, the winners first."""
        table = Table(box=SIMPLE_HEAD, pad_edge=False, show_header=False)
        known = view["players"]
        for seat in sorted(range(view["seats"]), key=lambda seat: (seat not in winners, -known[seat]["foreign"])):
            aliens = ", ".join(self.words("alien", alien) for alien in known[seat]["aliens"])
            table.add_row(
                Text("♛" if seat in winners else "", "bold yellow"),
                self.players[seat].label(),
                Text(self.players[seat].bot or "", "dim"),
                Text(aliens, "italic"),
                signs.goal(known[seat], view["turn"]["goal"]),
            )
        return table

    def legend(self, width: int, wanted: Collection[str] | None = None) -> Text:
        """The signs of the board with their meaning."""
        return legend(self.texts, signs.LEGEND, width, wanted)


def phase_of(view: Mapping[str, Any]) -> str:
    """The phase of the encounter that is now; none while the game is set up."""
    return PHASES.get(view["turn"]["step"], "")
