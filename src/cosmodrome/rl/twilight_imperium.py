"""Observations of Twilight Imperium: systems by tile number, planets, technologies and cards by the frozen data."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.twilight_imperium.data.notes import NOTES
from cosmodrome.games.twilight_imperium.index import (
    CARD_NAMES,
    FACTION,
    PLANET,
    PLANET_NAMES,
    STRATEGY,
    SYSTEM_OF,
    SYSTEMS,
    TECH,
    TECH_NAMES,
    UNIT,
    UNIT_NAMES,
)
from cosmodrome.kernel import Seat
from cosmodrome.rl.fields import Arrays, Encoder, Field

CARDS = tuple(dict.fromkeys(CARD_NAMES.values()))
NOTE_NAMES = tuple(note.id for note in NOTES)
HOLES = ("alpha", "beta", "delta")
PHASES = ("", "strategy", "action", "status", "agenda")
TRADED = ("trade-goods", "commodities", "notes")
COMBATS = ("", "space", "ground")
PILES = (
    "hand",
    "picked",
    "discard",
    "played",
    "agendas discarded",
    "agendas known",
    "laws",
    "public",
    "given",
    "wanted",
)
PASSED, VOTES, TRADES, HITS = 12, 14, 15, 17  # columns of the players
PLAIN = ("points", "tactic", "fleet", "strategy", "goods", "commodities", "actions", "secrets", "notes")


class TwilightImperium(Encoder):
    """The view of Twilight Imperium as arrays."""

    game = "twilight-imperium"

    def describe(self) -> tuple[Field, ...]:
        """The fields."""
        seats, units, cards = self.seats, len(UNIT_NAMES), len(CARDS)
        turn = ("round", "phase", "step", "turn", "active", "speaker", "goal", "strategy card", "custodians")
        action = ("system", "combat", "foe", "round of combat", "planet", "retreating")
        players = (
            *("points", "tactic", "fleet", "strategy", "goods", "commodities", "action cards", "secrets", "notes"),
            *("faction", "home", "eliminated", "passed", "place in initiative", "votes", "traded", "offers", "hits"),
        )
        trade = ("proposer", "partner", *(f"{side} {thing}" for side in ("give", "want") for thing in TRADED))
        planets = ("owner", "ready", "infantry", "PDS", "space dock", "landed", "resources", "influence", "attachments")
        return (
            Field("turn", (9,), "Where the game stands. Phases, steps and cards by number, seats from 1.", turn),
            Field("action", (6,), "The tactical action. Systems by tile number, planets and seats from 1.", action),
            Field("dice", (10,), "How many dice of the last roll show 1, 2, … 10."),
            Field("decks", (5,), "How many cards are left.", ("action", "agenda", "secret", "stage I", "stage II")),
            Field("agenda", (2,), "The agenda voted on, as a card from 1, and its number in this phase."),
            Field("players", (seats, 18), "By seat.", players),
            Field("strategy cards", (8, 3), "By initiative.", ("owner", "ready", "trade goods")),
            Field(
                "tiles", (SYSTEMS, 4), "By tile number: its position from 1, 0 if not in play.", ("position", *HOLES)
            ),
            Field("tokens", (SYSTEMS, seats), "By tile number: 1 for each seat with a command token there."),
            Field("units", (SYSTEMS, seats, units), "By tile number and seat: how many units of each kind in space."),
            Field("planets", (len(PLANET_NAMES), 9), "By planet.", planets),
            Field("technologies", (seats, len(TECH_NAMES)), "By seat: 0 not owned, 1 exhausted, 2 ready."),
            Field("reserve", (seats, units), "By seat: how many units of each kind are left in the box."),
            Field(
                "cards", (cards, len(PILES)), "By card: how many in each pile; own hand and choices, the offer.", PILES
            ),
            Field("known", (seats, cards), "By seat: action cards of theirs that the observer has seen."),
            Field("notes", (len(NOTE_NAMES), seats, 2), "By note and owner.", ("held by", "in the play area")),
            Field("scored", (seats, cards), "By seat: the objectives scored."),
            Field("law owners", (cards,), "By agenda: who owns the law, from 1."),
            Field("moving", (SYSTEMS, units), "By tile number: units of the movement under way, cargo included."),
            Field("trade", (8,), "The offer under way, as its proposer says it.", trade),
        )

    def writers(self) -> dict[str, Any]:
        """By part."""
        self.card = {name: number for number, name in enumerate(CARDS)}
        self.note = {name: number for number, name in enumerate(NOTE_NAMES)}
        self.home = dict(zip(PLANET_NAMES, SYSTEM_OF, strict=True))
        return {
            "turn": self.turn,
            "systems": self.systems,
            "action": self.action,
            "objectives": self.objectives,
            "agenda": self.agenda,
            "decks": self.decks,
            "hand": self.hand,
            "draft": self.draft,
        }

    def turn(self, arrays: Arrays, value: Any, me: Seat) -> None:
        """Round, phase, whose turn it is."""
        arrays["turn"][:] = (
            value["round"],
            PHASES.index(value["phase"]),
            self.names.steps.number(value["step"]),
            self.seat(value["turn"], me),
            self.seat(value["active"], me),
            self.seat(value["speaker"], me),
            value["goal"],
            STRATEGY[value["strategy"]] if value["strategy"] else 0,
            value["custodians"],
        )
        players = arrays["players"]
        players[:, PASSED : PASSED + 2] = 0
        for who in value["passed"]:
            players[(who - me) % self.seats, PASSED] = 1
        for place, who in enumerate(value["order"], start=1):
            players[(who - me) % self.seats, PASSED + 1] = place

    def systems(self, arrays: Arrays, value: Any, me: Seat) -> None:
        """The tiles with all that stands on them."""
        tiles, tokens, units, planets = arrays["tiles"], arrays["tokens"], arrays["units"], arrays["planets"]
        for array in (tiles, tokens, units, planets):
            array[:] = 0
        seats = self.seats
        for row in value:
            system = row["system"]
            holes = row["wormholes"]
            tiles[system] = row["position"] + 1, *(name in holes for name in HOLES)
            for who in row["tokens"]:
                tokens[system, (who - me) % seats] = 1
            for who, fleet in row["units"].items():
                there = units[system, (int(who) - me) % seats]
                for name, count in fleet.items():
                    there[UNIT[name]] = count
            for name, planet in row["planets"].items():
                planets[PLANET[name]] = (
                    self.seat(planet["owner"], me),
                    planet["ready"],
                    planet["infantry"],
                    planet["pds"],
                    planet["space_dock"],
                    planet["landed"],
                    planet["resources"],
                    planet["influence"],
                    len(planet["attached"]),
                )

    def action(self, arrays: Arrays, value: Any, me: Seat) -> None:
        """The tactical action under way."""
        arrays["action"][:] = (
            value["system"] or 0,
            COMBATS.index(value["combat"] or ""),
            self.seat(value["foe"], me),
            value["round"],
            PLANET[value["planet"]] + 1 if value["planet"] else 0,
            self.seat(value["retreating"], me),
        )
        players = arrays["players"]
        for who, hits in enumerate(value["hits"]):
            players[(who - me) % self.seats, HITS] = hits
        dice = arrays["dice"]
        dice[:] = 0
        for face in value["dice"]:
            dice[face - 1] += 1

    def objectives(self, arrays: Arrays, value: Any, me: Seat) -> None:
        """Public objectives, and who scored what."""
        arrays["decks"][3:] = value["stage_1"], value["stage_2"]
        self._count(arrays, "public", value["public"])
        scored = arrays["scored"]
        scored[:] = 0
        for who, names in enumerate(value["scored"]):
            scored[(who - me) % self.seats, [self.card[name] for name in names]] = 1

    def agenda(self, arrays: Arrays, value: Any, me: Seat) -> None:
        """The agenda that is voted on, the votes, the laws in play."""
        arrays["agenda"][:] = self.card[value["agenda"]] + 1 if value["agenda"] else 0, value["number"]
        players = arrays["players"]
        for who, votes in enumerate(value["votes"]):
            players[(who - me) % self.seats, VOTES] = votes
        self._count(arrays, "laws", [law["agenda"] for law in value["laws"]])
        owners = arrays["law owners"]
        owners[:] = 0
        for law in value["laws"]:
            owners[self.card[law["agenda"]]] = self.seat(law["owner"], me)

    def decks(self, arrays: Arrays, value: Any, me: Seat) -> None:
        """Decks by count, discards by name."""
        arrays["decks"][:3] = value["action"], value["agenda"], value["secret"]
        arrays["strategy cards"][:, 2] = [value["bounty"][name] for name in STRATEGY]
        for pile, name in (("discard", "discard"), ("agendas discarded", "agenda_discard")):
            self._count(arrays, pile, value[name])
        self._count(arrays, "agendas known", value["agendas_known"])
        self._count(arrays, "played", [name for name in value["played"] if name in self.card])

    def hand(self, arrays: Arrays, value: Any, me: Seat) -> None:
        """Their own hidden cards."""
        self._count(arrays, "hand", [*value["cards"], *value["secrets"]])
        held = arrays["notes"]
        held[(held[:, :, 0] == 1) & (held[:, :, 1] == 0)] = 0
        for name in value["notes"]:
            held[self._note(name, me)] = 1, 0

    def draft(self, arrays: Arrays, value: Any, me: Seat) -> None:
        """What the observer is choosing, and the offer that is made."""
        self._count(arrays, "picked", value["cards"])
        moving = arrays["moving"]
        moving[:] = 0
        for origin, kind, count in (*value["moving"], *value["cargo"]):
            moving[self.home[origin] if isinstance(origin, str) else origin, UNIT[kind]] += count
        trade = [self.seat(value["proposer"], me), self.seat(value["partner"], me), *(0,) * 6]
        for side, pile, at in (("give:", "given", 2), ("want:", "wanted", 5)):
            terms = {key.removeprefix(side): count for key, count in value["offer"].items() if key.startswith(side)}
            self._count(arrays, pile, [name.removeprefix("card-") for name in terms if name.startswith("card-")])
            trade[at : at + 2] = terms.get("trade-goods", 0), terms.get("commodities", 0)
            trade[at + 2] = sum(name.startswith("note-") for name in terms)
        arrays["trade"][:] = trade
        players = arrays["players"]
        for who in range(self.seats):
            at = (who - me) % self.seats
            players[at, TRADES] = sum(who in partners for partners in value["traded"])
            players[at, TRADES + 1] = value["offers"][who] if value["offers"] else 0

    def _count(self, arrays: Arrays, pile: str, names: list[str]) -> None:
        """How many of each card lie in a pile."""
        column = arrays["cards"][:, PILES.index(pile)]
        column[:] = 0
        for name in names:
            column[self.card[name]] += 1

    def _note(self, name: str, me: Seat) -> tuple[int, int]:
        """The place of a note: which it is, and whose."""
        note, _, owner = name.rpartition("-")
        return self.note[note], (int(owner) - me) % self.seats

    def player(self, arrays: Arrays, value: Any, me: Seat, who: Seat) -> None:
        """A player as others see them."""
        at = (who - me) % self.seats
        row = arrays["players"][at]
        row[: len(PLAIN)] = [value[name] for name in PLAIN]
        row[len(PLAIN) : PASSED] = (
            FACTION[value["faction"]] + 1 if value["faction"] else 0,
            value["home"] or 0,
            value["eliminated"],
        )
        strategy = arrays["strategy cards"]
        strategy[strategy[:, 0] == at + 1, :2] = 0
        for card in value["cards"]:
            strategy[STRATEGY[card["strategy"]] - 1, :2] = at + 1, card["ready"]
        technologies = arrays["technologies"][at]
        technologies[:] = 0
        for tech in value["technologies"]:
            technologies[TECH[tech["technology"]]] = 1 + tech["ready"]
        reserve = arrays["reserve"][at]
        for name, count in value["reserve"].items():
            reserve[UNIT[name]] = count
        known = arrays["known"][at]
        known[:] = 0
        for name in value["seen"]:
            known[self.card[name]] += 1
        notes = arrays["notes"]
        held = notes[:, :, 0] == at + 1
        notes[held if at else held & (notes[:, :, 1] == 1)] = 0
        for names, up in ((value["notes_seen"], 0), (value["notes_up"], 1)):
            for name in names:
                notes[self._note(name, me)] = at + 1, up
