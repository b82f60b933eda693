"""Whom to encounter and where, who is invited, and where ships come from and go to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cosmodrome.games.cosmic_encounter.bot.cards import CARD
from cosmodrome.games.cosmic_encounter.bot.odds import Duel, joined, stakes
from cosmodrome.games.cosmic_encounter.bot.seen import (
    COLONY,
    DEFENSE,
    GAME,
    HOME,
    OFFENSE,
    SHIP,
    SIDES,
    VALUE,
    Seen,
)
from cosmodrome.games.cosmic_encounter.verbs import EVENLY
from cosmodrome.kernel import DONE, Ask, Option, Seat

Weigh = Callable[[Option], float]

AN_ENCOUNTER: Final = 4.0  # what it is worth to be the offense once more
SENT: Final = 3  # ships that an ally is likely to bring
FIGHTING: Final = ("launch", "ally-ships", "ooze-in")
COMES: Final = 0.6  # how likely one who is invited comes

# ---- destiny --------------------------------------------------------------------------------------------------------


def prey(seen: Seen, seat: Seat) -> float:
    """What it is worth to encounter a player: colonies that are easy to take, few cards, a rival who leads."""
    if seat == seen.me:
        return AN_ENCOUNTER
    planets = [planet for planet in seen.players[seat]["planets"] if not seen.ships_at(seen.me, planet)]
    if not planets:
        return 0.0
    weakest = min(seen.ships_at(seat, planet) for planet in planets)
    easy = COLONY / 2 - 0.4 * weakest - 0.15 * int(seen.players[seat]["cards"])
    return easy + 3 * seen.threat(seat)


def weigh_destiny(seen: Seen, ask: Ask) -> Weigh:
    """Whom to encounter, or whom destiny should name; for another's encounter, the rival who leads."""
    if seen.offense == seen.me:
        return lambda option: prey(seen, option[1]) if isinstance(option[1], int) else COLONY / 2 - 0.5
    return lambda option: (
        0.0 if not isinstance(option[1], int) else -1.0 if option[1] == seen.me else seen.threat(option[1])
    )


def weigh_own_colour(seen: Seen, ask: Ask) -> Weigh:
    """Drive out one who is about to win, settle again where the power needs it, or else draw again."""

    def weigh(option: Option) -> float:
        if option[0] == "visitor":
            return 2.0 + 4 * seen.threat(option[2]) ** 3 + seen.founding(seen.me, option[1]) / 2
        if option[0] == "recolonise":
            return seen.founding(seen.me, option[1]) + (HOME / 2 if seen.view["turn"]["encounter"] == 1 else 0.0)
        return AN_ENCOUNTER

    return weigh


def weigh_aim(seen: Seen, ask: Ask) -> Weigh:
    """The planet that brings a colony and is defended least."""

    def weigh(option: Option) -> float:
        planet = option[1]
        citadels = seen.view["piles"]["open"].get(f"planet:{planet}", ())
        defended = 0 if seen.defense is None else seen.ships_at(seen.defense, planet)
        return seen.founding(seen.me, planet) - 0.4 * defended - 0.4 * sum(VALUE[card] for card in citadels)

    return weigh


# ---- alliances ------------------------------------------------------------------------------------------------------


def weigh_invite(seen: Seen, ask: Ask) -> Weigh:
    """Each guest brings ships, and as an ally of the offense gains a colony too."""
    side = SIDES.index(ask.args["side"])
    ends = stakes(seen)

    def weigh(option: Option) -> float:
        guests = [] if option[1] == "nobody" else [int(seat) for seat in str(option[1]).split("+")]
        ships = round(SENT * COMES * len(guests))
        won, dealt = Duel(seen, (ships, 0) if side == OFFENSE else (0, ships)).odds()
        value = ends.expected(won, dealt)
        if side == OFFENSE:
            value -= sum(COMES * won * _taken_along(seen, guest) for guest in guests)
        return value

    return weigh


def _taken_along(seen: Seen, guest: Seat) -> float:
    """What it costs that a guest founds a colony beside mine."""
    gain = seen.founding(guest, seen.planet)
    return GAME / 2 if gain >= GAME else 0.3 * gain


def weigh_alliance(seen: Seen, ask: Ask) -> Weigh:
    """Join the side likely to win: the offense for a colony, the defense for rewards."""
    spare = min(4, max(1, spare_ships(seen)))
    aside = stakes(seen).expected(*Duel(seen).odds())
    if not spare_ships(seen):  # a colony would be given up for it
        aside += min([seen.losing(seen.me, planet) for planet in seen.colonies(seen.me)], default=0.0)

    def weigh(option: Option) -> float:
        if option[0] != "join":
            return 0.3
        return joined(seen, SIDES.index(option[1]), spare) - aside

    return weigh


def spare_ships(seen: Seen, goal: int | None = None) -> int:
    """Ships that may leave for a goal without giving up a colony; those that are there already cannot."""
    return sum(count - 1 for planet, count in seen.colonies(seen.me).items() if planet != goal)


# ---- sending and losing ---------------------------------------------------------------------------------------------


