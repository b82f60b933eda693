"""The odds of an encounter: what each side counts, who wins, and what that is worth to me."""

from __future__ import annotations

from typing import NamedTuple

from cosmodrome.games.cosmic_encounter.bot.cards import CARD, Chances, Laid, laid_by
from cosmodrome.games.cosmic_encounter.bot.seen import DEFENSE, GAME, OFFENSE, RIVAL, SHARED, SHIP, Seen
from cosmodrome.kernel import Seat

SPREAD = 3.0  # reinforcements and the like: totals this near may still turn
EAGER = 0.8  # how often an offense that needs one more colony attacks where others might negotiate


class Strength(NamedTuple):
    """What a side counts besides its card. The last three are powers that change what the card is worth."""

    own: int  # ships of the main player, as they count
    allied: int
    bonus: int
    multiply: int = 0  # ships the card is multiplied with
    triples: bool = False
    peaceful: bool = False  # a negotiate wins against an attack


class Twist(NamedTuple):
    """What has been done to the comparison."""

    lower_wins: bool = False
    upset: bool = False
    equalize: bool = False
    reversed: tuple[int, ...] = ()  # sides


PLAIN = Twist()


class Duel:
    """An encounter as it stands."""

    def __init__(self, seen: Seen, more: tuple[int, int] = (0, 0)) -> None:
        """`more` is what a side counts beyond what there is: ships on their way, or whatever is being tried."""
        self.seen = seen
        self.more = more
        self.totals = seen.encounter["totals"]  # once the cards are revealed
        self.sides = [strength(seen, side) for side in (OFFENSE, DEFENSE)]
        mains = [power for side in (OFFENSE, DEFENSE) for power in seen.powers(seen.main(side))]
        self.twist = Twist(
            lower_wins="anti_matter" in mains or bool(seen.marked("lower-wins")),
            upset=bool(seen.marked("upset")),
            equalize=bool(seen.marked("equalize")),
            reversed=tuple(side for side in (OFFENSE, DEFENSE) if seen.marked("reversed", seen.main(side))),
        )

    def chances(self, side: int) -> Chances:
        """What the card of a side may be; as it counts, once it is revealed."""
        kinds, values = self.seen.encounter["kinds"], self.seen.encounter["values"]
        if values is not None:
            return [((kinds[side], values[side]), 1.0)]
        main = self.seen.main(side)
        return [(("negotiate", 0), 1.0)] if main is None else laid_by(self.seen, main)

    def total(self, side: int, value: int) -> int:
        """CE-R9: what a side counts with an attack of this value."""
        if self.totals is not None:  # the card may be another than the one that was counted
            return int(self.totals[side]) + value - int(self.seen.encounter["values"][side]) + self.more[side]
        at = self.sides[side]
        if at.triples:
            value = value * 3 if value <= 10 else -(-value // 3)
        return (value * at.multiply if at.multiply else value + at.own) + at.allied + at.bonus + self.more[side]

    def wins(self, offense: Laid, defense: Laid, twist: Twist | None = None) -> float | None:
        """How surely the offense wins with these cards; None for a try to deal, 0 for the offense if both lose."""
        twist = self.twist if twist is None else twist
        kinds = (offense[0], defense[0])
        if kinds == ("morph", "morph"):
            return 0.0
        if "morph" in kinds:
            offense, defense = (defense, defense) if kinds[0] == "morph" else (offense, offense)
            kinds = (offense[0], defense[0])
        if kinds == ("negotiate", "negotiate"):
            return None
        if kinds == ("attack", "attack"):
            chance = self.compared(offense[1], defense[1], twist)
        else:
            attacker = OFFENSE if kinds[0] == "attack" else DEFENSE
            peaceful = self.sides[1 - attacker].peaceful
            chance = float((attacker == OFFENSE) != peaceful)
        return 1 - chance if twist.upset else chance

    def compared(self, offense: int, defense: int, twist: Twist) -> float:
        """How surely the offense wins with two attacks."""
        values = [offense, defense]
        for side in twist.reversed:
            values[side] = values[side] % 10 * 10 + values[side] // 10
        if twist.equalize and values[0] != values[1]:
            higher = int(values[1] > values[0])
            values[higher] -= values[1 - higher]
        ahead = self.total(OFFENSE, values[OFFENSE]) - self.total(DEFENSE, values[DEFENSE])
        return sureness(-ahead if twist.lower_wins else ahead)

    def odds(self, offense: Chances | None = None, defense: Chances | None = None) -> tuple[float, float]:
        """The chances that the offense wins, and that a deal is tried."""
        won = dealt = 0.0
        theirs = [(card, too, self._plain_total(DEFENSE, card)) for card, too in defense or self.chances(DEFENSE)]
        for one, likely in offense or self.chances(OFFENSE):
            mine = self._plain_total(OFFENSE, one)
            for other, too, total in theirs:
                if mine is not None and total is not None:  # the common case, spared the long way
                    won += likely * too * sureness(mine - total)
                    continue
                result = self.wins(one, other)
                if result is None:
                    dealt += likely * too
                else:
                    won += likely * too * result
        return won, dealt

    def _plain_total(self, side: int, card: Laid) -> int | None:
        """What a side counts with an attack, where nothing is done to the comparison."""
        return self.total(side, card[1]) if card[0] == "attack" and self.twist == PLAIN else None


def sureness(points: int) -> float:
    """How surely the offense wins with a total so far ahead: a near thing may still turn, a tie is the defense's."""
    ahead = points - 0.5
    return 1.0 if ahead >= SPREAD else 0.0 if ahead <= -SPREAD else 0.5 + ahead / (2 * SPREAD)


def strength(seen: Seen, side: int) -> Strength:
    """What a side counts besides its card: ships, bonuses, powers that work by themselves."""
    main = seen.main(side)
    if main is None:
        return Strength(0, 0, 0)
    powers, allies = seen.powers(main), seen.allies(side)
    bonus = seen.encounter["bonus"][side] + sum(4 for seat in (main, *allies) if "human" in seen.powers(seat))
    if "warpish" in powers:
        bonus += sum(player["warp"] for player in seen.players)
    if "warrior" in powers:
        bonus += seen.view["piles"]["tokens"].get("warrior", 0)
    return Strength(
        own=weighed(seen, main),
        allied=sum(weighed(seen, ally) for ally in allies),
        bonus=bonus,
        multiply=seen.ships_in(main) if "virus" in powers else 0,
        triples="tripler" in powers,
        peaceful="pacifist" in powers,
    )


def weighed(seen: Seen, seat: Seat) -> int:
    """What the ships of a seat count: Macron's four each, those of Anti-Matter and all allies against their side."""
    ships = seen.ships_in(seat) * (4 if "macron" in seen.powers(seat) else 1)
    mains = (seen.offense, seen.defense)
    mirrored = [main for main in mains if "anti_matter" in seen.powers(main)]
    return -ships if mirrored and (seat in mirrored or seat not in mains) else ships


# ---- what it is worth -----------------------------------------------------------------------------------------------


class Stakes(NamedTuple):
    """What the ends of the encounter are worth to me."""

    offense_wins: float
    defense_wins: float
    deal: float

    def expected(self, won: float, dealt: float) -> float:
        """By the chances that the offense wins and that a deal is tried."""
        return won * self.offense_wins + dealt * self.deal + (1 - won - dealt) * self.defense_wins


def stakes(seen: Seen, joining: int | None = None, ships: int = 0) -> Stakes:
    """What the outcomes are worth to me as things stand, or if I join a side with this many ships."""
    ends = {OFFENSE: 0.0, DEFENSE: 0.0}
    attackers = [seen.offense, *seen.allies(OFFENSE)]
    defenders = [*([] if seen.defense is None else [seen.defense]), *seen.allies(DEFENSE)]
    (attackers if joining == OFFENSE else defenders if joining == DEFENSE else []).append(seen.me)
    ends[OFFENSE] += gains(seen, {seat: seen.founding(seat, seen.planet) for seat in attackers})
    for seat in attackers:
        lost = ships if joining == OFFENSE and seat == seen.me else seen.ships_in(seat)
        ends[DEFENSE] -= share(seen, seat) * lost * SHIP
    for seat in defenders:
        sent = ships if joining == DEFENSE and seat == seen.me else seen.ships_in(seat)
        ends[OFFENSE] -= share(seen, seat) * sent * SHIP
        if seat == seen.defense:
            ends[OFFENSE] -= share(seen, seat) * seen.losing(seat, seen.planet)
        else:
            ends[DEFENSE] += share(seen, seat) * sent * max(CARD, SHIP)  # rewards
    if "masochist" in seen.powers(seen.me):
        ends = {side: -0.5 * value for side, value in ends.items()} if seen.is_main else ends
    deal = 3.0 if seen.is_main else -1.5
    return Stakes(ends[OFFENSE], ends[DEFENSE], deal)


def share(seen: Seen, seat: Seat) -> float:
    """How much the fortunes of a seat are mine: all of my own, a part of a rival's, with the other sign."""
    return 1.0 if seat == seen.me else -RIVAL


def gains(seen: Seen, founded: dict[Seat, float]) -> float:
    """What new colonies of several seats are worth to me; a game that is won by them is won, shared or lost."""
    winners = [seat for seat, value in founded.items() if value >= GAME]
    if winners:
        return (SHARED if len(winners) > 1 else 1.0) * GAME if seen.me in winners else -GAME
    return sum(share(seen, seat) * value for seat, value in founded.items())


def lay_worth(seen: Seen, card: Laid, duel: Duel, ends: Stakes) -> float:
    """What it is worth to lay a card as a main player."""
    side = seen.side(seen.me) or 0
    mine: Chances = [(card, 1.0)]
    theirs = duel.chances(1 - side)
    won, dealt = duel.odds(*((mine, theirs) if side == OFFENSE else (theirs, mine)))
    if side == DEFENSE and seen.threat(seen.offense) >= 1:  # a player one colony short comes to take it, not to talk
        won, dealt = won + EAGER * dealt, (1 - EAGER) * dealt
    value = ends.expected(won, dealt)
    if card[0] == "negotiate":  # CE-15.1: a card for each ship that is lost to an attack
        beaten = sum(chance for other, chance in theirs if other[0] == "attack")
        opponent = seen.opponent
        cards = seen.players[opponent]["cards"] if opponent is not None else 0
        value += beaten * CARD * min(seen.ships_in(seen.me), cards)
    return value


def outlook(seen: Seen, duel: Duel | None = None, ends: Stakes | None = None) -> float:
    """What the encounter is worth to me as it stands."""
    duel = Duel(seen) if duel is None else duel
    return (stakes(seen) if ends is None else ends).expected(*duel.odds())


def joined(seen: Seen, side: int, ships: int) -> float:
    """What it is worth to be an ally of a side with this many ships."""
    more = (ships, 0) if side == OFFENSE else (0, ships)
    return stakes(seen, side, ships).expected(*Duel(seen, more).odds())
