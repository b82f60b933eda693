"""The games for OpenSpiel: `import cosmodrome.rl.openspiel`, then `pyspiel.load_game("cosmodrome_space_base")`.

Actions are slots: the options of the ask in their order. Chance is explicit: each die is a node with a face for each
outcome, and a shuffle is a row of nodes, each of which draws one of the things that are left. Seats that are asked at
the same time answer one after the other, without seeing what the others said. Needs pyspiel, of `open_spiel`.
"""

from __future__ import annotations

import json
from typing import Any

import numpy
import pyspiel

from cosmodrome.games import rules_of
from cosmodrome.kernel import Game
from cosmodrome.kernel.chance import Roll, Shuffle, Stream
from cosmodrome.rl.encoders import ENCODERS, encoder
from cosmodrome.rl.fields import Encoder
from cosmodrome.rl.options import FEATURES, SLOTS, TooManyOptions, features

MOST_OUTCOMES = 200  # things in the largest shuffle
LONGEST = 100_000  # answers and chance in one game: far more than any has

START = (-1, "")


class Undecided(Exception):
    """The rules want a result of chance that nobody has decided yet."""

    def __init__(self, wish: Roll | Shuffle) -> None:
        super().__init__(wish)
        self.wish = wish


class Decided(Stream):
    """A stream of results that were decided outside."""

    __slots__ = ("results",)

    def __init__(self, results: tuple[tuple[Any, ...], ...] = ()) -> None:
        super().__init__("decided outside")
        self.results = results

    def draw(self, wish: Roll | Shuffle, number: int) -> tuple[Any, ...]:
        """The result with this number, or `Undecided`."""
        if number < len(self.results):
            return self.results[number]
        raise Undecided(wish)


class Progress:
    """A game between two nodes: where it stands, the answer being carried out, and the chance decided for it."""

    def __init__(self, game: str, seats: int, options: dict[str, Any]) -> None:
        self._rules, self._seats, self._options = rules_of(game), seats, options
        self._game: Game | None = None
        self._answer: tuple[int, str] | None = START
        self._results: tuple[tuple[Any, ...], ...] = ()
        self._wish: Roll | Shuffle | None = None
        self._partial: tuple[Any, ...] = ()
        self._carry_out()

    def __deepcopy__(self, memo: Any) -> Progress:
        """Another of the same: a game is never changed here, only replaced."""
        twin = object.__new__(Progress)
        twin.__dict__.update(self.__dict__)
        return twin

    @property
    def game(self) -> Game | None:
        """The game as it was before the answer that is being carried out; None before the first ask."""
        return self._game

    @property
    def at_chance(self) -> bool:
        """Whether chance is next."""
        return self._wish is not None

    def outcomes(self) -> int:
        """How many outcomes chance has here, all of them equally likely."""
        wish = self._wish
        assert wish is not None
        return wish.sides if isinstance(wish, Roll) else len(wish.items) - len(self._partial)

    def decide(self, outcome: int) -> None:
        """Take an outcome of chance."""
        wish = self._wish
        assert wish is not None
        if isinstance(wish, Roll):
            self._partial += (outcome + 1,)
            whole = len(self._partial) == wish.count
        else:
            left = list(wish.items)
            for thing in self._partial:
                left.remove(thing)
            self._partial += (left[outcome],)
            if len(left) == 2:  # the last one is no choice
                del left[outcome]
                self._partial += (left[0],)
            whole = len(self._partial) >= len(wish.items)
        if whole:
            self._results += (self._partial,)
            self._carry_out()

    def answer(self, seat: int, option: str) -> None:
        """Take an answer."""
        self._answer = (seat, option)
        self._carry_out()

    def _carry_out(self) -> None:
        """Carry out the answer as far as chance is decided. Results that leave no choice are decided at once."""
        assert self._answer is not None
        while True:
            stream = Decided(self._results)
            try:
                if self._game is None:
                    game = Game.new(self._rules, self._seats, self._options, "", stream)
                else:
                    game = self._game.fork()
                    game._stream = stream
                    game.answer(*self._answer)
            except Undecided as undecided:
                wish = undecided.wish
                if isinstance(wish, Shuffle) and len(wish.items) < 2:
                    self._results += (tuple(wish.items),)
                    continue
                self._wish, self._partial = wish, ()
                return
            self._game, self._answer, self._wish, self._partial = game, None, None, ()
            return


