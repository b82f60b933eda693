"""The responses of a game: its declared abilities, and the windows in which they are used.

A window lets the mandatory abilities act, asks all who can respond at once and sealed, lets the first response in
timing order take effect, and asks again until all pass. Who can respond is one algorithm for all games
(`could_respond`); a game lists its sources, and says which seats may be asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from cosmodrome.kernel.asks import Rule
from cosmodrome.kernel.options import Option
from cosmodrome.kernel.options import use as use_verb
from cosmodrome.kernel.responses.abilities import ANYTHING, Ability, Held, Use, fits
from cosmodrome.kernel.responses.conditions import Condition, Test, every
from cosmodrome.kernel.responses.sources import Source
from cosmodrome.kernel.responses.window import Window
from cosmodrome.kernel.seats import NO_SEATS, Seat, Seats, in_order, seats_of

Body = TypeVar("Body", bound=Callable[..., Any])
Order = Callable[[Any, str, Seat | None], tuple[Seat, ...]]


def nobody(table: Any, key: str, seat: Seat | None) -> tuple[Seat, ...]:
    """The order of a game that opens its windows itself."""
    return ()


def then(table: Any, opened: Rule[None] | tuple[()], cursor: str) -> Rule[None] | None:
    """A piece that is a window and nothing else: after it the game goes on at another piece. Where nobody is asked no
    rule is needed."""
    if opened:
        return _then(table, opened, cursor)
    table.go(cursor)
    return None


def _then(table: Any, opened: Rule[None] | tuple[()], cursor: str) -> Rule[None]:
    yield from opened
    table.go(cursor)


class Responses:
    """The abilities of one game, and its windows.

    `sources` list what can carry an ability, in the order in which a seat finds its responses. `order(table, key,
    seat)` are the seats in timing order; seats that publicly cannot respond may be left out. `pay(table, use)` and
    `settle(table, use)` say what a use costs and what becomes of its card (a rule, where others may have a say in it).
    """

    def __init__(
        self,
        *sources: Source,
        order: Order = nobody,
        pay: Callable[[Any, Use], None] | None = None,
        settle: Callable[[Any, Use], Rule[None] | None] | None = None,
    ) -> None:
        self.sources = sources
        self.hidden = any(source.hidden for source in sources)
        self._order = order
        self._pay = pay
        self._settle = settle
        self.declared: list[Ability] = []
        self.at: dict[str, list[Ability]] = {}
        self._musts: set[str] = set()

    # ---- declaring ----------------------------------------------------------------------------------------------

    def __call__(
        self,
        id: str,
        kind: str,
        *,
        at: str | Sequence[str],
        who: Condition | Test | None = None,
        when: Condition | Test | None = None,
        must: bool = False,
        **fields: Any,
    ) -> Callable[[Body], Body]:
        """Declare an ability: `@ability("sorcerer", "power", at="planning.after", who=MAIN, cancel="power")`. `who` and
        `when` are conditions on public facts; the other fields are those of an `Ability`."""
        windows = (at,) if isinstance(at, str) else tuple(at)
        if must and fields.get("needs") is not None:
            raise ValueError(f"{id}: a must rests on public facts only")
        condition = every(*[test for test in (who, when) if test is not None])

        def declare(body: Body) -> Body:
            ability = Ability(id=id, kind=kind, at=windows, play=body, condition=condition, must=must, **fields)
            self.declared.append(ability)
            for key in windows:
                self.at.setdefault(key, []).append(ability)
                if must:
                    self._musts.add(key)
            return body

        return declare

    # ---- a window -----------------------------------------------------------------------------------------------

    def window(
        self, table: Any, key: str, seat: Seat | None = None, use: Use | None = None, depth: int = 0, **public: Any
    ) -> Rule[None] | tuple[()]:
        """Open a window: `yield from window(table, "roll-after")`. One in which nobody has anything to do or to say is
        closed at once, and never reaches the machine. A game may know better what can be used at this table, as long as
        it asks public facts only where anybody listens."""
        if key not in self.at or not (order := self._order(table, key, seat)):
            return ()
        return self._begun(table, Window(self, table, key, seat, use, depth, public, None, order))

    def _begun(self, table: Any, window: Window) -> Rule[None] | tuple[()]:
        compelled = self.compelled(table, window)
        must = self._next_must(table, window, compelled) if compelled else None
        if must is None and not self._open_round(table, window):
            return ()
        return self._opened(table, window, must)

    def _opened(self, table: Any, window: Window, must: tuple[Seat, Held] | None = None) -> Rule[None]:
        """The mandatory abilities first, also those that must be used only because of what others do here; then
        responses until all pass."""
        is_open = must is None
        while True:
            while must is not None:
                yield from self._use(table, window, *must, ())
                must = self._next_must(table, window, self.compelled(table, window))
            if not is_open and not self._open_round(table, window):
                return
            if (response := (yield window)) is not None:
                who, option = response
                yield from self._use(table, window, who, self._named(table, who, window, option), option[2:])
                window.renew()
            must, is_open = self._next_must(table, window, self.compelled(table, window)), False
            if response is None and must is None:  # nothing was done unasked either that makes something a must
                return

    def _open_round(self, table: Any, window: Window) -> bool:
        """Begin a round, and say whether somebody is asked in it. Where that is a secret, all that the others see of it
        is that the window was there: it is told, and a barrier, no matter who holds what. It is noted for copies: one
        that catches up does not look round the table again."""
        if table.again is not None:
            window.audience = ()
            return bool(table.once_more())
        holders = self.survey(table, window)
        audience, told = window.audience, table.told
        if told is not None and audience and window.hidden:
            told.append({"window": window.key, "subject": window.seat, "audience": [*audience], "key": "window"})
        for seat in holders.members:
            if window.responses(seat):
                for other in audience:
                    if other not in holders.members:
                        window.known[other] = []
                table.rounds.append(True)
                return True
        if told is not None and len(told.waited) < 2:  # two are as good as all
            told.waited.update(audience)
        table.rounds.append(False)
        return False

    # ---- the audience -------------------------------------------------------------------------------------------

    def survey(self, table: Any, window: Window) -> Seats:
        """Look round the table: who is in the audience, and whether it is a secret who of them is asked. Returns those
        of them who may hold something."""
        could = self.could_respond(table, window)
        if could is NO_SEATS:
            window.audience = ()
            return NO_SEATS
        window.audience = could.members if len(could.members) == 1 else in_order(self.order(table, window), could)
        window.hidden = self.in_doubt(table, could, window)
        return self.holders(table, could, window)

    def could_respond(self, table: Any, window: Window) -> Seats:
        """Who could respond, for all that is public: the only definition of it."""
        could = NO_SEATS
        seats = self.players(table, window)
        if seats is not NO_SEATS:
            others = owners = seats
            passing = self.passing(table, seats, window)
            if passing is not NO_SEATS:
                others = seats - passing
                owners = seats if self.is_quiet(window) else others
            for source in self.sources:
                left = (owners if source.own else others) - could
                if left is not NO_SEATS:
                    could = could | source.could(table, left, window)
        return could

    def players(self, table: Any, window: Window) -> Seats:
        """The seats that may be asked in this window at all."""
        return seats_of(window.order)

    def order(self, table: Any, window: Window) -> tuple[Seat, ...]:
        """The seats in timing order."""
        return window.order

    def passing(self, table: Any, seats: Seats, window: Window) -> Seats:
        """Those of these seats who let this window pass."""
        found, key, passing = NO_SEATS, window.key, table.passing
        for seat in seats.members:
            if key in passing[seat]:
                found = found.add(seat)
        return found

    def is_quiet(self, window: Window) -> bool:
        """Whether a seat that lets this window pass is still asked for its own things."""
        return False

    def in_doubt(self, table: Any, audience: Seats, window: Window) -> bool:
        """Whether it rests on hidden cards who of the audience is asked."""
        if not self.hidden:
            return False
        for source in self.sources:
            if audience is NO_SEATS:
                break
            audience = audience - source.surely(table, audience, window)
        return audience is not NO_SEATS

    def holders(self, table: Any, audience: Seats, window: Window) -> Seats:
        """Those of the audience who may hold something for this window. The others are not asked."""
        found = NO_SEATS
        for source in self.sources:
            left = audience - found
            if left is not NO_SEATS:
                found = found | source.may_hold(table, left, window)
        return found

    def compelled(self, table: Any, window: Window) -> tuple[Seat, ...]:
        """The seats for which a mandatory ability may be waiting here, in timing order."""
        found = NO_SEATS
        if window.key in self._musts:
            for source in self.sources:
                found = found | source.compelled(table, window)
        return in_order(self.order(table, window), found) if found is not NO_SEATS else ()

    # ---- what a seat holds --------------------------------------------------------------------------------------

    def responses(self, table: Any, seat: Seat, window: Window) -> list[Option]:
        """The responses a seat can make, each once."""
        return list(dict.fromkeys(self._offers(table, seat, window)))

    def held(self, table: Any, seat: Seat, window: Window) -> Iterable[Held]:
        """What a seat really has for this window."""
        if len(self.sources) == 1:
            return self.sources[0].held(table, seat, window)
        found: list[Held] = []
        for source in self.sources:
            found.extend(source.held(table, seat, window))
        return found

    def _offers(self, table: Any, seat: Seat, window: Window) -> Iterable[Option]:
        for held in self.held(table, seat, window):
            for target in self._targets(table, seat, held, window):
                yield use_verb(held[2], *target)

    def _named(self, table: Any, seat: Seat, window: Window, option: Option) -> Held:
        """What a seat holds for this response."""
        name, target = option[1], option[2:]
        for held in self.held(table, seat, window):
            if held[2] == name and target in self._targets(table, seat, held, window):
                return held
        raise AssertionError(f"seat {seat} holds nothing for {option.id}")

    def _targets(self, table: Any, seat: Seat, held: Held, window: Window) -> Sequence[tuple[Any, ...]]:
        """At what a seat may use something here; nothing means that it may not."""
        ability, window.source, name = held
        if ability.must or window.key not in ability.at or not fits(table, seat, ability, name, window):
            return ()
        if ability.needs is not None and not ability.needs(table, seat, window):
            return ()
        return ANYTHING if ability.targets is None else ability.targets(table, seat, window)

    def _next_must(self, table: Any, window: Window, seats: Sequence[Seat]) -> tuple[Seat, Held] | None:
        for seat in seats:
            for held in self.held(table, seat, window):
                ability, window.source, name = held
                if ability.must and window.key in ability.at and fits(table, seat, ability, name, window):
                    return seat, held
        return None

    def _use(self, table: Any, window: Window, seat: Seat, held: Held, target: tuple[Any, ...]) -> Rule[None]:
        """One use: it is paid for and announced, may be cancelled or boosted, takes effect, and its card is settled. An
        answer may take away what it needs: then it has none."""
        ability, source, name = held
        use = Use(ability, seat, source, name, target, {"target": list(target)} if target else {})
        window.used |= {(seat, name)}
        if self._pay is not None:
            self._pay(table, use)
        if ability.aim is not None:
            window.response, window.source = use, source
            use.target = yield from ability.aim(table, seat, window)
        yield from self.window(table, "used", seat=seat, use=use, depth=window.depth + 1, ability=name, **use.about)
        window.response, window.source, window.target = use, source, use.target
        if not use.cancelled and (ability.needs is None or ability.needs(table, seat, window)):
            effect = ability.play(table, seat, window)
            if effect is not None:
                yield from effect
        if self._settle is not None and (settled := self._settle(table, use)) is not None:
            yield from settled