def weigh_sending(seen: Seen, ask: Ask) -> Weigh:
    """As many as are worth it, as long as no colony is given up for it; at least as many as must."""
    mine = ask.args.get("seat", seen.me) == seen.me
    colonies = seen.colonies(seen.me)
    if not mine:
        return weigh_hurting(seen, ask)
    most = max((option[-1] for option in ask.options if option[0] in ("auto", "ship")), default=0)
    goal = ask.args.get("goal")
    wanted = most
    if ask.key in FIGHTING:
        most = int(ask.args.get("count", most))
        wanted = best_number(seen, min(most, spare_ships(seen, goal)) if ask.key == "ooze-in" else most)
    if spare_ships(seen, goal) >= wanted and any(option[0] == "auto" and option[1] == wanted for option in ask.options):
        return lambda option: 10.0 if option[0] == "auto" and option[1] == wanted else 0.0

    def weigh(option: Option) -> float:
        if option == DONE:
            return 0.0 if wanted else 20.0
        if option[0] == "auto":
            return -40.0
        planet, count = int(option[1]), int(option[2])
        left = colonies.get(planet, 0) - count
        over = 3.0 * max(0, count - max(wanted, 1))
        if planet < 0:  # ships that are in no colony
            return 5.0 + count
        return count + 0.1 * left - over if left > 0 else -10.0 - seen.losing(seen.me, planet) - 0.1 * count - over

    return weigh


def best_number(seen: Seen, most: int) -> int:
    """How many ships more are worth sending into the encounter: one founds the colony of four, but four may win it."""
    side = seen.side(seen.me)
    if side is None or most <= 0:
        return most
    there = seen.ships_in(seen.me)
    return max(range(0 if there else 1, most + 1), key=lambda ships: sending(seen, side, ships))


def sending(seen: Seen, side: int, ships: int) -> float:
    """What it is worth to send this many more ships to a side I am on."""
    ends = stakes(seen)
    won, dealt = Duel(seen, (ships, 0) if side == OFFENSE else (0, ships)).odds()
    lost = 1 - won - dealt if side == OFFENSE else won
    rewards = max(CARD, SHIP) * ships * (1 - won - dealt) if side == DEFENSE else 0.0
    return ends.expected(won, dealt) + rewards - lost * ships * SHIP


def weigh_found(seen: Seen, ask: Ask) -> Weigh:
    """A new colony is founded with what can be spared; two ships hold it as well as four, with those already there."""
    weigh = weigh_sending(seen, ask)
    there = seen.colonies(seen.me).get(ask.args.get("goal", -1), 0)
    return lambda option: weigh(option) - (0.4 * (there + option[2] - 2) ** 2 if option[0] == "ship" else 0.0)


def weigh_losing(seen: Seen, ask: Ask) -> Weigh:
    """Ships that must go are taken where most are; if the choice is mine about another, where it hurts."""
    if ask.args.get("seat", seen.me) != seen.me:
        return weigh_hurting(seen, ask)
    return weigh_sending(seen, ask)


def weigh_hurting(seen: Seen, ask: Ask) -> Weigh:
    """A rival's ships, where the last ones of a foreign colony stand."""
    rival = ask.args.get("seat", seen.leader)

    def weigh(option: Option) -> float:
        if option == DONE:
            return -1.0
        if option[0] in ("auto", "crew"):
            return 0.5
        planet, count = option[1], option[2] if len(option) > 2 else 1
        ends = seen.ships_at(rival, planet) <= count
        return (seen.losing(rival, planet) if ends else 0.0) + 0.2 * count

    return weigh


def weigh_placing(seen: Seen, ask: Ask) -> Weigh:
    """All ships that come home go to one colony: that with fewest."""

    def weigh(option: Option) -> float:
        if option == DONE:
            return stay_in(seen)
        if option == EVENLY:
            return -GAME  # it fills one colony after the other
        return float(option[2]) - 0.5 * seen.ships_at(seen.me, option[1])

    return weigh


def stay_in(seen: Seen) -> float:
    """What it is worth to leave the ships in the encounter."""
    won, dealt = Duel(seen).odds()
    mine = won if seen.side(seen.me) == OFFENSE else 1 - won - dealt
    return 4 * mine


def weigh_rewards(seen: Seen, ask: Ask) -> Weigh:
    """Ships where they are needed, else cards."""
    ship = SHIP + 0.1 * seen.players[seen.me]["warp"]
    return lambda option: option[1] * CARD + option[2] * ship if len(option) > 2 else 0.0


def weigh_against(seen: Seen, ask: Ask) -> Weigh:
    """Whom to hurt, or from whom to take: the rival who leads, then who holds most cards."""

    def weigh(option: Option) -> float:
        if option[0] != "seat":
            return 0.5 if option[0] == "from-deck" else 0.0
        seat = option[1]
        if seat == seen.me:
            return -1.0
        against = seen.side(seat) is not None and seen.side(seat) != seen.side(seen.me)
        return 1.0 + 3 * seen.threat(seat) + 0.1 * int(seen.players[seat]["cards"]) + 2 * against

    return weigh


def weigh_alliances_off(seen: Seen, ask: Ask) -> Weigh:
    """Which alliances a force field ends: those of the other side, as far as that helps."""
    mine = seen.side(seen.me)
    ends = stakes(seen)
    wanted = mine if mine is not None else OFFENSE if ends.offense_wins > ends.defense_wins else DEFENSE
    return lambda option: 0.0 if option == DONE else 1.0 if seen.side(option[1]) != wanted else -1.0


def weigh_planet(seen: Seen, ask: Ask) -> Weigh:
    """A planet for a new colony, for a citadel, or where a rival is hit."""
    victim = ask.args.get("seat")
    if victim is not None and victim != seen.me:
        return weigh_hurting(seen, ask)
    if ask.key == "citadel":
        return lambda option: float(seen.ships_at(seen.me, option[1]))
    if ask.key == "place-prometheus":
        return lambda option: float(-seen.ships_at(seen.me, option[1]))
    return lambda option: seen.founding(seen.me, option[1])
