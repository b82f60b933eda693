"""The books of Cosmic Encounter, kept from the public log alone: who has how many cards, what lies where, which ships
stand on which planet."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

Event = dict[str, Any]
UNKNOWN = "?"
# What tells nothing of cards, ships, tokens or whose turn it is.
IGNORED = frozenset(
    (
        *("first-player", "further-encounter", "aliens-dealt", "sheet", "no-sheet", "unveiled", "zapped", "window"),
        *(
            "destiny-picked",
            "redrawn",
            "defense",
            "aimed",
            "launched",
            "invited",
            "allied",
            "declined",
            "alliance-ended",
        ),
        *("claimed", "challenged", "got-card", "counts-as", "bonus", "totals", "concluded", "owed", "marked"),
        *("no-offer", "offered", "refused", "broke-off", "time-ran-out", "agreed", "looked", "showed", "hand-dealt"),
        *("no-encounter-cards", "use", "cancelled", "power-lost", "power-regained", "won", "undone"),
        *("technology", "technology-shown", "technology-complete", "technology-passed", "piece"),
        *("sleight", "accused", "cheated", "colony-founded", "colony-lost"),
    )
)


class Books:
    """Cards by number, ships by place, piles, tokens, and whose turn it is."""

    untold = frozenset(
        (
            *("encounter", "draft", "turn.step", "turn.sleight", "turn.accusations", "turn.pending"),
            *("piles.pieces", "piles.flagship", "piles.destiny_discard"),
            *("players.aliens", "players.hidden", "players.lost", "players.technologies"),
        )
    )

    def start(self, view: dict[str, Any]) -> None:
        """Take over the table as it lies."""
        self.view = deepcopy(view)
        self.players, self.piles, self.turn = self.view["players"], self.view["piles"], self.view["turn"]
        self.closed = {name: len(cards) for name, cards in self.piles["closed"].items()}
        self.passing = self.view["passing"] = self.view["passing"] or [[] for _ in self.players]

    def public(self) -> dict[str, Any]:
        """The table as the books have it."""
        self.piles["closed"] = {name: [UNKNOWN] * count for name, count in self.closed.items() if count}
        self.piles["open"] = {name: sorted(cards) for name, cards in self.piles["open"].items() if cards}
        for seat, player in enumerate(self.players):
            planets = [int(planet) for planet in player["ships"]]
            player["home"] = sum(planet // 6 == seat for planet in planets)
            player["foreign"] = len(planets) - player["home"]
        return self.view

    def read(self, event: Event) -> None:
        """Enter one event."""
        key, seat = event["key"], event.get("seat")
        player = self.players[seat] if isinstance(seat, int) else {}
        if key in IGNORED:
            return
        match key:
            case "lets-pass":
                self.passing[seat].append(event["window"])
            case "asks-again":
                self.passing[seat].remove(event["window"])
            case "turn":
                self.turn |= {"turn": seat, "round": event["round"], "encounter": 0, "extra": False}
            case "encounter":
                self.turn |= {"encounter": event["number"], "extra": event["extra"]}
            case "moved":
                self.ships(player, event["source"], -event["count"])
                self.ships(player, event["goal"], event["count"])
            case "ship-added":
                self.ships(player, event["planet"], 1)
            case "ship-removed":
                self.ships(player, event["place"], -1)
            case "planet-added":
                player["planets"].append(event["planet"])
            case "planet-removed":
                player["planets"].remove(event["planet"])
            case "tokens":
                self.piles["tokens"][event["alien"]] = event["count"]
            case "tokens-gone":
                self.piles["tokens"].pop(event["alien"], None)
            case "destiny":
                self.piles["destiny_deck"] -= 1
            case "destiny-shuffled":
                self.piles["destiny_deck"] = event["count"]
            case "technologies-drawn":
                self.piles["technology_deck"] -= event["count"]
            case "technologies-shuffled":
                self.piles["technology_deck"], self.piles["technology_discard"] = event["count"], []
            case "technologies-left":
                self.piles["technology_discard"] += event["technologies"]
            case "technology-discarded":
                self.piles["technology_discard"].append(event["technology"])
            case _:
                self.read_cards(key, event, player)

    def read_cards(self, key: str, event: Event, player: Event) -> None:
        """Cards that are drawn, laid, played, discarded and handed over."""
        piles, seat, count = self.piles, event.get("seat"), event.get("count", 0)
        match key:
            case "flares-added":
                piles["deck"] += count
            case "drew":
                player["cards"] += count
                piles["deck"] -= count
            case "reshuffled":
                piles["deck"], piles["discard"] = count, []
            case "cosmic-quake":
                for who, thrown in enumerate(event["counts"]):
                    self.players[who]["cards"] -= thrown
            case "discarded":
                if event.get("laid"):
                    player |= {"laid": [], "face_up": False}
                player["cards"] -= len(event["cards"])
                piles["discard"] += event["cards"]
            case "took-discard":
                at = len(piles["discard"]) - 1 - piles["discard"][::-1].index(event["card"])
                del piles["discard"][at]
                player["cards"] += 1
            case "handed-over":
                player["cards"] -= count
                self.players[event["target"]]["cards"] += count
            case "put-on-deck" | "put-under-deck":
                piles["deck"] += 1
                self.leave(player, event)
                if key == "put-under-deck":
                    player["laid"] = []
            case "laid":
                if "pile" in event:
                    self.closed[event["pile"]] -= 1
                    player["cards"] += 1
                player |= {"laid": [UNKNOWN], "face_up": False}
            case "revealed":
                player |= {"laid": [event["card"]], "face_up": True}
            case "swapped-cards":
                one, other = (self.players[who] for who in event["seats"])
                for name in ("laid", "face_up"):
                    one[name], other[name] = other[name], one[name]
            case "took-back":
                player["cards"] -= 1
                self.players[event["target"]]["cards"] += 1
                player |= {"laid": [], "face_up": False}
            case "played":
                self.leave(player, event)
                piles["played"].append(event["card"])
            case "card-settled":
                self.settle(event["card"], event["fate"])
            case _:
                self.read_piles(key, event, player, count, seat)

    def read_piles(self, key: str, event: Event, player: Event, count: int, seat: Any) -> None:
        """Cards beside sheets and planets."""
        pile = event.get("pile", "")
        match key:
            case "piled-up":
                player["cards"] -= count - self.closed.pop(pile, 0)
                if count:
                    self.closed[pile] = count
            case "pile-passed":
                self.closed[event["goal"]] = self.closed.pop(pile)
            case "loan-returned":
                self.players[event["target"]]["cards"] += self.closed.pop(pile)
            case "laid-open":
                player["cards"] -= 1
                self.piles["open"].setdefault(pile, []).append(event["card"])
            case "pile-discarded":
                self.piles["discard"] += event["cards"]
                self.piles["open"].pop(pile, None)
                self.closed.pop(pile, None)
                if pile == "reinforcements":
                    self.piles["reinforcements"] = []
            case _:
                raise AssertionError(f"an event that the accountant does not know: {key}")

    def ships(self, player: Event, place: int | str, count: int) -> None:
        """Ships of a player in a place; on their way to the warp and on technologies they are counted elsewhere."""
        if isinstance(place, int):
            ships = player["ships"]
            ships[str(place)] = ships.get(str(place), 0) + count
            assert ships[str(place)] >= 0, "ships that were not there"
            if not ships[str(place)]:
                del ships[str(place)]
        elif place in player:
            player[place] += count

    def leave(self, player: Event, event: Event) -> None:
        """A card leaves a hand, or the pile that the event names."""
        if "pile" in event:
            self.closed[event["pile"]] -= 1
        else:
            player["cards"] -= 1

    def settle(self, card: str, fate: str) -> None:
        """What becomes of a card that was played."""
        self.piles["played"].remove(card)
        if fate == "discard":
            self.piles["discard"].append(card)
        elif fate == "stay":
            self.piles["reinforcements"].append(card)
        elif fate in self.closed:
            self.closed[fate] += 1
        else:
            self.players[int(fate.rpartition(":")[2])]["cards"] += 1
