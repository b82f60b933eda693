"""What a row of `cards.py` is made of: rewards, slots and abilities, and the words the rows are written with.

credits(2, arrow="right")     2 credits, and collect the right-hand neighbour in the same zone as well
Reward(credits=1, vp=1)       several rewards together
charge(2, shift(1))           2 slots; each charge in them pays for one use of the ability
linked(2, shift(1), vp(3))    2 slots that must both be full, emptied by one use; a hit also gives 3 VP
linked((3, 2, 2, 2), ...)     the same; this many slots count with 2, 3, 4 and 5 players
"""

from typing import Final, Literal

from msgspec import Struct

Arrow = Literal["", "left", "right", "both"]
Colour = Literal["green", "blue", "red"]
When = Literal["window", "before_roll", "roll", "use_dice", "collect"]
Zone = Literal["", "station", "deployed"]
Effect = Literal[
    "shift-sector",
    "reroll",
    "set-die",
    "buy-card",
    "buy-and-place",
    "claim-card",
    "swap-sectors",
    "exchange-card",
    "gain",
    "opponents-lose-vp",
    "place-charge",
    "double-sector",
    "win",
]


class Reward(Struct, frozen=True):
    """What a hit on the sector brings."""

    credits: int = 0
    income: int = 0
    vp: int = 0
    arrow: Arrow = ""
    claim: tuple[tuple[int, int], ...] = ()  # (level, count) pairs: free ships from the shipyard
    buy: int = 0  # extra purchases at the exact price


NOTHING: Final = Reward()


class Slots(Struct, frozen=True):
    """The charge slots of one zone: blue at the station, red when deployed."""

    count: int
    linked: bool = False
    by_players: tuple[int, int, int, int] | None = None  # slots that count with 2, 3, 4 and 5 players

    def capacity(self, players: int) -> int:
        """How many charges fit: slots that do not count at this table size stay empty (SB-R15)."""
        return self.by_players[players - 2] if self.by_players else self.count

    def needed(self, players: int) -> int:
        """How many charges one use takes."""
        return self.capacity(players) if self.linked else 1


class Ability(Struct, frozen=True):
    """What charges pay for. The colour says on whose turn: green any, blue the owner's, red the others'."""

    colour: Colour
    when: When
    effect: Effect
    amounts: tuple[int, ...] = ()  # shift-sector: places to the right, one to choose
    sectors: tuple[int, ...] = ()  # swap-sectors: the two; buy-and-place: where the card may go
    cards: tuple[tuple[int, int], ...] = ()  # claim-card: (level, count) pairs
    gain: Reward = NOTHING  # received on use, before any purchase
    amount: int = 0  # opponents-lose-vp: points each opponent loses
    buy: int = 0  # opponents-lose-vp: purchases that follow
    move: int = 0  # place-charge: charges that may move after that
    zone: Zone = ""  # double-sector: the zone collected twice


class Face(Struct, frozen=True):
    """One zone of a ship."""

    reward: Reward = NOTHING
    slots: Slots | None = None
    ability: Ability | None = None


class Ship(Struct, frozen=True):
    """A ship card; starting ships are level 0 and cost nothing."""

    id: str
    cls: str
    level: int
    sector: int
    cost: int
    station: Face
    deployed: Face
    pinned: bool


class Colony(Struct, frozen=True):
    """A colony card: it closes its sector and scores once."""

    id: str
    cls: str
    sector: int
    cost: int
    vp: int


def credits(amount: int, arrow: Arrow = "") -> Reward:
    return Reward(credits=amount, arrow=arrow)


def income(amount: int, arrow: Arrow = "") -> Reward:
    return Reward(income=amount, arrow=arrow)


def vp(amount: int, arrow: Arrow = "") -> Reward:
    return Reward(vp=amount, arrow=arrow)


def arrow(side: Arrow) -> Reward:
    return Reward(arrow=side)


def charge(slots: int, ability: Ability, reward: Reward = NOTHING) -> Face:
    return Face(reward, Slots(slots), ability)


def linked(slots: int | tuple[int, int, int, int], ability: Ability, reward: Reward = NOTHING) -> Face:
    if isinstance(slots, int):
        return Face(reward, Slots(slots, linked=True), ability)
    return Face(reward, Slots(max(slots), linked=True, by_players=slots), ability)


def shift(*amounts: int) -> Ability:
    return Ability("green", "use_dice", "shift-sector", amounts=amounts)


def reroll() -> Ability:
    return Ability("blue", "roll", "reroll")


def set_die(gain: Reward = NOTHING) -> Ability:
    return Ability("blue", "before_roll", "set-die", gain=gain)


def buy_card(gain: Reward) -> Ability:
    return Ability("blue", "window", "buy-card", gain=gain)


def buy_and_place(*sectors: int) -> Ability:
    return Ability("blue", "window", "buy-and-place", sectors=sectors)


def claim(level_1: int = 0, level_2: int = 0, level_3: int = 0) -> Ability:
    cards = ((1, level_1), (2, level_2), (3, level_3))
    return Ability("blue", "window", "claim-card", cards=tuple(card for card in cards if card[1]))


def swap(one: int, other: int) -> Ability:
    return Ability("blue", "window", "swap-sectors", sectors=(one, other))


def exchange() -> Ability:
    return Ability("green", "window", "exchange-card")


def gain(colour: Colour, reward: Reward) -> Ability:
    return Ability(colour, "window", "gain", gain=reward)


def opponents_lose_vp(amount: int, buy: int) -> Ability:
    return Ability("blue", "window", "opponents-lose-vp", amount=amount, buy=buy)


def place_charge(move: int = 0) -> Ability:
    return Ability("green", "window", "place-charge", move=move)


def double(zone: Literal["station", "deployed"]) -> Ability:
    return Ability("blue" if zone == "station" else "red", "collect", "double-sector", zone=zone)


def win() -> Ability:
    return Ability("green", "window", "win")


def ship(
    id: str,
    cls: str,
    sector: int,
    cost: int,
    station: Face | Reward,
    deployed: Face | Reward,
    pinned: bool = False,
) -> Ship:
    """A row of the tables of ships; the level is the digit in the id."""
    if isinstance(station, Reward):
        station = Face(station)
    if isinstance(deployed, Reward):
        deployed = Face(deployed)
    return Ship(id, cls, int(id[1]), sector, cost, station, deployed, pinned)