class CosmodromeState(pyspiel.State):  # type: ignore[misc]
    """A node: chance, a seat that is asked, or the end."""

    def __init__(self, game: CosmodromeGame) -> None:
        super().__init__(game)
        self._seats, self._slots = game.seats, game.slots
        self._play = Progress(game.game_id, game.seats, game.options)

    @property
    def _ask(self) -> Any:
        game = self._play.game
        assert game is not None
        return game.asks[0]

    def current_player(self) -> int:
        """Who is next."""
        if self._play.at_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self._ask.seat)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        game = self._play.game
        return not self._play.at_chance and game is not None and game.outcome is not None

    def _legal_actions(self, player: int) -> list[int]:
        ask = self._ask
        count = len(ask.options)
        if count > self._slots:
            raise TooManyOptions(ask.key, count, self._slots)
        return list(range(count))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All equally likely."""
        count = self._play.outcomes()
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if self._play.at_chance:
            self._play.decide(action)
        else:
            ask = self._ask
            self._play.answer(ask.seat, ask.options[action].id)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance:{action}"
        options = self._ask.options
        return str(options[action].id) if action < len(options) else f"slot:{action}"

    def returns(self) -> list[float]:
        """The share of the win, less the share that is fair: it adds up to nothing."""
        game = self._play.game
        if not self.is_terminal() or game is None or game.outcome is None:
            return [0.0] * self._seats
        winners = game.outcome.winners
        return [(seat in winners) / len(winners) - 1 / self._seats for seat in range(self._seats)]

    def view(self, player: int) -> dict[str, Any]:
        """What a player may know, as plain data; empty while the game is being set up."""
        game = self._play.game
        return {} if game is None else game.view(player)

    def told(self, player: int) -> dict[str, Any]:
        """Everything that a player has been told, has been asked and has answered."""
        game = self._play.game
        if game is None:
            return {}
        said = [entry[1:] if entry[0] in ("window", "act") else entry for entry in game.entries()]
        mine = [entry[1] for entry in said if entry[0] == player and len(entry) > 1]
        ask = game.ask(player)
        asked = None if ask is None else [ask.key, [option.id for option in ask.options]]
        return {"events": game.events(player), "answers": mine, "ask": asked}

    def __str__(self) -> str:
        game = self._play.game
        return "chance" if self._play.at_chance or game is None else repr(game)


class CosmodromeObserver:
    """What a player may know now, as a string and as one flat array."""

    def __init__(self, encoder: Encoder, slots: int, perfect_recall: bool) -> None:
        self._encoder, self._slots, self._recall = encoder, slots, perfect_recall
        sizes = {field.name: int(numpy.prod(field.shape)) for field in encoder.fields}
        self.tensor = numpy.zeros(sum(sizes.values()) + slots * FEATURES, numpy.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for field in encoder.fields:
            self.dict[field.name] = self.tensor[start : start + sizes[field.name]].reshape(field.shape)
            start += sizes[field.name]
        self.dict["options"] = self.tensor[start:].reshape(slots, FEATURES)
        self._features = features(encoder.game)

    def set_from(self, state: CosmodromeState, player: int) -> None:
        """Fill the array."""
        self.tensor.fill(0)
        view = state.view(player)
        if not view:
            return
        for name, array in self._encoder.encode(view, player).items():
            self.dict[name][:] = array
        game = state._play.game
        ask = None if game is None else game.ask(player)
        if ask is not None:
            for slot, option in enumerate(ask.options[: self._slots]):
                self.dict["options"][slot] = self._features.row(option)

    def string_from(self, state: CosmodromeState, player: int) -> str:
        """As JSON: the view, or for perfect recall everything the player has been told."""
        return json.dumps(state.told(player) if self._recall else state.view(player))


def read_options(text: str) -> dict[str, Any]:
    """What the table chooses before the game, in the form that OpenSpiel can store: `edition:2008+flares:true`."""
    chosen: dict[str, Any] = {}
    for part in filter(None, text.split("+")):
        name, _, value = part.partition(":")
        try:
            chosen[name] = json.loads(value)
        except ValueError:
            chosen[name] = value
    return chosen


class CosmodromeGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games at a table of some size."""

    game_id = ""
    game_type: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        rules = rules_of(self.game_id)
        self.seats = int(given.get("seats", rules.seats[0]))
        self.slots = int(given.get("slots", SLOTS))
        self.options = read_options(str(given.get("options", "")))
        rules.settle(self.seats, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.slots,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.game_type, info, given)

    def new_initial_state(self) -> CosmodromeState:
        """A game that has not begun."""
        return CosmodromeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CosmodromeObserver:
        """What tells a player what they may know."""
        recall = bool(iig_obs_type is not None and iig_obs_type.perfect_recall)
        return CosmodromeObserver(encoder(self.game_id, self.seats), self.slots, recall)


def register(game: str) -> None:
    """Make a game known to OpenSpiel, as `cosmodrome_space_base`."""
    rules = rules_of(game)
    kind = pyspiel.GameType(
        short_name=f"cosmodrome_{game.replace('-', '_')}",
        long_name=f"Cosmodrome: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": rules.seats[0], "options": "", "slots": SLOTS},
    )
    made = type(kind.short_name, (CosmodromeGame,), {"game_id": game, "game_type": kind})
    pyspiel.register_game(kind, made)


for _game in ENCODERS:
    register(_game)
