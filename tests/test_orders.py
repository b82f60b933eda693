"""Standing orders: what every game that has them must keep to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import cosmodrome
from cosmodrome.cli.orders import order_text
from cosmodrome.games import GAMES
from cosmodrome.games.space_base.orders import able_ships, ready_ships
from cosmodrome.games.twilight_imperium.data.objectives import BY_ID as OBJECTIVES
from cosmodrome.kernel import DONE, PASS, Ask, Game, Seat, Vocabulary
from cosmodrome.orders import Order, Standing, book_of
from cosmodrome.texts import LANGUAGES, Texts

ORDERLY = [game for game in GAMES if book_of(game) is not None]
# Asks besides windows that have orders.
BESIDES = {
    "space-base": ("dice",),
    "cosmic-encounter": ("place-ships",),
    "twilight-imperium": ("hits", "reroll", "retreat", "pay", "vote", "cast-votes"),
}
NAMES = ("Rigel", "Vega", "Deneb", "Altair")
auto = Vocabulary()("auto", "count")


def moments(game_id: str, seed: int = 3, most: int = 1500) -> list[Game]:
    """A random game, stopped wherever somebody is asked in a window; every twentieth other ask besides."""
    game = cosmodrome.new_game(game_id, seats=4, seed=seed)
    rng, found = Random(seed), []
    for number in range(most):
        if not game.asks:
            break
        ask = rng.choice(game.asks)
        if game.window is not None or number % 20 == 0:
            found.append(game.fork())
        game.answer(ask.seat, rng.choice(ask.options).id)
    return found


@pytest.mark.parametrize("game_id", ORDERLY)
def test_whatever_can_be_ordered_has_a_text_and_an_answer_that_is_an_option(game_id: str) -> None:
    """In three languages. A seat that has given all of them is asked nothing in a window, unless it could score there;
    of other asks only those that the game has orders for are answered."""
    book = book_of(game_id)
    assert book is not None
    said: set[str] = set()
    for game in moments(game_id):
        for seat in range(game.seats):
            said.update(book.offered(game.view(seat), seat))
        for ask in game.asks:
            standing = Standing(book, ask.seat)
            for order in standing.offered(game.view(ask.seat)):
                standing.give(order, game.view(ask.seat))
            answer = standing.answer(ask, game.view)
            if game.window is not None and not any(option[1] in OBJECTIVES for option in ask.options[1:]):
                assert answer == PASS.id
            elif answer is not None:
                assert ask.key in BESIDES[game_id]
                assert answer in [option.id for option in ask.options]
    assert len(said) > 3
    for lang in LANGUAGES:
        texts = Texts(lang, game_id, strict=True)
        assert len({order_text(order, texts, NAMES) for order in said}) == len(said)


@pytest.mark.parametrize("game_id", ORDERLY)
def test_what_an_order_lasts_for_survives_a_store(game_id: str) -> None:
    """It is plain data, equal to what it was."""
    from msgspec import json

    book = book_of(game_id)
    assert book is not None
    for game in moments(game_id, most=60):
        for seat in range(game.seats):
            view = game.view(seat)
            for order in book.offered(view, seat):
                lasts = book.span(order, view, seat)
                assert json.decode(json.encode(Order(order, lasts)), type=Order) == Order(order, lasts)


def space_base_window() -> Game:
    """Somebody is asked about a charged ability in another's turn."""
    for game in moments("space-base"):
        if game.window is not None and game.asks[0].seat != game.view(None)["turn"]["active"]:
            return game
    raise AssertionError("no such window")


