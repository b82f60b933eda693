"""When to use what: powers, flares, artifacts, technologies.

Whatever touches the outcome of an encounter is tried out (`fights.py`), and so is what cancels it (`zaps.py`).
The rest has a worth here; what is not named is worth a little, because few abilities harm their user.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from cosmodrome.games.cosmic_encounter.bot.cards import CARD, encounter_cards, worth
from cosmodrome.games.cosmic_encounter.bot.deals import terms_worth
from cosmodrome.games.cosmic_encounter.bot.fights import oozing, reinforcing, swing
from cosmodrome.games.cosmic_encounter.bot.odds import joined, outlook
from cosmodrome.games.cosmic_encounter.bot.seen import DEFENSE, KIND, RIVAL, SHIP, SIDES, VALUE, Seen
from cosmodrome.games.cosmic_encounter.bot.ships import AN_ENCOUNTER, spare_ships
from cosmodrome.games.cosmic_encounter.bot.zaps import ZAPS, harm
from cosmodrome.kernel import PASS, Ask, Option

Weigh = Callable[[Option], float]
Gain = Callable[[Seen, tuple[Any, ...]], float]

A_LITTLE: Final = 0.4


def weigh_window(seen: Seen, ask: Ask) -> Weigh:
    """To pass is worth nothing."""
    return lambda option: 0.0 if option == PASS else use_worth(seen, option[1], tuple(option[2:]))


def use_worth(seen: Seen, name: str, target: tuple[Any, ...]) -> float:
    """What the use of an ability is worth to me."""
    if name in ZAPS:
        return harm(seen) - ZAPS[name]
    if name.startswith("reinforcement"):
        return reinforcing(seen, name, target)
    gain = GAINS.get(name)
    if gain is not None:
        return gain(seen, target)
    turned = swing(seen, name, seen.me, target)
    if turned is not None:
        return turned - spent(name) - 0.2
    return A_LITTLE


def spent(name: str) -> float:
    """What is given up for a use: an artifact is discarded, powers stay and flares come back."""
    return worth(name) if KIND.get(name) == "artifact" else 0.0


# ---- what it is worth -----------------------------------------------------------------------------------------------


def always(value: float) -> Gain:
    """The same whatever the moment."""
    return lambda seen, target: value


def against(value: float) -> Gain:
    """Aimed at a player: best at the one who leads, never at me."""

    def gain(seen: Seen, target: tuple[Any, ...]) -> float:
        seat = target[-1]
        if seat == seen.me:
            return -1.0
        return value * (0.3 + seen.threat(seat)) + 0.05 * int(seen.players[seat]["cards"])

    return gain


def richest(value: float) -> Gain:
    """Aimed at a player: best at the one who holds most cards."""
    return lambda seen, target: value + 0.1 * int(seen.players[target[-1]]["cards"]) - (target[-1] == seen.me)


def _clone(seen: Seen, target: tuple[Any, ...]) -> float:
    laid = [name for name in seen.players[seen.me]["laid"] if name in KIND]
    return sum(map(worth, laid)) - 0.8


def _sacrifice(seen: Seen, target: tuple[Any, ...]) -> float:
    """Two cards for a ship, as long as ships can be spared."""
    count = int(target[0])
    return count * (2 * CARD - SHIP) - 0.5 if spare_ships(seen) >= count + 4 else -1.0


def _trade_hands(seen: Seen, target: tuple[Any, ...]) -> float:
    other = target[0] if target else seen.opponent
    mine = sum(worth(name) for name in seen.hand)
    return 0.0 if other is None else CARD * int(seen.players[other]["cards"]) - mine - 0.5


def _join_uninvited(seen: Seen, target: tuple[Any, ...]) -> float:
    ships = min(4, max(1, spare_ships(seen)))
    return joined(seen, SIDES.index(target[0]), ships) - outlook(seen) - 0.3


def _empty_warp(seen: Seen, target: tuple[Any, ...]) -> float:
    """Everybody's ships come back: good for who has most there."""
    theirs = sum(int(seen.players[seat]["warp"]) for seat in seen.others)
    return SHIP * (int(seen.players[seen.me]["warp"]) - RIVAL * theirs) - worth("mobius_tubes")


def _plague(seen: Seen, target: tuple[Any, ...]) -> float:
    (seat,) = target
    return -5.0 if seat == seen.me else RIVAL * 6 * (0.5 + 2 * seen.threat(seat)) - worth("plague")


def _quash(seen: Seen, target: tuple[Any, ...]) -> float:
    """Whether a deal of others, or one that I regret, is undone."""
    draft, me = seen.view["draft"], seen.me
    if seen.is_main:
        other = seen.opponent
        if other is None:
            return -1.0
        offered, mine = list(draft["offered"]), draft["proposer"] == me
        deal = terms_worth(seen, other, draft["terms"], offered if mine else [], [] if mine else offered)
        return -3 * SHIP - deal.net - worth("quash")
    pairs = [(seat, draft["terms"].get(f"colony:{seat}", 0)) for seat in (seen.offense, seen.defense)]
    founded = sum(seen.founding(seat, planet - 1) for seat, planet in pairs if planet and seat is not None)
    return RIVAL * (founded + 6 * SHIP) - worth("quash") - 1.5


