"""What a bot sees: its view, put into the numbers of the rules. Worths are counted in tenths of a victory point."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, Final, NamedTuple

from cosmodrome.games.twilight_imperium.combat import capacity
from cosmodrome.games.twilight_imperium.data.factions import BY_ID as BY_FACTION
from cosmodrome.games.twilight_imperium.galaxy import Near, galaxy_of
from cosmodrome.games.twilight_imperium.index import (
    AGENDA,
    ASTEROIDS,
    BIG_KINDS,
    EMPTY,
    FACTION,
    FIGHTER,
    FIRST_AGENDA,
    INFANTRY,
    MECATOL,
    MECATOL_REX,
    NEBULAE,
    NOBODY,
    PLANET,
    PLANETS_IN,
    SUPERNOVAE,
    SYSTEM_OF,
    TECH,
    UNIT,
    UNIT_NAMES,
    Fleet,
    agenda_row,
    bits,
)
from cosmodrome.games.twilight_imperium.sides import Side, side_of
from cosmodrome.kernel import Option, Seat

POINT: Final = 10.0
RESOURCE, INFLUENCE, GOOD, TOKEN, CARD = 0.9, 0.7, 1.0, 2.5, 1.2
SLOTS: Final = 38  # positions of the map, and one for a home beside it
Weigh = Callable[[Option], float]


class Aid(NamedTuple):
    """What helps my ships in a tactical action: steps more, a system from where they pass other fleets, alpha and beta
    wormholes that lead to one another."""

    haste: int = 0
    silent: int = 0
    joined: bool = False


class Seen:
    """The table as one seat sees it."""

    def __init__(self, view: Mapping[str, Any], me: Seat) -> None:
        self.view = view
        self.me = me
        self.known: dict[Any, Any] = {}  # what was worked out once for this view
        marks = view["turn"]["marks"]
        joined = "holes-joined" in marks
        self.aid = Aid(marks.get(f"move+:{me}", 0), marks.get(f"passes-ships-from:{me}", 0), joined)
        self.players: list[dict[str, Any]] = view["players"]
        self.own = self.players[me]
        self.hand: list[str] = view["hand"]["cards"]
        self.round: int = view["turn"]["round"]
        self.systems: dict[int, dict[str, Any]] = {row["system"]: row for row in view["systems"]}
        self.planets: dict[int, dict[str, Any]] = {
            PLANET[name]: planet for row in view["systems"] for name, planet in row["planets"].items()
        }

    # ---- players ----

    @cached_property
    def others(self) -> list[Seat]:
        """The rivals who are still in the game."""
        return [row["seat"] for row in self.players if row["seat"] != self.me and not row["eliminated"]]

    def points(self, seat: Seat) -> int:
        """Victory points."""
        return int(self.players[seat]["points"])

    @cached_property
    def leader(self) -> Seat:
        """The rival who is nearest to the goal."""
        return max(self.others, key=lambda seat: (self.points(seat), self.wealth(seat)), default=self.me)

    @cached_property
    def from_the_speaker(self) -> list[Seat]:
        """All players clockwise, from the speaker on."""
        ring: list[Seat] = self.view["turn"]["ring"]
        at = ring.index(self.view["turn"]["speaker"])
        return [seat for seat in (*ring[at:], *ring[:at]) if not self.players[seat]["eliminated"]]

    def commodity_limit(self, seat: Seat) -> int:
        """How many commodities a player can have."""
        return BY_FACTION[self.players[seat]["faction"]].commodities

    def threat(self, seat: Seat) -> float:
        """How much a rival's gain hurts: up to 1 for the leader."""
        if seat == self.me:
            return -1.0
        return 0.3 + 0.7 * (self.points(seat) + 1) / (self.points(self.leader) + 1)

    def nearness(self, seat: Seat) -> float:
        """How near a player is to the goal: 1 there, 0 from halfway down."""
        goal = int(self.view["turn"]["goal"])
        return min(max(2 * self.points(seat) / goal - 1, 0.0), 1.0)

    def wealth(self, seat: Seat) -> float:
        """What the planets of a player yield."""
        return sum(self.yields(planet) for planet in self.planets_of(seat))

    def side(self, seat: Seat) -> Side:
        """The unit values of a player, from what lies open."""
        found: Side | None = self.known.get(("side", seat))
        if found is None:
            row = self.players[seat]
            techs = sum(1 << TECH[tech["technology"]] for tech in row["technologies"])
            faction = FACTION[row["faction"]] if row["faction"] else NOBODY
            found = self.known["side", seat] = side_of(faction, techs, self.common_laws)
        return found

    @cached_property
    def common_laws(self) -> int:
        """The laws that concern everybody, as bits."""
        cards = [AGENDA[law["agenda"]] for law in self.view["agenda"]["laws"]]
        return sum(1 << card - FIRST_AGENDA for card in cards if agenda_row(card).placement == "common")

    # ---- planets ----

    def owner(self, planet: int) -> Seat | None:
        """Who controls a planet."""
        found: Seat | None = self.planets[planet]["owner"]
        return found

    def planets_of(self, seat: Seat) -> list[int]:
        """The planets of a player."""
        return [planet for planet, row in self.planets.items() if row["owner"] == seat]

    @cached_property
    def mine(self) -> list[int]:
        """My planets."""
        return self.planets_of(self.me)

    def yields(self, planet: int) -> float:
        """What a planet is worth by what it yields, round by round."""
        row = self.planets[planet]
        return RESOURCE * int(row["resources"]) + INFLUENCE * int(row["influence"])

    def purse(self, what: str) -> int:
        """What I could pay: `resources` or `influence`, trade goods included."""
        return sum(int(self.planets[planet][what]) for planet in self.mine if self.planets[planet]["ready"]) + int(
            self.own["goods"]
        )

    @cached_property
    def home_planets(self) -> tuple[int, ...]:
        """The planets of my home system."""
        return PLANETS_IN[self.own["home"]] if self.own["home"] else ()

    @property
    def holds_mecatol(self) -> bool:
        """Whether the throne is mine."""
        return self.owner(MECATOL_REX) == self.me

    @property
    def custodians(self) -> bool:
        """Whether the custodians are still on Mecatol Rex."""
        return bool(self.view["turn"]["custodians"])

    # ---- ships ----

    def fleet(self, seat: Seat, system: int) -> Fleet:
        """The units of a player in space, by kind."""
        counts = [0] * 13
        for name, count in self.systems[system]["units"].get(str(seat), {}).items():
            if UNIT[name] < 13:
                counts[UNIT[name]] = count
        return tuple(counts)

    @cached_property
    def fleets(self) -> dict[int, Fleet]:
        """My units in space, by system."""
        return {s: self.fleet(self.me, s) for s, row in self.systems.items() if str(self.me) in row["units"]}

    @cached_property
    def guards(self) -> dict[int, list[Seat]]:
        """Who has ships where, but me."""
        found: dict[int, list[Seat]] = {}
        for system, row in self.systems.items():
            for name in row["units"]:
                if int(name) != self.me and any(self.fleet(int(name), system)[:11]):
                    found.setdefault(system, []).append(int(name))
        return found

    def has_units(self, seat: Seat, system: int) -> bool:
        """Whether a player has anything in a system, in space or on its planets."""
        rows = [self.planets[planet] for planet in PLANETS_IN[system] if planet in self.planets]
        held = any(row["owner"] == seat and (row["infantry"] or row["pds"] or row["space_dock"]) for row in rows)
        return held or str(seat) in self.systems[system]["units"]

    def places(self, seat: Seat) -> int:
        """The systems where a player has units or planets, as bits."""
        held = mask(SYSTEM_OF[planet] for planet in self.planets_of(seat))
        return held | mask(system for system, row in self.systems.items() if str(seat) in row["units"])

    @cached_property
    def partners(self) -> list[Seat]:
        """With whom I can trade in my turn: neighbours, and where one of us may trade with everybody, all."""
        mine = self.places(self.me)
        reach = mine | mask(near for system in bits(mine) for near in bits(self.near[system]))
        free = self.side(self.me).has("guild_ships")
        return [s for s in self.others if free or self.side(s).has("guild_ships") or self.places(s) & reach]

    @cached_property
    def my_ships(self) -> int:
        """The systems with ships of mine, as bits."""
        return mask(system for system, fleet in self.fleets.items() if any(fleet[:11]))

    def has_token(self, system: int) -> bool:
        """Whether a command token of mine lies there."""
        return self.me in self.systems[system]["tokens"]

    @cached_property
    def free_tokens(self) -> int:
        """Command tokens of mine that can still be spent."""
        return int(self.own["tactic"]) + int(self.own["strategy"])

    def figures(self, unit: str) -> int:
        """How many units of a kind I have on the board."""
        if unit == "pds":
            return sum(int(self.planets[planet]["pds"]) for planet in self.mine)
        if unit == "space_dock":
            return sum(int(self.planets[p]["space_dock"]) for p in self.mine) + sum(f[12] for f in self.fleets.values())
        kinds = [kind for kind, name in enumerate(UNIT_NAMES[:13]) if name.split("-")[0] == unit]
        return sum(fleet[kind] for fleet in self.fleets.values() for kind in kinds)

    @cached_property
    def big_ships(self) -> int:
        """My ships that the fleet pool counts."""
        return sum(fleet[kind] for fleet in self.fleets.values() for kind in BIG_KINDS)

    def berths(self, system: int) -> int:
        """How many ships more of mine the fleet pool bears in a system."""
        return int(self.own["fleet"]) - sum(self.fleets.get(system, EMPTY)[1:11])

    def holds(self, system: int) -> int:
        """How many fighters or infantry more my ships and docks in a system hold."""
        fleet = self.fleets.get(system, EMPTY)
        return capacity(self.side(self.me), fleet) + 3 * self.docks_in(system) - fleet[FIGHTER] - fleet[INFANTRY]

    # ---- the map ----

    @cached_property
    def near(self) -> Near:
        """Which systems are neighbours."""
        slots = [0] * SLOTS
        for system, row in self.systems.items():
            slots[row["position"]] = system
        holes = [mask(s for s, row in self.systems.items() if kind in row["wormholes"]) for kind in HOLES]
        joined = self.aid.joined or self.side(self.me).has("quantum_entanglement")
        return galaxy_of(tuple(slots)).adjacent((holes[0], holes[1], holes[2], joined))

    def reach(self, kind: int, origin: int) -> int:
        """How far my ships of a kind get from a system."""
        side = self.side(self.me)
        move = side.move[kind]
        if not move:
            return 0
        if NEBULAE >> origin & 1:
            move = 1
        hole = bool({"alpha", "beta"} & set(self.systems[origin]["wormholes"]))
        return move + (side.has("slipstream") and (hole or origin == self.own["home"])) + self.aid.haste

    def aided(self, aid: Aid) -> Seen:
        """The table as it would be with other help for my ships."""
        found: Seen | None = self.known.get(aid)
        if found is None:
            found = self.known[aid] = Seen(self.view, self.me)
            found.aid = aid
        return found

    @cached_property
    def blocked(self) -> int:
        """The systems with ships of others that mine cannot pass, as bits."""
        return 0 if self.knows("light_wave_deflector") else mask(self.guards)

    def distances(self, target: int, silent: bool = False) -> tuple[int, ...]:
        """Steps from every system to a target, around terrain and other fleets, or past these."""
        terrain = SUPERNOVAE | NEBULAE if self.knows("antimass_deflectors") else ASTEROIDS | SUPERNOVAE | NEBULAE
        closed = terrain if silent else terrain | self.blocked
        return self.near.cost(target, closed & ~(1 << target), False)

    def steps(self, origin: int, target: int) -> int:
        """Steps that my ships in a system need to a target."""
        return self.distances(target, silent=origin == self.aid.silent)[origin]

    def enterable(self, system: int) -> bool:
        """Whether ships may end their movement there."""
        barred = SUPERNOVAE if self.knows("antimass_deflectors") else ASTEROIDS | SUPERNOVAE
        return not barred >> system & 1

    def knows(self, tech: str) -> bool:
        """Whether I own a technology."""
        return any(row["technology"] == tech for row in self.own["technologies"])

    def steps_to_mecatol(self, system: int) -> int:
        """How far a system is from the throne."""
        return self.distances(MECATOL)[system] if system != MECATOL else 0

    def aboard(self, system: int) -> int:
        """My infantry in the space area of a system."""
        return self.fleets.get(system, (0,) * 13)[INFANTRY]

    def docks_in(self, system: int) -> bool:
        """Whether I can produce in a system."""
        return any(self.planets[p]["space_dock"] and p in self.mine for p in PLANETS_IN[system]) or bool(
            self.fleets.get(system, (0,) * 13)[12]
        )

    def place_of(self, planet: int) -> int:
        """The system of a planet."""
        return SYSTEM_OF[planet]


HOLES: Final = ("alpha", "beta", "delta")


def mask(systems: Iterable[int]) -> int:
    """Systems as bits."""
    found = 0
    for system in systems:
        found |= 1 << system
    return found
