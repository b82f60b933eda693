"""The books of Space Base, kept from the public log alone: no number here comes from a card."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

Event = dict[str, Any]


class Books:
    """Boards, counters, charges, shipyard and turn, as somebody with pencil and paper has them."""

    untold = frozenset({"turn.step"})  # the step is what the players are asked about

    def start(self, view: dict[str, Any]) -> None:
        """Take over the table as it lies."""
        self.view = deepcopy(view)
        self.players = self.view["players"]
        self.turn = self.view["turn"]
        self.passing = self.view["passing"] = self.view["passing"] or [[] for _ in self.players]

    def public(self) -> dict[str, Any]:
        """The table as the books have it."""
        return self.view

    def read(self, event: Event) -> None:
        """Enter one event."""
        key, seat = event["key"], event.get("seat")
        player = self.players[seat] if seat is not None else {}
        match key:
            case "rolled-for-first" | "won" | "arrow" | "again":
                pass
            case "lets-pass":
                self.passing[seat].append(event["window"])
            case "asks-again":
                self.passing[seat].remove(event["window"])
            case "refilled":
                self.view["shipyard"][event["level"] - 1].append(event["card"])
                self.view["decks"][event["level"] - 1] -= 1
            case "dealt":
                self.view["decks"][event["level"] - 1] -= event["count"]
            case "returned":
                self.view["decks"][event["level"] - 1] += event["count"]
            case "opened":
                self.view["decks"][0] -= self.view["variant"] == "standard"  # else the card was dealt before
                player["credits"] -= event["price"]
                self.place(player, event)
            case "bought" | "claimed":
                self.take(event["card"])
                player["credits"] -= event.get("spent", 0)
                player["vp"] += event.get("vp", 0)
                self.place(player, event)
            case "deployed":
                stack = player["sectors"][event["sector"] - 1]["deployed"]
                stack.append({"card": event["card"], "charges": event["charges"]})
            case "bonus" | "collected" | "received":
                for name in ("credits", "income", "vp"):
                    player[name] += event.get(name, 0)
            case "income":
                player["credits"] += event["gained"]
                assert player["credits"] == event["credits"] == player["income"]
            case "lost-vp":
                player["vp"] -= event["vp"]
            case "charged":
                self.charge(player, event["card"], event["charges"])
            case "used":
                self.charge(player, event["card"], event["charges"], spent=event["spent"])
            case "moved-charge":
                self.charge(player, event["card"], event["charges"], spent=1)
            case "swapped":
                one, other = (number - 1 for number in event["sectors"])
                sectors = player["sectors"]
                sectors[one], sectors[other] = sectors[other], sectors[one]
            case "exchanged":
                self.exchange(player, event)
            case _:
                self.read_turn(event)

    def read_turn(self, event: Event) -> None:
        """What the turn shows: whose it is, the dice and how they are used."""
        turn, seats = self.turn, len(self.players)
        match event["key"]:
            case "first-player":
                turn["first"] = event["seat"]
                turn["order"] = [(event["seat"] + step) % seats for step in range(seats)]
            case "turn":
                turn |= {"active": event["seat"], "round": event["round"], "dice": None, "faces_set": [], "uses": {}}
            case "die-set":
                turn["faces_set"].append(event["face"])
            case "rolled" | "rerolled":
                turn["dice"] = event["dice"]
            case "dice-used":
                turn["uses"][str(event["seat"])] = {"sectors": event["sectors"], "doubled": []}
            case "doubled":
                turn["uses"][str(event["seat"])]["doubled"].append(event["sector"])
            case "end-triggered":
                assert event["vp"] == self.players[event["seat"]]["vp"], "the end comes before the points that cause it"
                turn["last_round"] = True
            case "extra-round":
                turn["extra_rounds"] = event["count"]
            case key:
                raise AssertionError(f"an event that the accountant does not know: {key}")

    # ---- cards and charges ------------------------------------------------------------------------------------------

    def take(self, card: str) -> None:
        """A card leaves the shipyard or the colonies."""
        for row in (*self.view["shipyard"], self.view["colonies"]):
            if card in row:
                row.remove(card)

    def place(self, player: dict[str, Any], event: Event) -> None:
        """A card goes onto its sector; what was there is told by `deployed`, which follows."""
        player["sectors"][event["sector"] - 1] |= {"station": event["card"], "charges": 0}

    def charge(self, player: dict[str, Any], card: str, charges: int, spent: int = -1) -> None:
        """A card has so many charges now: one more than before, or as many fewer as were spent."""
        lying = next(place for place in self.places(player) if card in (place.get("card"), place.get("station")))
        assert lying["charges"] - spent == charges, f"{card} had {lying['charges']} charges"
        lying["charges"] = charges

    def exchange(self, player: dict[str, Any], event: Event) -> None:
        """Two cards change places, each with the charges that it keeps."""
        kept = {event["card"]: event["other"], event["other"]: event["card"]}
        charges = {event["card"]: event["charges"], event["other"]: event["other_charges"]}
        for place in self.places(player):
            for name in ("card", "station"):
                if (goes := place.get(name)) in kept:
                    comes = kept[goes]
                    place |= {name: comes, "charges": charges[comes]}

    def places(self, player: dict[str, Any]) -> list[dict[str, Any]]:
        """Wherever a card of a player lies."""
        return [place for sector in player["sectors"] for place in (sector, *sector["deployed"])]
