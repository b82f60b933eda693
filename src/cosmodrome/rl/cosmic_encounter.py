"""Observations of Cosmic Encounter."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.aliens import NAMES as ALIENS
from cosmodrome.games.cosmic_encounter.cards import KIND_ORDER, ROWS
from cosmodrome.games.cosmic_encounter.technologies import TECH_NAMES
from cosmodrome.kernel import Seat
from cosmodrome.rl.fields import Arrays, Encoder, Field

UNKNOWN = "?"
SIDES = {None: 0, "offense": 1, "defense": 2}
EACH = 6  # planets of a system, with one that a flare may add
PILES = ("discard", "played", "reinforcements", "open", "closed", "hand", "picked", "offered", "wanted")


class CosmicEncounter(Encoder):
    """The view of Cosmic Encounter as arrays."""

    game = "cosmic-encounter"

    def describe(self) -> tuple[Field, ...]:
        """The fields."""
        seats, kinds = self.seats, ("kind", "value", "bonus", "total")
        sides = ("side", "invited by", "owed", "engaged")
        turn = ("round", "turn", "step", "encounter", "extra encounter", "may cheat", "colonies to win")
        players = ("warp", "gate", "beside", "out", "home", "foreign", "cards", "laid", "lost", "hidden", "face up")
        encounter = ("offense", "defense", "planet", "destined", "winner", "proposer", "offers left", "terms")
        return (
            Field("turn", (7,), "Where the game stands. Steps by number.", turn),
            Field("decks", (3,), "How many cards are left.", ("deck", "destiny", "technologies")),
            Field(
                "encounter",
                (8,),
                "The encounter. Seats and planets from 1 as the observer counts; winner 1 offense, 2 defense.",
                encounter,
            ),
            Field("cards shown", (2, 4), "The main players' cards as they count; offense first.", kinds, low=-99),
            Field("sides", (seats, 4), "By seat; invited by 1 offense, 2 defense, 3 both.", sides),
            Field("players", (seats, 12), "By seat.", (*players, "ships on hidden technologies")),
            Field("planets", (seats * EACH, seats + 1), "By planet: home of whom, then the ships of each seat."),
            Field("aliens", (seats, len(ALIENS)), "By seat: 1 for each of their aliens that is known."),
            Field("zapped", (len(ALIENS),), "1 for each power that is zapped."),
            Field("known", (seats, len(ROWS)), "By seat: the cards of their hand that the observer has seen."),
            Field(
                "cards",
                (len(ROWS), len(PILES)),
                "By card: how many lie in each pile; own hand, own choice under way, and the terms of the deal.",
                PILES,
            ),
            Field(
                "technologies",
                (len(TECH_NAMES), 3),
                "By technology.",
                ("owner", "ships researching", "complete"),
            ),
        )

    def writers(self) -> dict[str, Any]:
        """By part."""
        self.rows = {row.name: number for number, row in enumerate(ROWS)}
        self.alien = {name: number for number, name in enumerate(ALIENS)}
        self.tech = {name: number for number, name in enumerate(TECH_NAMES)}
        return {
            "turn": self.turn,
            "encounter": self.encounter,
            "piles": self.piles,
            "hand": self.hand,
            "draft": self.draft,
        }

    def planet(self, number: int | None, me: Seat) -> int:
        """A planet as the observer counts them, from 1: those of the observer first."""
        if number is None or not 0 <= number < self.seats * EACH:
            return 0
        owner, place = divmod(number, EACH)
        return (owner - me) % self.seats * EACH + place + 1

    def turn(self, arrays: Arrays, value: Any, me: Seat) -> None:
        """Whose turn it is."""
        arrays["turn"][:] = (
            value["round"],
            value["turn"],
            self.names.steps.number(value["step"]),
            value["encounter"],
            value["extra"],
            value["sleight"],
            value["goal"],
        )

    def encounter(self, arrays: Arrays, value: Any, me: Seat) -> None:
        """Sides, cards as they count, totals."""
        arrays["encounter"][:5] = (
            self.seat(value["offense"], me),
            self.seat(value["defense"], me),
            self.planet(value["planet"], me),
            self.seat(value["destined"], me),
            SIDES[value["winner"]],
        )
        shown = arrays["cards shown"]
        shown[:, 0] = [KIND_ORDER.index(kind) + 1 if kind in KIND_ORDER else 0 for kind in value["kinds"]]
        for column, key in enumerate(("values", "bonus", "totals"), start=1):
            shown[:, column] = value[key] or 0
        sides = arrays["sides"]
        sides[:] = 0
        for who in range(self.seats):
            at = (who - me) % self.seats
            sides[at, 0] = SIDES[value["sides"][who]]
            sides[at, 1] = sum(1 << side for side, invited in enumerate(value["invited"]) if who in invited)
            sides[at, 2] = value["owed"][who]
            sides[at, 3] = value["engaged"][who] if value["engaged"] else 0
        zapped = arrays["zapped"]
        zapped[:] = 0
        zapped[[self.alien[name] for name in value["zapped"]]] = 1

    def piles(self, arrays: Arrays, value: Any, me: Seat) -> None:
        """Decks and discards."""
        arrays["decks"][:] = value["deck"], value["destiny_deck"], value["technology_deck"]
        for name in ("discard", "played", "reinforcements"):
            self._count(arrays, name, value[name])
        for name in ("open", "closed"):
            self._count(arrays, name, [card for cards in value[name].values() for card in cards])

    def hand(self, arrays: Arrays, value: Any, me: Seat) -> None:
        """Their own cards."""
        self._count(arrays, "hand", value)

    def draft(self, arrays: Arrays, value: Any, me: Seat) -> None:
        """What the observer is choosing, and the deal."""
        self._count(arrays, "picked", [*value["cards"], *value["offer"]])
        self._count(arrays, "offered", value["offered"])
        wanted = [term.split(":")[0].removeprefix("card-") for term in value["terms"] if term.startswith("card-")]
        self._count(arrays, "wanted", wanted)
        left = value["offers"]
        arrays["encounter"][5:] = self.seat(value["proposer"], me), sum(left) if left else 0, len(value["terms"])

    def _count(self, arrays: Arrays, pile: str, names: list[str]) -> None:
        """How many of each card lie in a pile; what is not known is not counted."""
        column = arrays["cards"][:, PILES.index(pile)]
        column[:] = 0
        for name in names:
            if name != UNKNOWN:
                column[self.rows[name]] += 1

    def player(self, arrays: Arrays, value: Any, me: Seat, who: Seat) -> None:
        """A player: ships, sheets, how many cards, and which of them the observer has seen."""
        at = (who - me) % self.seats
        numbers = [value[name] for name in ("warp", "gate", "beside", "out", "home", "foreign", "cards")]
        researching = sum(row["ships"] for row in value["technologies"] if row["technology"] == UNKNOWN)
        marks = value["lost"], value["hidden"], value["face_up"]
        arrays["players"][at] = *numbers, len(value["laid"]), *marks, researching
        planets = arrays["planets"]
        planets[planets[:, 0] == at + 1, 0] = 0
        planets[:, at + 1] = 0
        for planet in value["planets"]:
            if home := self.planet(planet, me):
                planets[home - 1, 0] = at + 1
        for planet, ships in value["ships"].items():
            if place := self.planet(int(planet), me):
                planets[place - 1, at + 1] = ships
        aliens = arrays["aliens"][at]
        aliens[:] = 0
        aliens[[self.alien[name] for name in value["aliens"] if name != UNKNOWN]] = 1
        known = arrays["known"][at]
        known[:] = 0
        for name in value["seen"]:
            known[self.rows[name]] += 1
        technologies = arrays["technologies"]
        technologies[technologies[:, 0] == at + 1] = 0
        for row in value["technologies"]:
            if row["technology"] != UNKNOWN:
                technologies[self.tech[row["technology"]]] = at + 1, row["ships"], row["complete"]
