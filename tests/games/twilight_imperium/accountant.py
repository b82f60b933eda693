"""The books of Twilight Imperium, kept from the public log and the tiles of the map: no number comes from a card."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from cosmodrome.games.twilight_imperium.data.agendas import AGENDAS
from cosmodrome.games.twilight_imperium.data.objectives import OBJECTIVES
from cosmodrome.games.twilight_imperium.data.technologies import TECHNOLOGIES
from cosmodrome.games.twilight_imperium.index import (
    ALPHA,
    BETA,
    DELTA,
    INFLUENCE,
    PLANET,
    PLANET_NAMES,
    PLANETS_IN,
    RESOURCES,
    SYSTEM_OF,
)

Event = dict[str, Any]
LAID_OUT = 5  # public objectives of each stage, face down at the start
POOLS = ("tactic", "fleet", "strategy")
LAW_ORDER = {agenda.id: number for number, agenda in enumerate(AGENDAS)}
TECH_ORDER = {tech.id: number for number, tech in enumerate(TECHNOLOGIES)}
GOAL_ORDER = {objective.id: number for number, objective in enumerate(OBJECTIVES)}
STRATEGY_ORDER = ("leadership", "diplomacy", "politics", "construction", "trade", "warfare", "technology", "imperial")
PRINTED = {"alpha": ALPHA, "beta": BETA, "delta": DELTA}


class Books:
    """Map, units, sheets, decks, objectives and laws, as somebody with pencil and paper has them."""

    untold = frozenset(
        {
            *("turn.step", "turn.marks", "turn.order", "turn.strategy", "turn.turn"),  # follow from what is told
            *("action", "draft", "hand", "agenda.outcomes", "agenda.number", "decks.agendas_known"),
            *("players.reserve", "players.reinforcements"),  # what is not on the board and on the sheet
        }
    )

    def start(self, view: dict[str, Any]) -> None:
        """Take over the table as it lies."""
        self.view = deepcopy(view)
        self.players: list[dict[str, Any]] = self.view["players"]
        self.turn = self.view["turn"]
        self.decks = self.view["decks"]
        self.agenda = self.view["agenda"]
        self.goals = self.view["objectives"]
        self.systems: dict[int, dict[str, Any]] = {row["system"]: row for row in self.view["systems"]}
        self.fighters: dict[str, int] = {}  # on planets, fighting as ground forces
        if "passing" in self.view:
            self.view["passing"] = self.view["passing"] or [[] for _ in self.players]
        if not self.turn["round"]:
            self.goals["stage_1"] = self.goals["stage_2"] = LAID_OUT

    def public(self) -> dict[str, Any]:
        """The table as the books have it."""
        self.view["systems"] = sorted(self.systems.values(), key=lambda row: row["position"])
        for row in self.systems.values():
            row["units"] = {
                who: {unit: count for unit, count in fleet.items() if count}
                for who, fleet in sorted(row["units"].items())
                if any(fleet.values())
            }
            row["tokens"].sort()
            holes = set(row["wormholes"]) - ({"delta"} if not DELTA >> row["system"] & 1 else set())
            for player in self.players:
                fleet = row["units"].get(str(player["seat"]), {})
                if player["faction"] == "creuss" and {"flagship", "flagship-damaged"} & set(fleet):
                    holes.add("delta")
            row["wormholes"] = [hole for hole in PRINTED if hole in holes]
        return self.view

    # ---- the map ----------------------------------------------------------------------------------------------------

    def lay(self, system: int, position: int) -> None:
        """A tile comes to the map."""
        self.systems[system] = {
            "system": system,
            "position": position,
            "units": {},
            "tokens": [],
            "wormholes": [hole for hole, mask in PRINTED.items() if mask >> system & 1],
            "planets": {
                PLANET_NAMES[planet]: {
                    "owner": None,
                    "ready": True,
                    "infantry": 0,
                    "pds": 0,
                    "space_dock": 0,
                    "landed": 0,
                    "resources": RESOURCES[planet],
                    "influence": INFLUENCE[planet],
                    "attached": [],
                }
                for planet in PLANETS_IN[system]
            },
        }

    def planet(self, name: str) -> dict[str, Any]:
        """A planet by its name."""
        planet: dict[str, Any] = self.systems[SYSTEM_OF[PLANET[name]]]["planets"][name]
        return planet

    def add(self, seat: int, system: int, unit: str, count: int) -> None:
        """Units come to a space area, or leave it."""
        fleet = self.systems[system]["units"].setdefault(str(seat), {})
        fleet[unit] = fleet.get(unit, 0) + count

    def on_planet(self, seat: int, name: str, unit: str, count: int) -> None:
        """Units come to a planet, or leave it: its owner's, or those that have landed."""
        planet = self.planet(name)
        if unit in ("pds", "space_dock"):
            planet[unit] += count
        elif unit == "infantry" and planet["owner"] == seat:
            planet["infantry"] += count
        else:
            planet["landed"] += count

    # ---- events -----------------------------------------------------------------------------------------------------

    def read(self, event: Event) -> None:
        """Enter one event."""
        for reader in (self.read_board, self.read_sheet, self.read_cards, self.read_course):
            if reader(event):
                return

    def read_board(self, event: Event) -> bool:
        """Tiles, units, planets."""
        key, seat = event["key"], event.get("seat", -1)
        match key:
            case "galaxy":
                for position, system in enumerate(event["slots"]):
                    if system and system not in self.systems:
                        self.lay(system, position)
            case "tile":
                self.lay(event["tile"], event["position"])
            case "placed" | "destroyed" | "removed":
                count = event["count"] if key == "placed" else -event["count"]
                if event.get("planet"):
                    self.on_planet(seat, event["planet"], event["unit"], count)
                else:
                    self.add(seat, event["system"], event["unit"], count)
            case "built":
                self.on_planet(seat, event["planet"], event["unit"], 1)
            case "moved":
                for unit, count in event["units"].items():
                    self.add(seat, event["origin"], unit, -count)
                    self.add(seat, event["system"], unit, count)
            case "lifted" | "landed":
                count = event["count"] if key == "landed" else -event["count"]
                self.on_planet(seat, event["planet"], event["unit"], count)
                self.add(seat, event["system"], event["unit"], -count)
            case "relocated":
                if isinstance(event["source"], str):
                    self.on_planet(seat, event["source"], event["unit"], -event["count"])
                else:
                    self.add(seat, event["source"], event["unit"], -event["count"])
                self.on_planet(seat, event["planet"], event["unit"], event["count"])
            case "sustained" | "mended":
                whole, hurt = event["unit"], f"{event['unit']}-damaged"
                gone, come = (whole, hurt) if key == "sustained" else (hurt, whole)
                self.add(seat, event["system"], gone, -1)
                self.add(seat, event["system"], come, 1)
            case "repaired":
                for row in self.systems.values():
                    for who, fleet in row["units"].items():
                        for unit in [unit for unit in fleet if unit.endswith("-damaged")]:
                            self.add(int(who), row["system"], unit.removesuffix("-damaged"), fleet.pop(unit))
            case "gained-planet":
                planet = self.planet(event["planet"])
                planet["owner"], planet["ready"] = seat, event["ready"]
                planet["infantry"], planet["landed"] = planet["landed"], 0
            case "exhausted" | "readied":
                self.planet(event["planet"])["ready"] = key == "readied"
            case "attached":
                planet = self.planet(event["planet"])
                planet["resources"] += event["resources"]
                planet["influence"] += event["influence"]
            case "wormhole":
                if event["origin"]:
                    self.systems[event["origin"]]["wormholes"].remove(event["kind"])
                self.systems[event["system"]]["wormholes"].append(event["kind"])
            case "custodians":
                self.turn["custodians"] = False
            case _:
                return False
        return True

    def read_sheet(self, event: Event) -> bool:
        """Tokens, goods, technologies, strategy cards, points."""
        key, seat = event["key"], event.get("seat", -1)
        player = self.players[seat]
        match key:
            case "faction":
                player.update(faction=event["faction"], home=event["home"], notes=event["notes"])
            case "gained-tokens":
                player[event["pool"]] += event["count"]
            case "spent-tokens" | "lost-tokens":
                player[event["pool"]] -= event["count"]
            case "pools":
                player.update({pool: event[pool] for pool in POOLS})
            case "token" | "activated":
                pool = "tactic" if key == "activated" else event["pool"]
                if pool:
                    player[pool] -= 1
                tokens = self.systems[event["system"]]["tokens"]
                if seat not in tokens:
                    tokens.append(seat)
            case "took-token":
                self.systems[event["system"]]["tokens"].remove(seat)
                if event["pool"]:
                    player[event["pool"]] += 1
            case "tokens-home":
                for row in self.systems.values():
                    row["tokens"] = []
            case "gained-goods":
                player["goods"] += event["count"]
            case "spent-goods" | "lost-goods":
                player["goods"] -= event["count"]
            case "replenished":
                player["commodities"] = event["count"]
            case "paid":
                player["goods"] -= event["goods"]
                player["commodities"] -= event["commodities"]
                self.players[event["target"]]["goods"] += event["goods"] + event["commodities"]
            case "technology":
                techs = [row for row in player["technologies"] if row["technology"] != event["technology"]]
                row = {"technology": event["technology"], "ready": True, "copied": event["how"] == "copied"}
                player["technologies"] = sorted([*techs, row], key=lambda row: TECH_ORDER[row["technology"]])
            case "technology-lost":
                player["technologies"] = [
                    row for row in player["technologies"] if row["technology"] != event["technology"]
                ]
            case "exhausted-technology":
                next(row for row in player["technologies"] if row["technology"] == event["technology"])["ready"] = False
            case "picked":
                self.hold(seat, event["strategy"], True)
                self.decks["bounty"][event["strategy"]] = 0
            case "card-back":
                player["cards"] = [row for row in player["cards"] if row["strategy"] != event["strategy"]]
            case "card-used":
                next(row for row in player["cards"] if row["strategy"] == event["strategy"])["ready"] = False
            case "swapped-cards":
                self.swap(seat, event["given"], event["target"], event["taken"])
            case "bounties":
                self.decks["bounty"] = dict(zip(STRATEGY_ORDER, event["goods"], strict=True))
            case "readied-all":
                for row in self.systems.values():
                    for planet in row["planets"].values():
                        planet["ready"] |= planet["owner"] == seat
                if event["what"] == "cards":
                    for row in (*player["technologies"], *player["cards"]):
                        row["ready"] = True
            case "points":
                player["points"] = event["points"]
            case "set-aside":
                player["returning"] += event["count"]
            case "promised":
                player["promises"].append([event["target"], event["promise"]])
            case _:
                return False
        return True

    def hold(self, seat: int, strategy: str, ready: bool) -> None:
        """A player has a strategy card."""
        cards = [*self.players[seat]["cards"], {"strategy": strategy, "ready": ready}]
        self.players[seat]["cards"] = sorted(cards, key=lambda row: STRATEGY_ORDER.index(row["strategy"]))

    def swap(self, seat: int, given: str, other: int, taken: str) -> None:
        """Two strategy cards change hands, used or not."""
        for who, gone in ((seat, given), (other, taken)):
            row = next(row for row in self.players[who]["cards"] if row["strategy"] == gone)
            self.players[who]["cards"].remove(row)
            self.hold(other if who == seat else seat, gone, row["ready"])

    def read_cards(self, event: Event) -> bool:
        """Hands, decks, notes, objectives."""
        key, seat = event["key"], event.get("seat", -1)
        player = self.players[seat]
        match key:
            case "shuffled":
                self.decks[event["deck"]] = event["count"]
                if event["deck"] != "secret":
                    self.decks["discard" if event["deck"] == "action" else "agenda_discard"] = []
            case "drew":
                player["actions"] += event["count"]
                self.decks["action"] -= event["count"]
            case "discarded":
                player["actions"] -= 1
                self.decks["discard"].append(event["card"])
            case "played":
                player["actions"] -= 1
                self.decks["played"].append(event["card"])
            case "card-done":
                self.decks["played"].remove(event["card"])
                self.decks["discard"].append(event["card"])
            case "handed-over":
                player["actions"] -= event["count"]
                self.players[event["target"]]["actions"] += event["count"]
            case "drew-secret" | "returned-secret":
                count = 1 if key == "drew-secret" else -1
                player["secrets"] += count
                self.decks["secret"] -= count
            case "looked-at-agendas":
                self.decks["agenda"] -= event["count"]
            case "put-agenda":
                self.decks["agenda"] += 1
            case "gave-note":
                player["notes"] -= 1
                self.players[event["target"]]["notes"] += 1
            case "played-note":
                player["notes"] -= 1
                self.decks["played"].append(event["note"])
            case "placed-note":
                if event["note"] in self.decks["played"]:
                    self.decks["played"].remove(event["note"])
                else:
                    player["notes"] -= 1
                player["notes_up"].append(event["note"])
            case "returned-note":
                if event["note"] in self.decks["played"]:
                    self.decks["played"].remove(event["note"])
                for row in self.players:
                    row["notes_up"] = [note for note in row["notes_up"] if note != event["note"]]
                if event["holder"] is not None:
                    self.players[event["holder"]]["notes"] -= 1
                player["notes"] += 1
            case "revealed-objective":
                self.goals["public"].append(event["objective"])
                if event["pile"]:
                    self.goals[event["pile"]] -= 1
            case "scored":
                self.goals["scored"][seat].append(event["objective"])
                self.goals["scored"][seat].sort(key=GOAL_ORDER.__getitem__)
                if event["objective"] not in self.goals["public"]:
                    player["secrets"] -= 1
            case _:
                return False
        return True

    def read_course(self, event: Event) -> bool:
        """Rounds and turns, votes and laws, passes and eliminations."""
        key, seat = event["key"], event.get("seat", -1)
        match key:
            case "phase":
                self.turn["phase"], self.turn["round"] = event["phase"], event["round"]
                if event["phase"] != "status":
                    self.turn["passed"] = []
            case "turn":
                self.turn["active"] = seat
            case "passed":
                self.turn["passed"] = sorted({*self.turn["passed"], seat})
            case "speaker":
                self.turn["speaker"] = seat
            case "seated":
                self.turn["ring"] = event["seats"]
            case "revealed-agenda":
                seats = len(self.players)
                if event["agenda"] not in [row["agenda"] for row in self.agenda["laws"]]:
                    self.decks["agenda"] -= 1
                self.agenda.update(agenda=event["agenda"], votes=[0] * seats, voted=[None] * seats, predictions=[])
            case "votes":
                self.agenda["votes"][seat], self.agenda["voted"][seat] = event["count"], event["outcome"]
            case "predicts":
                self.agenda["predictions"].append([seat, event["ability"], event["outcome"]])
            case "law":
                self.enact(event)
            case "law-moved":
                next(row for row in self.agenda["laws"] if row["agenda"] == event["agenda"])["owner"] = event["owner"]
            case "agenda-discarded":
                self.lift(event["agenda"])
                if self.agenda["agenda"] == event["agenda"]:
                    self.agenda["agenda"] = None
                self.decks["agenda_discard"].append(event["agenda"])
            case "eliminated":
                self.eliminate(event)
            case "lets-pass":
                self.view["passing"][seat].append(event["window"])
            case "asks-again":
                self.view["passing"][seat].remove(event["window"])
            case _:
                return False
        return True

    def enact(self, event: Event) -> None:
        """A law comes into play."""
        name, owner = event["agenda"], event["owner"]
        self.lift(name)
        row = {"agenda": name, "owner": None if owner == -1 else owner, "planet": event["planet"]}
        self.agenda["laws"] = sorted([*self.agenda["laws"], row], key=lambda row: LAW_ORDER[row["agenda"]])
        if event["planet"]:
            self.planet(event["planet"])["attached"].append(name)
        if self.agenda["agenda"] == name:
            self.agenda["agenda"] = None

    def lift(self, name: str) -> None:
        """A law is in play no longer."""
        self.agenda["laws"] = [row for row in self.agenda["laws"] if row["agenda"] != name]
        for row in self.systems.values():
            for planet in row["planets"].values():
                planet["attached"] = [law for law in planet["attached"] if law != name]

    def eliminate(self, event: Event) -> None:
        """All that a player had leaves the game."""
        seat = event["seat"]
        player = self.players[seat]
        for row in self.systems.values():
            row["units"].pop(str(seat), None)
            row["tokens"] = [who for who in row["tokens"] if who != seat]
        player.update(dict.fromkeys((*POOLS, "goods", "commodities", "returning", "secrets"), 0), eliminated=True)
        for who, count in enumerate(event["notes"]):
            self.players[who]["notes"] -= count
            self.players[who]["notes_up"] = [
                note for note in self.players[who]["notes_up"] if not note.endswith(f"-{seat}")
            ]
        self.decks["secret"] += event["secrets"] + len(event["objectives"])
        self.goals["scored"][seat] = [name for name in self.goals["scored"][seat] if name not in event["objectives"]]
        self.turn["passed"] = sorted({*self.turn["passed"], seat})
