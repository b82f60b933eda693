"""The encounter: the gate with its ships, the planet it points at, both sides with cards and totals; and the deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cosmodrome.cli.boards.cosmic_encounter import signs
from cosmodrome.cli.players import Player
from cosmodrome.texts import Words

SIDES = ("offense", "defense")
COUNTED = ("reveal", "totals", "outcome", "decided")  # then the ships are still there


class Fight:
    """Draws the encounter for one reader."""

    def __init__(self, view: Mapping[str, Any], players: Sequence[Player], words: Words) -> None:
        self.view = view
        self.encounter = view["encounter"]
        self.players = players
        self.words = words
        self.say = words.say

    def draw(self) -> RenderableType:
        """Both sides beside each other, the gate between them."""
        if self.encounter["defense"] is None:
            return self.destiny()
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(justify="center", no_wrap=True)
        table.add_column(no_wrap=True)
        planet = self.encounter["planet"]
        aimed = Text.assemble("══▶ ", (self.words("planet", planet), "bold")) if planet is not None else Text("══▶ ?")
        table.add_row(self.title(0), aimed, self.title(1))
        table.add_row(self.ships(0), Text(""), self.ships(1))
        if any(self.view["players"][self.main(side)]["laid"] or self.encounter["kinds"][side] for side in (0, 1)):
            table.add_row(self.card(0), self.outcome(), self.card(1))
        if self.encounter["totals"] and self.view["turn"]["step"] in COUNTED and "attack" in self.encounter["kinds"]:
            table.add_row(self.sum(0), Text(""), self.sum(1))
        return table

    def destiny(self) -> Text:
        """Nobody is encountered yet: what destiny says."""
        card, target = self.encounter["destiny"], self.encounter["destined"]
        if card is None:
            return self.title(0)
        named = "" if target is None else self.words("seat", target)
        return Text.assemble(self.title(0), "   ", self.say("event-destiny", card=card, target=named))

    def main(self, side: int) -> int:
        """The main player of a side."""
        seat: int = self.encounter[SIDES[side]]
        return seat

    def title(self, side: int) -> Text:
        """The part, and who plays it."""
        return Text.assemble((f"{self.say(f'role-{SIDES[side]}')} ", "bold"), self.players[self.main(side)].label())

    def fleet(self, side: int) -> list[tuple[int, int]]:
        """The ships of a side: the main player first, then the allies."""
        main, planet = self.main(side), str(self.encounter["planet"])
        players = self.view["players"]
        own = players[main]["gate"] if side == 0 else players[main]["ships"].get(planet, 0)
        place = "gate" if side == 0 else "beside"
        seats = [seat for seat, at in enumerate(self.encounter["sides"]) if at == SIDES[side] and seat != main]
        return [(main, own), *((seat, players[seat][place]) for seat in seats)]

    def ships(self, side: int) -> Text:
        """`●4 ■2`, and who is invited."""
        line = signs.piles(self.players, self.fleet(side)) or Text("–", "dim")
        allied = {seat for seat, _ in self.fleet(side)}
        asked = [seat for seat in self.encounter["invited"][side] if seat not in allied]
        if asked and self.view["turn"]["step"] in ("invite", "answer"):
            line.append_text(Text(" ? ", "dim")).append_text(Text(" ").join([self.players[at].sign() for at in asked]))
        return line

    def card(self, side: int) -> Text:
        """The encounter card, as far as one sees it, and what it counts as if that is something else."""
        laid = self.view["players"][self.main(side)]["laid"]
        name = laid[0] if laid else None
        line = Text(self.words("card", name), signs.card_style(name)) if name else Text("–", "dim")
        kind, values = self.encounter["kinds"][side], self.encounter["values"]
        if kind and values:
            counts = self.say("card-attack", value=values[side]) if kind == "attack" else self.words("card", kind)
            if name is None or counts != self.words("card", name):
                line.append(f" = {counts}", "bold")
        return line

    def sum(self, side: int) -> Text:
        """`15 + 5 + 3 = 23`: card, ships, what was added."""
        total, bonus = self.encounter["totals"][side], self.encounter["bonus"][side]
        value = self.encounter["values"][side]
        ships = total - value - bonus
        parts = [str(value), str(ships), *([str(bonus)] if bonus else [])]
        return Text.assemble((" + ".join(parts).replace("+ -", "− "), "dim"), " = ", (str(total), "bold"))

    def outcome(self) -> Text:
        """How it ended, if it has."""
        result, winner = self.encounter["result"], self.encounter["winner"]
        if not result:
            return Text("")
        return Text(self.say("event-concluded", result=result, side=winner or ""), "bold")


def deal_table(view: Mapping[str, Any], players: Sequence[Player], words: Words, seat: int | None) -> RenderableType:
    """The offer on the table, or the one being made."""
    draft = view["draft"]
    proposer = draft["proposer"]
    mine = proposer == seat
    cards = draft["offer"] if mine else draft["offered"]
    terms = words("terms", {"seat": proposer, "cards": cards, "terms": draft["terms"]})
    left = [view["offers"] - made for made in draft["offers"]]
    counts = Text("   ").join(
        [
            Text.assemble(players[view["encounter"][side]].sign(), " ", words.say("board-offers-left", count=count))
            for side, count in zip(SIDES, left, strict=True)
        ]
    )
    counts.stylize("dim")
    title = Text.assemble((words.say("board-deal"), "bold"), "   ", counts)
    lines = [Text(f"  {part}") for part in terms.split("; ")] if terms else [Text("  –", "dim")]
    return Group(title, Text.assemble("  ", players[proposer].label()), *lines)