def _no_pay(seen: Seen, target: tuple[Any, ...]) -> float:
    """Ionic gas: it spares me compensation, or others their rewards."""
    kinds, winner = seen.encounter["kinds"], seen.encounter["winner"]
    if seen.is_main and winner is not None and seen.side(seen.me) == SIDES.index(winner):
        if kinds[1 - SIDES.index(winner)] == "negotiate" and seen.opponent is not None:
            return CARD * min(len(seen.hand), seen.ships_in(seen.opponent)) - worth("ionic_gas")
    return -1.0


def _another_encounter(seen: Seen, target: tuple[Any, ...]) -> float:
    attacks = [VALUE[name] for name in encounter_cards(seen) if KIND[name] == "attack"]
    return AN_ENCOUNTER if max(attacks, default=0) >= 8 else -0.5


def _settle_there(seen: Seen, target: tuple[Any, ...]) -> float:
    return seen.founding(seen.me, target[0]) - 0.2 * sum(seen.ships_at(seat, target[0]) for seat in seen.others)


def _destroy(seen: Seen, target: tuple[Any, ...]) -> float:
    """A planet with all that is on it leaves the game: rivals' colonies there, none of mine."""
    lost = [
        (seat, seen.losing(seat, target[0]) + SHIP * seen.ships_at(seat, target[0]))
        for seat in range(len(seen.players))
    ]
    return sum(-value if seat == seen.me else RIVAL * value for seat, value in lost) - 1.0


def _take_card(seen: Seen, target: tuple[Any, ...]) -> float:
    return worth(target[0])


def _build(seen: Seen, target: tuple[Any, ...]) -> float:
    """A citadel of a card that is not missed."""
    return 1.0 - worth(target[0])


def _call(seen: Seen, target: tuple[Any, ...]) -> float:
    """A number that two attacks are often apart."""
    return 0.5 - 0.05 * abs(int(target[0]) - 5)


def _redraw(seen: Seen, target: tuple[Any, ...]) -> float:
    return 1.0 if seen.encounter["destined"] == seen.me and seen.offense != seen.me else -0.5


def _offer_used(seen: Seen, target: tuple[Any, ...]) -> float:
    """Fido: a poor card, offered to a player who is behind."""
    name, seat = target
    return 1.0 - 0.3 * worth(name) - 0.5 * seen.threat(seat)


def _both_lose(seen: Seen, target: tuple[Any, ...]) -> float:
    """Both sides lose: better than losing alone."""
    lost = -SHIP * seen.ships_in(seen.me) - (seen.losing(seen.me, seen.planet) if seen.me == seen.defense else 0.0)
    return lost - outlook(seen) - 0.5


def _after_loss(seen: Seen, target: tuple[Any, ...]) -> float:
    """A beaten defense takes the winners with it."""
    return 3.0 if seen.side(seen.me) == DEFENSE else -1.0


GAINS: Final[Mapping[str, Gain]] = {
    "amoeba": lambda seen, target: oozing(seen, target[0]),
    "super-amoeba": lambda seen, target: oozing(seen, target[0]),
    "wild-amoeba": lambda seen, target: oozing(seen, target[0]),
    "clone": _clone,
    "kamikaze": _sacrifice,
    "trader": _trade_hands,
    "super-trader": _trade_hands,
    "parasite": _join_uninvited,
    "wild-fodder": _join_uninvited,
    "demon": richest(0.3),
    "hacker": richest(1.0),
    "mind": richest(0.2),
    "wild-demon": richest(0.3),
    "the_qax": richest(0.3),
    "filch": richest(0.8),
    "super-filch": richest(0.8),
    "fido": _offer_used,
    "citadel-build": _build,
    "delta_scanners": _take_card,
    "machine": _another_encounter,
    "wild-machine": _another_encounter,
    "wild-warrior": _another_encounter,
    "infinity_drive": _another_encounter,
    "shadow-wild": against(1.0),
    "omega_missile": _destroy,
    "coldsleep_ship": _settle_there,
    "wild-tick_tock": _settle_there,
    "mobius_tubes": _empty_warp,
    "plague": _plague,
    "quash": _quash,
    "ionic_gas": _no_pay,
    "wild-gambler": _call,
    "wild-dictator": _redraw,
    "wild-loser": _both_lose,
    "wild-shadow": _after_loss,
    "philanthropist": lambda seen, target: 0.8 - min(map(worth, seen.hand)) - 0.2 * (target[0] == seen.opponent),
    # These help others, or cost more than they bring.
    "gambler": always(-0.5),
    "wild-calculator": always(-0.1),
    "wild-philanthropist": always(-1.0),
    "wild-reincarnator": always(-0.5),
    "wild-masochist": always(-0.5),
    "super-masochist": always(-0.5),
    "wild-sorcerer": always(-0.5),
    "wild-oracle": always(-0.1),
    "wild-fido": always(0.1),
    "super-machine": always(0.1),
    "super-oracle": always(-0.5),
    "super-tick_tock": always(2.0),
    "enigma_device": always(-0.2),
    "tech_scrambler-raze": always(1.0),
}
