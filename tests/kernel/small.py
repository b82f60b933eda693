"""The smallest games: one rule written in the test itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cosmodrome.kernel import Dealer, Game, Option, Rule, Rules, Seat, Table, Vocabulary, Won

verb = Vocabulary()
say = verb("say", "word")


class Notes(Table, kw_only=True):
    """A table to write on: notes all can read, and one hidden number for each seat."""

    notes: list[str]
    hidden: list[int]
    extra: dict[str, int]

    def note(self, text: str, **event: Any) -> None:
        """Write something down, and tell it."""
        self.notes.append(text)
        self.tell("noted", text=text, **event)

    def learn(self, seat: Seat, number: int) -> None:
        """A number that its seat alone knows."""
        self.hidden[seat] = number
        self.tell("learned", seat=seat, secret={"number": number}, to=(seat,))


def says(*words: str) -> list[Option]:
    """Options to choose from."""
    return [say(word) for word in words]


def rules_of(*pieces: Callable[[Notes], Rule[None] | None], **hooks: Any) -> Rules:
    """Rules whose pieces are these, one after the other; then the game is over."""

    def numbered(number: int, piece: Callable[[Notes], Rule[None] | None]) -> Callable[[Notes], Rule[None]]:
        def run(table: Notes) -> Rule[None]:
            yield from piece(table) or ()
            table.cursor = f"piece-{number + 1}"

        return run

    def over(table: Notes) -> None:
        raise Won([0], [0] * table.seats, "over")

    def set_up(seats: int, options: dict[str, Any]) -> Notes:
        return Notes(seats=seats, cursor="piece-0", notes=[], hidden=[0] * seats, extra={})

    def redeal(table: Notes, seat: Seat, dealer: Dealer) -> None:
        for other in range(table.seats):
            if other != seat:
                table.hidden[other] = dealer.pick(range(1, 101))

    return Rules(
        **{
            "id": "small",
            "version": 1,
            "seats": (1, 5),
            "options": (),
            "verbs": verb,
            "table": Notes,
            "setup": set_up,
            "pieces": {f"piece-{number}": numbered(number, piece) for number, piece in enumerate(pieces)}
            | {f"piece-{len(pieces)}": over},
            "parts": {
                "notes": lambda table, seat: table.notes[:],
                "own": lambda table, seat: None if seat is None else table.hidden[seat],
            },
            "each": {},
            "touches": {"noted": ("notes",), "learned": ("own",)},
            "redeal": redeal,
            "laws": lambda table: None,
            "always": ("notes", "own"),
            **hooks,
        }
    )


def game_of(
    *pieces: Callable[[Notes], Rule[None] | None],
    seats: int = 2,
    seed: str = "small",
    scripted: Sequence[tuple[Any, ...]] = (),
    **hooks: Any,
) -> Game:
    """A game of these pieces, run to its first ask."""
    rules = rules_of(*pieces, **hooks)
    game = Game(rules, seats, rules.settle(seats, {}), seed)
    game.scripted = list(scripted)
    game._start()
    return game


def asked(game: Game) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(ask.seat, ask.key) for ask in game.asks]


def ids(game: Game, seat: Seat = 0) -> list[str]:
    """What a seat may answer."""
    return [option.id for ask in game.asks if ask.seat == seat for option in ask.options]
