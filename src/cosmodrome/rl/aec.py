"""The games as PettingZoo environments: one agent a seat, who acts when asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from random import Random
from typing import Any, NamedTuple

import gymnasium
import numpy
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from cosmodrome import new_game
from cosmodrome.games import rules_of
from cosmodrome.kernel import BadSetup, Game, Option, Seat
from cosmodrome.rl.encoders import encoder
from cosmodrome.rl.fields import MOST, Field, Observer
from cosmodrome.rl.options import FEATURES, NO_NUMBER, SLOTS, TooManyOptions, features


class Goal(NamedTuple):
    """What a game is won with: a public count of each seat, and how many of it win."""

    counts: Callable[[Any], Sequence[int]]
    enough: int


LONGEST = 20_000  # steps: players who always pass would never come to an end

GOALS = {
    "space-base": Goal(attrgetter("vp"), 40),
    "cosmic-encounter": Goal(attrgetter("ships.foreign"), 5),
    "twilight-imperium": Goal(attrgetter("points"), 10),
}


class EmptySlot(ValueError):
    """The action is a slot without an option: the mask says which have one."""

    def __init__(self, action: Any, ask: str, options: int) -> None:
        super().__init__(action, ask, options)

    def __str__(self) -> str:
        action, ask, options = self.args
        return f"slot {action!r} is empty: the ask {ask!r} has {options} options, in slots 0 to {options - 1}"


class Info(dict[str, Any]):
    """What comes with an observation: `ask`, `options` (their ids), `seat`; and `view`, the seat's view as plain data,
    which is made when it is read, before the next step."""

    def __init__(self, game: Game, seat: Seat) -> None:
        super().__init__(seat=seat)
        self._game = game

    def __missing__(self, key: str) -> Any:
        if key != "view":
            raise KeyError(key)
        view = self[key] = self._game.view(self["seat"])
        return view


class CosmodromeEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """One game after another. See `cosmodrome.rl.env` for the arguments."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        slots: int = SLOTS,
        acts: bool = False,
        shaping: float = 0.0,
        longest: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        rules = rules_of(game)
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v{rules.version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        if render_mode not in (None, "ansi", "human"):
            raise BadSetup(render_mode=render_mode)
        self.game_id = game
        self.seats = rules.seats[0] if seats is None else seats
        self.options = rules.settle(self.seats, options)
        self.slots = slots
        self.render_mode = render_mode
        self._acts, self._shaping, self._longest = acts, shaping, longest
        self._encoder = encoder(game, self.seats)
        self._features = features(game)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(slots) for agent in self.possible_agents}
        self._seeds = Random()
        self._game: Game | None = None

    # ---- spaces -------------------------------------------------------------------------------------------------

    @property
    def fields(self) -> tuple[Field, ...]:
        """The arrays of an observation, with what they mean."""
        return self._encoder.fields

    def _space(self) -> gymnasium.spaces.Dict:
        box = gymnasium.spaces.Box
        inner: dict[str, gymnasium.spaces.Space[Any]] = {
            field.name: box(-MOST if field.low else 0, MOST, field.shape, numpy.int16) for field in self._encoder.fields
        }
        inner["ask"] = box(0, MOST, (2,), numpy.int16)
        inner["options"] = box(NO_NUMBER, MOST, (self.slots, FEATURES), numpy.int16)
        mask = gymnasium.spaces.MultiBinary(self.slots)
        return gymnasium.spaces.Dict({"observation": gymnasium.spaces.Dict(inner), "action_mask": mask})

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an agent picks: a slot."""
        return self.action_spaces[agent]

    # ---- playing ------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game in progress: the whole truth, for analysis and not for agents."""
        if self._game is None:
            raise RuntimeError("reset() comes first")
        return self._game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed decides this game and those that follow it."""
        if seed is not None:
            self._seeds = Random(seed)
        self._game = game = new_game(self.game_id, self.seats, self._seeds.getrandbits(64), self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: Info(game, seat) for agent, seat in self._seat.items()}
        self._observers = [Observer(self._encoder, game, seat) for seat in range(self.seats)]
        self._points = self._standing()
        self._steps = 0
        self._next()

    def _next(self) -> None:
        """Whose turn it is to act: who was asked first; the others keep what they have been asked."""
        ask = self.game.asks[0]
        self.agent_selection = self.possible_agents[ask.seat]
        choices: list[Option] = list(ask.options)
        if self._acts:
            choices += self.game.acts(ask.seat)
        if len(choices) > self.slots:
            raise TooManyOptions(ask.key, len(choices), self.slots)
        self._ask, self._choices = ask, choices
        info = Info(self.game, ask.seat)
        info["ask"], info["options"] = ask.key, choices
        self.infos[self.agent_selection] = info

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know now, with the options of its ask if it is the one to act."""
        seat = self._seat[agent]
        arrays: dict[str, Any] = {name: array.copy() for name, array in self._observers[seat].read().items()}
        rows = numpy.zeros((self.slots, FEATURES), numpy.int16)
        mask = numpy.zeros(self.slots, numpy.int8)
        asked = numpy.zeros(2, numpy.int16)
        if agent == self.agent_selection and not self.terminations[agent]:
            asked[:] = self._encoder.names.asks.number(self._ask.key), len(self._choices)
            self._features.write(self._choices, rows, mask)
        arrays["ask"], arrays["options"] = asked, rows
        return {"observation": arrays, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take the option in a slot for the agent that is to act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(self._choices):
            raise EmptySlot(action, self._ask.key, len(self._choices))
        game, ask = self.game, self._ask
        self._cumulative_rewards[agent] = 0.0
        if action < len(ask.options):
            game.answer(ask.seat, ask.options[int(action)].id, ask.id)
        else:
            game.act(ask.seat, self._choices[int(action)].id)
        self._reward()
        self._steps += 1
        if game.outcome is None:
            self._next()
            if self._steps >= self._longest:
                self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def _standing(self) -> list[int]:
        return list(GOALS[self.game_id].counts(self.game.table))

    def _reward(self) -> None:
        """The share of the win at the end; on the way, if asked for, what was gained or lost of what wins."""
        rewards = [0.0] * self.seats
        if self._shaping:
            before, self._points = self._points, self._standing()
            worth = self._shaping / GOALS[self.game_id].enough
            rewards = [worth * (now - then) for now, then in zip(self._points, before, strict=True)]
        outcome = self.game.outcome
        if outcome is not None:
            for winner in outcome.winners:
                rewards[winner] += 1 / len(outcome.winners)
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))

    # ---- looking ------------------------------------------------------------------------------------------------

    def render(self) -> str | None:
        """The table as the agent that is to act sees it, as text: returned for `ansi`, printed for `human`."""
        from cosmodrome.cli.pages import board_for, table  # only who renders needs the terminal

        if self.render_mode is None:
            gymnasium.logger.warn("render() does nothing without a render_mode")
            return None
        seat = self._seat[self.agent_selection]
        text = table(board_for(self.game_id, self.possible_agents), self.game.view(seat), seat)
        if self.render_mode == "human":
            print(text)  # noqa: T201 - that is what the mode is for
            return None
        return text

    def close(self) -> None:
        """Forget the game."""
        self._game = None

    def __str__(self) -> str:
        return str(self.metadata["name"])


def wrapped(environment: CosmodromeEnv) -> AECEnv[str, dict[str, Any], int]:
    """With the checks that PettingZoo's own environments have: steps in the right order."""
    return wrappers.OrderEnforcingWrapper(environment)
