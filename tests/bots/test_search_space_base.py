"""Search in Space Base goes by what it tried out, and leans to its judgement of one step."""

from collections.abc import Sequence
from random import Random

import pytest

import cosmodrome
from cosmodrome.games.space_base import bot
from cosmodrome.kernel import Ask, Game


def late_purchase(seed: int) -> tuple[Game, Ask]:
    """A game in its second half, at a purchase with a choice of at least three."""
    game = cosmodrome.new_game("space-base", seats=2, seed=seed)
    ask = game.asks[0]
    while game.table.round < 10 or ask.key != "purchase" or len(ask.options) < 3:
        game.answer(ask.seat, bot.judge(game.view(ask.seat), ask))
        ask = game.asks[0]
    return game, ask


def results(monkeypatch: pytest.MonkeyPatch, game: Game, ask: Ask, chances: Sequence[float]) -> dict[str, float]:
    """What comparing gives for the options, the likeliest first, if they were tried with these chances to win."""
    options = bot.shortlist(game, ask)[: len(chances)]
    monkeypatch.setattr(bot, "tried", lambda *_: list(chances))
    return dict(zip(options, bot.compare(game, ask, options, Random(1)), strict=True))


@pytest.mark.parametrize("seed", range(3))
def test_options_with_equal_chances_are_compared_by_judgement(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Where imagined games show no difference, search does as greedy does."""
    game, ask = late_purchase(seed)
    found = results(monkeypatch, game, ask, [0.5, 0.5, 0.5])
    assert max(found, key=found.__getitem__) == bot.judge(game.view(ask.seat), ask)
    assert len(set(found.values())) == len(found)


@pytest.mark.parametrize("seed", range(3))
def test_a_sure_win_outweighs_the_judgement(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """What wins in every imagined game is taken, however little is thought of it."""
    game, ask = late_purchase(seed)
    found = results(monkeypatch, game, ask, [0.0, 0.0, 1.0])
    assert max(found, key=found.__getitem__) == list(found)[-1]


def test_the_same_chance_gives_the_same_results_and_leaves_the_world_as_it_was() -> None:
    """Options are tried in copies."""
    game, ask = late_purchase(1)
    before = game.record()
    options = bot.shortlist(game, ask)
    assert bot.compare(game, ask, options, Random(4)) == bot.compare(game, ask, options, Random(4))
    assert game.record() == before