def test_in_space_base_a_ship_is_not_asked_about_or_a_turn_is_let_pass() -> None:
    """Never ask about this ship lasts; until my own turn ends with it."""
    game = space_base_window()
    ask = game.asks[0]
    seat = ask.seat
    book = book_of("space-base")
    assert book is not None
    ships = {f"card:{option[1]}" for option in ask.options if option[0] == "use"}
    about_ships, others = Standing(book, seat), Standing(book, seat)
    for order in ships:
        assert about_ships.answer(ask, game.view) is None
        about_ships.give(order, game.view(seat))
    others.give("others", game.view(seat))
    assert about_ships.answer(ask, game.view) == others.answer(ask, game.view) == "pass"
    view = game.view(seat)
    own = {**view, "turn": {**view["turn"], "active": seat}}
    about_ships.renew(own)
    others.renew(own)
    assert (len(about_ships.ids), others.ids) == (len(ships), [])
    assert "others" not in book.offered(own, seat)


def test_in_space_base_idle_dice_are_not_asked_about() -> None:
    """Dice of others that bring a seat nothing, whichever way they are used: told by the hints of the options. A ship
    with an ability matters only once it is charged; then the order is shown as halted, and by which ship."""
    book = book_of("space-base")
    assert book is not None
    told: Counter[tuple[bool, bool]] = Counter()
    able_and_spared = halted = 0
    for game in [game for seed in range(4) for game in moments("space-base", seed)]:
        for ask in (ask for ask in game.asks if ask.key == "dice"):
            standing = Standing(book, ask.seat)
            standing.give("idle", game.view(ask.seat))
            brings = any(game.hint(ask.seat, option) for option in ask.options)
            spared = standing.answer(ask, game.view) is not None
            told[brings, spared] += 1
            own = game.view(None)["turn"]["active"] == ask.seat
            assert not (spared and (brings or own))
            view = game.view(ask.seat)
            ready = ready_ships(view, ask.seat)
            assert spared or brings or own or ready
            assert standing.halted(view) == ({"idle": ready} if ready else {})
            able_and_spared += spared and bool(able_ships(view, ask.seat))
            halted += bool(ready)
    assert told[False, True] > 3
    assert told[True, False] > 3
    assert able_and_spared > 0
    assert halted > 0


def test_an_order_may_give_any_answer() -> None:
    """`auto` for a payment, where it is offered; else the seat is asked."""

    def answer(orders: Collection[str], view: Any, ask: Ask) -> str:
        return "auto:3"

    book: Any = SimpleNamespace(
        DEFAULT=("pay",), offered=lambda view, seat: ["pay"], span=lambda *_: None, answer=answer
    )
    standing = Standing(book, 0)
    views: list[Seat] = []

    def see(seat: Seat) -> dict[str, Any]:
        views.append(seat)
        return {}

    assert standing.ids == ["pay"]
    assert standing.answer(Ask(0, "pay", [auto(3), DONE]), see) == "auto:3"
    assert standing.answer(Ask(0, "pay", [auto(2), PASS]), see) is None
    standing.drop("pay")
    assert standing.answer(Ask(0, "pay", [auto(3)]), see) is None
    assert views == [0, 0]


def test_returning_ships_spread_evenly_where_that_is_ordered() -> None:
    """All by one answer, one alone to the emptiest colony; without the order the seat is asked."""
    book = book_of("cosmic-encounter")
    assert book is not None
    game, rng, found = cosmodrome.new_game("cosmic-encounter", seats=4, seed=5), Random(5), 0
    while game.asks and found < 12:
        ask = rng.choice(game.asks)
        standing = Standing(book, ask.seat)
        if ask.key == "place-ships":
            assert standing.answer(ask, game.view) is None
            standing.give("home", game.view(ask.seat))
            answer = standing.answer(ask, game.view)
            ships = game.view(ask.seat)["players"][ask.seat]["ships"]
            chosen = next(option for option in ask.options if option.id == answer)
            if ask.args["count"] > 1:
                assert chosen.id == "evenly"
            else:
                assert ships[str(chosen[1])] == min(ships.values())
            game.answer(ask.seat, chosen.id)
            found += 1
        else:
            game.answer(ask.seat, rng.choice(ask.options).id)
    assert found == 12
