"""Seats that play by chance, but so that much happens: they come near each other, fight, trade and use what they
have."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from tests.conformance.play import pick
from tests.games.twilight_imperium.joined import lively

from cosmodrome.games.twilight_imperium import bot
from cosmodrome.kernel import Ask, Game, Option, Random

ACTS: Final = 0.03  # how often somebody does something unasked
USES: Final = 0.8  # how often what can be used is used
EAGER: Final = 0.9  # how often what is wanted is done
WEIGHTS: Final[Mapping[str, float]] = {"propose": 3, "accept": 5, "withdraw": 0.5, "component": 8, "pass": 0.1}


def lively_move(game: Game, rng: Random, sense: float = 0.0, wanted: Collection[str] = ()) -> None:
    """What somebody does next. `sense` is how often it is what seems best; what is `wanted` by name (a card, an
    objective, a technology) is done where it can be."""
    if rng.random() < ACTS:
        seat = rng.randrange(game.seats)
        if acts := [act for act in game.acts(seat) if act.key in ("offer", "deal")]:
            game.act(seat, rng.choice(acts).id)
            return
    ask = rng.choice(game.asks)
    desired = [option for option in ask.options if names(option) & set(wanted)]
    if desired and rng.random() < EAGER:
        option = rng.choice(desired)
    elif rng.random() < sense:
        option = bot.best(game.view(ask.seat), ask)
    else:
        option = by_chance(game, ask, rng)
    game.answer(ask.seat, option.id)


def names(option: Option) -> set[str]:
    """What an option is about; a note without the seat of its owner."""
    words = {str(word).removeprefix("note-") for word in option[1:]}
    return words | {word.rpartition("-")[0] for word in words if word[-1:].isdigit()}


def by_chance(game: Game, ask: Ask, rng: Random) -> Option:
    """One of the options; what can be used mostly is."""
    uses = [option for option in ask.options if option[0] == "use"]
    if uses and rng.random() < USES:
        return rng.choice(uses)
    if ask.key in ("turn", "terms", "answer-offer"):
        if ask.key == "turn" and rng.random() < 0.6 and (option := lively(game, ask, rng))[0] == "activate":
            return option
        return pick(rng, ask.options, WEIGHTS)
    return lively(game, ask, rng)
