"""Observations of Space Base: every card has a row of its own, for there is only one of each."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.space_base.index import NAMES, SECTORS
from cosmodrome.kernel import Seat
from cosmodrome.rl.fields import Arrays, Encoder, Field

SHIPYARD, SUPPLY, HAND, STATION, DEPLOYED = range(1, 6)
PLACE, OWNER, SECTOR, CHARGES, PICKED = range(5)


class SpaceBase(Encoder):
    """The view of Space Base as arrays."""

    game = "space-base"

    def describe(self) -> tuple[Field, ...]:
        """The fields."""
        turn = ("round", "step", "active", "first", "die 1", "die 2", "last round", "extra rounds", "sector aimed at")
        card = ("place", "owner", "sector", "charges", "picked")
        return (
            Field("turn", (9,), "Where the game stands. Steps by number, seats from 1 as the observer counts.", turn),
            Field("decks", (3,), "How many cards each deck has left, by level."),
            Field("players", (self.seats, 3), "By seat.", ("credits", "income", "points")),
            Field("uses", (self.seats, SECTORS, 2), "By seat and sector.", ("dice used here", "collected twice")),
            Field(
                "cards",
                (len(NAMES), 5),
                "By card. Place: 0 unseen, 1 shipyard, 2 colony for sale, 3 own hand, 4 on a sector, 5 deployed.",
                card,
            ),
        )

    def writers(self) -> dict[str, Any]:
        """By part."""
        self.cards = {name: number for number, name in enumerate(NAMES)}
        return {
            "turn": self.turn,
            "decks": self.decks,
            "shipyard": self.shipyard,
            "colonies": self.colonies,
            "hand": self.hand,
            "draft": self.draft,
        }

    def turn(self, arrays: Arrays, value: Any, me: Seat) -> None:
        """Round, step, dice, and how each seat uses them."""
        one, other = value["dice"] or (0, 0)
        arrays["turn"][:8] = (
            value["round"],
            self.names.steps.number(value["step"]),
            self.seat(value["active"], me),
            self.seat(value["first"], me),
            one,
            other,
            value["last_round"],
            value["extra_rounds"],
        )
        arrays["uses"][:] = 0
        for who, used in value["uses"].items():
            rows = arrays["uses"][(int(who) - me) % self.seats]
            for sector in used["sectors"]:
                rows[sector - 1, 0] += 1
            for sector in used["doubled"]:
                rows[sector - 1, 1] += 1

    def decks(self, arrays: Arrays, value: Any, me: Seat) -> None:
        """Counts."""
        arrays["decks"][:] = value

    def shipyard(self, arrays: Arrays, value: Any, me: Seat) -> None:
        """The ships on sale."""
        self._place(arrays, SHIPYARD, [card for row in value for card in row])

    def colonies(self, arrays: Arrays, value: Any, me: Seat) -> None:
        """The colonies nobody has bought."""
        self._place(arrays, SUPPLY, value)

    def hand(self, arrays: Arrays, value: Any, me: Seat) -> None:
        """The cards dealt to the observer."""
        self._place(arrays, HAND, value)

    def draft(self, arrays: Arrays, value: Any, me: Seat) -> None:
        """What the observer is choosing."""
        cards = arrays["cards"]
        cards[:, PICKED] = 0
        for card in value["cards"]:
            cards[self.cards[card], PICKED] += 1
        arrays["turn"][8] = value["sector"] or 0

    def _place(self, arrays: Arrays, place: int, names: list[str]) -> None:
        """These cards are in a place, and no others are."""
        cards = arrays["cards"]
        cards[cards[:, PLACE] == place, PLACE] = 0
        cards[[self.cards[name] for name in names], PLACE] = place

    def player(self, arrays: Arrays, value: Any, me: Seat, who: Seat) -> None:
        """A board."""
        at = (who - me) % self.seats
        arrays["players"][at] = value["credits"], value["income"], value["vp"]
        cards, owner, number = arrays["cards"], at + 1, self.cards
        rows = [(number[row["station"]], STATION, at, row["charges"]) for at, row in enumerate(value["sectors"], 1)]
        rows += [
            (number[ship["card"]], DEPLOYED, sector, ship["charges"])
            for sector, row in enumerate(value["sectors"], 1)
            for ship in row["deployed"]
        ]
        cards[cards[:, OWNER] == owner, :PICKED] = 0
        for card, place, sector, charges in rows:
            cards[card, :PICKED] = place, owner, sector, charges
