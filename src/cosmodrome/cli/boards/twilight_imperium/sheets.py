"""Everything beside the map: strategy cards, objectives, the reader's sheet, the others, combat and vote."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from cosmodrome.cli.boards.twilight_imperium import signs
from cosmodrome.cli.players import Player
from cosmodrome.games.twilight_imperium.data.objectives import OBJECTIVES
from cosmodrome.games.twilight_imperium.data.technologies import TECHNOLOGIES
from cosmodrome.texts import Texts, Words
from cosmodrome.texts.twilight_imperium import STRATEGIES
from cosmodrome.texts.wording import fluent

WORTH: Final = {row.id: row.points for row in OBJECTIVES}
COLOUR: Final = {row.id: row.colour for row in TECHNOLOGIES}


class Sheets:
    """The parts of the table in lines, for one reader."""

    def __init__(self, view: Mapping[str, Any], players: Sequence[Player], words: Words, texts: Texts) -> None:
        self.view = view
        self.players = players
        self.words = words
        self.say = texts.say

    def heading(self, key: str) -> Text:
        """What a line is about."""
        return Text(f"{self.say(f'board-{key}')}  ", "bold")

    def line(self, key: str, parts: Sequence[Text], gap: str = ", ") -> Text:
        """A heading and what there is of it."""
        return Text.assemble(self.heading(key), Text(gap).join(parts) if parts else Text("–", "dim"))

    # ---- for all ------------------------------------------------------------------------------------------------

    def header(self) -> Text:
        """Round, phase, whose turn, how many points win."""
        turn = self.view["turn"]
        if not turn["phase"]:
            return Text(self.say("phase-setup"), "bold")
        line = Text.assemble(
            (self.say("board-round", round=turn["round"]), "bold"),
            " · ",
            (self.say(f"phase-{turn['phase']}"), "bold #ffd166"),
        )
        if turn["phase"] == "action":
            line.append(" · ").append_text(self.players[turn["active"]].label())
        if turn["strategy"]:
            line.append(f" · {self.words('strategy', turn['strategy'])}", "bold")
        return line.append(f" · {self.say('board-goal', goal=turn['goal'])}", "dim")

    def strategy(self) -> Text:
        """The strategy cards by number with who has them; used ones are dim, trade goods on free ones are told."""
        holders = {card["strategy"]: (who, card) for who in self.view["players"] for card in who["cards"]}
        parts = []
        for number, name in enumerate(STRATEGIES, start=1):
            title = f"{number} {self.words('strategy', name)}"
            if name in holders:
                who, card = holders[name]
                player = self.players[who["seat"]]
                used = "" if card["ready"] else "dim"
                parts.append(Text.assemble((player.shape, player.colour), (title, used or player.colour)))
            else:
                goods = self.view["decks"]["bounty"][name]
                parts.append(Text(f"{title}{f' {signs.GOODS}{goods}' if goods else ''}", "dim"))
        return self.line("strategy", parts, "  ")

    def objectives(self) -> RenderableType:
        """The public objectives with points and who has scored them; how many are face down; laws in play."""
        scored = self.view["objectives"]["scored"]
        parts = []
        for name in self.view["objectives"]["public"]:
            who = [self.players[seat].sign() for seat, done in enumerate(scored) if name in done]
            parts.append(Text.assemble(f"{signs.POINTS}{WORTH[name]} {self.words('objective', name)} ", *who))
        left = self.view["objectives"]["stage_1"] + self.view["objectives"]["stage_2"]
        parts.append(Text(self.say("board-face-down", count=left), "dim"))
        lines = [self.line("objectives", parts, "  ")]
        if laws := self.view["agenda"]["laws"]:
            lines.append(self.line("laws", [self._law(law) for law in laws]))
        return Group(*lines)

    def _law(self, law: Mapping[str, Any]) -> Text:
        line = Text(self.words("agenda", law["agenda"]))
        if law["owner"] is not None:
            line.append(" ").append_text(self.players[law["owner"]].sign())
        if law["planet"] is not None:
            line.append(f" ({self.words('planet', law['planet'])})")
        return line

    def vote(self) -> RenderableType:
        """The agenda, what it does, and the votes so far."""
        agenda = self.view["agenda"]
        name = fluent(agenda["agenda"])
        text = next((key for part in ("text", "for") if self._has(key := f"agenda-{name}-{part}")), None)
        lines = [Text.assemble(self.heading("vote"), (self.say(f"agenda-{name}"), "bold #ffd166"))]
        if text:
            lines.append(Text(f"  {self.say(text)}", "italic"))
        cast = [
            Text.assemble(self.players[seat].sign(), f" {self.words('outcome', outcome)} {agenda['votes'][seat]}")
            for seat, outcome in enumerate(agenda["voted"])
            if outcome
        ]
        for seat, ability, outcome in agenda["predictions"]:
            named = f" {self.words('ability', ability)}: {self.words('outcome', outcome)}"
            cast.append(Text.assemble(self.players[seat].sign(), (named, "dim")))
        if cast:
            lines.append(Text.assemble("  ", Text("   ").join(cast)))
        return Group(*lines)

    def _has(self, key: str) -> bool:
        return self.words.texts.has(key)

    def combat(self) -> Text:
        """Who fights whom, where, in which round, with what; dice and hits as they lie."""
        action, active = self.view["action"], self.view["turn"]["active"]
        line = Text.assemble(self.heading("combat"), self.words("system", action["system"]))
        if action["planet"] is not None:
            line.append(f" · {self.words('planet', action['planet'])}")
        line.append(f" · {self.say('board-round', round=max(action['round'], 1))}  ")
        for seat in (active, action["foe"]):
            if seat is not None:
                units = signs.fleet(self._forces(seat))
                line.append_text(self.players[seat].label()).append(f" {units} ", "bold")
                if action["hits"][seat]:
                    line.append(f"✕{action['hits'][seat]} ", "bold red")
        if action["dice"]:
            line.append(f" [{' '.join(map(str, action['dice']))}]", "dim")
        return line

    def _forces(self, seat: int) -> dict[str, int]:
        """What a player has in the combat: ships, or ground forces on the planet."""
        action = self.view["action"]
        here = next(each for each in self.view["systems"] if each["system"] == action["system"])
        if action["planet"] is None:
            return dict(here["units"].get(str(seat), {}))
        planet = here["planets"][action["planet"]]
        return {"infantry": planet["infantry"] if planet["owner"] == seat else planet["landed"]}

    # ---- players ------------------------------------------------------------------------------------------------

    def planets(self, seat: int) -> list[Text]:
        """The planets of a player: resources and influence; exhausted ones dim with a sign."""
        found = []
        for system in self.view["systems"]:
            for name, planet in system["planets"].items():
                if planet["owner"] == seat:
                    text = f"{self.words('planet', name)} {planet['resources']}/{planet['influence']}"
                    stands = signs.on_planet(planet)
                    found.append(
                        Text.assemble(
                            (text, "" if planet["ready"] else "dim"),
                            ("" if planet["ready"] else signs.EXHAUSTED, "dim"),
                            (f" {stands}" if stands else "", "bold"),
                        )
                    )
        return found

    def technologies(self, seat: int) -> list[Text]:
        """The technologies of a player in their colours; exhausted ones with a sign."""
        found = []
        for tech in self.view["players"][seat]["technologies"]:
            style = signs.COLOURS.get(COLOUR[tech["technology"]], "")
            name = self.words("technology", tech["technology"])
            found.append(
                Text(name if tech["ready"] else f"{name} {signs.EXHAUSTED}", style if tech["ready"] else "dim")
            )
        return found

    def own(self, seat: int) -> RenderableType:
        """The own sheet: tokens, goods, planets, technologies; hand, secret objectives, notes."""
        hand, player = self.view["hand"], self.view["players"][seat]
        lines = [
            Text.assemble(
                self.faction(seat),
                ("  ", ""),
                self.heading("tokens"),
                f"{signs.pools(player)}   ",
                self.heading("goods"),
                f"{signs.goods(player)}",
            ),
            self.line("planets", self.planets(seat)),
            self.line("technologies", self.technologies(seat)),
            self.line("hand", [Text(self.words("card", card)) for card in hand["cards"]]),
            self.line("secrets", [Text(self.words("objective", card)) for card in hand["secrets"]]),
        ]
        notes = [Text(self.words("note", note)) for note in hand["notes"]]
        lines.append(self.line("notes", notes))
        return Group(*lines)

    def faction(self, seat: int) -> Text:
        """Sign, name and faction of a player."""
        faction = self.view["players"][seat]["faction"]
        short = self.say(f"{fluent(f'faction-{faction}')}.short") if faction else "?"
        return Text.assemble(self.players[seat].label(), (f" {short}", "italic"))

    def others(self, seat: int | None) -> RenderableType:
        """The other players, a line each, in initiative order."""
        turn = self.view["turn"]
        order = turn["order"] or range(self.view["seats"])
        return Group(*(self.player(who) for who in order if who != seat))

    def player(self, seat: int) -> Text:
        """A player in a line: points, tokens, goods, cards, planets and technologies by number."""
        player, turn = self.view["players"][seat], self.view["turn"]
        line = Text.assemble(self.faction(seat), "  ", signs.points(player["points"], turn["goal"]))
        for part in self._counters(seat, player):
            line.append(f"  {part}")
        if seat == turn["speaker"]:
            line.append(f"  {signs.SPEAKER}", "bold #ffd166")
        if seat in turn["passed"]:
            line.append(f"  {signs.PASSED}", "dim")
        return line

    def _counters(self, seat: int, player: Mapping[str, Any]) -> Iterator[str]:
        yield signs.pools(player)
        yield signs.goods(player)
        yield f"{signs.CARDS}{player['actions']}"
        yield f"{signs.SECRETS}{player['secrets']}"
        planets = [p for system in self.view["systems"] for p in system["planets"].values() if p["owner"] == seat]
        ready = [p for p in planets if p["ready"]]
        yield f"{len(planets)}{signs.PLANETS} {sum(p['resources'] for p in ready)}/{sum(p['influence'] for p in ready)}"
        yield f"{len(player['technologies'])}{signs.TECHNOLOGIES}"
