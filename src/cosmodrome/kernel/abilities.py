"""Abilities and the windows in which they are used.

An alien power, a flare, a technology, a ship's charged ability: each is one declared function of a few lines. The
declaration says when it may be used, by whom, and what can cancel it; the body is only the effect. The window does
the rest: it lets the mandatory abilities act, asks all who can respond at once and sealed, lets the first response in
timing order take effect, and asks again until all pass.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

from cosmodrome.kernel.asks import Rule
from cosmodrome.kernel.options import PASS, Option
from cosmodrome.kernel.options import use as use_verb
from cosmodrome.kernel.seats import Seat

Body = TypeVar("Body", bound=Callable[..., Any])
Test: TypeAlias = Callable[[Any, Seat, "Window"], bool]


class Ability(Struct, frozen=True):
    """A declared ability. `when` reads public facts only, `needs` the seat's own secrets (a `must` has none; one whose
    targets rest on secrets has it too). `targets` lists what must be announced before the use can be cancelled, `aim`
    is a rule that asks for it once the use is public; `cancel` names what can cancel it."""

    id: str
    kind: str
    at: tuple[str, ...]
    play: Callable[..., Any]
    who: Test | None = None
    must: bool = False
    when: Test | None = None
    needs: Test | None = None
    targets: Callable[[Any, Seat, Window], Sequence[tuple[Any, ...]]] | None = None
    aim: Callable[[Any, Seat, Window], Rule[tuple[Any, ...]]] | None = None
    cancel: str | None = None
    again: bool = False

    def optional(self) -> Ability:
        """The same, for somebody who need not use it."""
        who, when, needs, targets, aim = self.who, self.when, self.needs, self.targets, self.aim
        return Ability(
            self.id, self.kind, self.at, self.play, who, False, when, needs, targets, aim, self.cancel, self.again
        )


# An ability as a seat holds it: the ability, what it comes from (a card, a sheet, nothing), and the name the
# response goes by.
Held: TypeAlias = tuple[Ability, Any, str]

ANYTHING: Sequence[tuple[Any, ...]] = ((),)  # an ability that is not aimed


class Use(Struct, eq=False, gc=False):
    """One use of an ability, while it takes place: what it comes from, at what it is aimed (`target` for the rules,
    `about` by name as all have heard it), whether it was cancelled or boosted by an answer, and what becomes of the
    card."""

    ability: Ability
    seat: Seat
    source: Any
    name: str
    target: tuple[Any, ...]
    about: dict[str, Any]
    cancelled: bool = False
    boosted: bool = False
    fate: str | None = None


class Window(Struct, eq=False, gc=False):
    """A moment in which seats may respond. `seat` is whom it is about, `use` the use it is about, if any.

    While an ability is weighed or takes effect, `source` is what it comes from; while it takes effect, `response` is
    its use and `target` what was announced with it. `order` are the seats in timing order; `hidden` says whether it is
    a secret who of the audience is asked; `lookup` is for the game: what it has looked up for this window, or looks up
    by. No table ever holds a window, so it needs no care of the garbage collector.
    """

    abilities: Abilities
    table: Any
    key: str
    seat: Seat | None
    use: Use | None
    depth: int
    public: Mapping[str, Any]
    lookup: Any = None
    order: Sequence[Seat] = ()
    audience: tuple[Seat, ...] = ()
    used: frozenset[tuple[Seat, str]] = frozenset()
    response: Use | None = None
    source: Any = None
    target: tuple[Any, ...] = ()
    hidden: bool = False
    known: dict[Seat, list[Option]] = {}  # the responses worked out in this round

    @property
    def boosted(self) -> bool:
        """Whether the use now in effect was boosted."""
        return self.response is not None and self.response.boosted

    def responses(self, seat: Seat) -> list[Option]:
        """What the seat can do here besides passing; depends on its own secrets."""
        known = self.known.get(seat)
        if known is None:
            known = self.known[seat] = self.abilities.responses(self.table, seat, self)
        return known

    def renew(self) -> None:
        """Forget what was worked out: the next round begins, or something was done besides."""
        self.known.clear()

    def reopen(self) -> None:
        """Work out who is asked, which a copy that catches up has left out on its way."""
        if self.audience:
            holders = self.abilities.holders(self.table, self, self.audience)
        else:
            holders = self.abilities.survey(self.table, self)
        self.known = {seat: [] for seat in self.audience if seat not in holders}

    def options(self, seat: Seat) -> list[Option]:
        """The options of the seat's ask."""
        return [PASS, *self.responses(seat)]

    def about(self) -> Mapping[str, Any]:
        """What the question is about, for its text: the public facts, and the seat concerned if there is one."""
        return self.public if self.seat is None else {"subject": self.seat, **self.public}

    def shown(self) -> dict[str, Any]:
        """The window as public data."""
        return {
            "key": self.key,
            "subject": self.seat,
            "audience": list(self.audience),
            "depth": self.depth,
            "hidden": self.hidden,
            **self.public,
        }


def nobody(table: Any, key: str, seat: Seat | None) -> Sequence[Seat]:
    """The order of a game that opens its windows itself."""
    return ()


class Abilities:
    """The abilities of one game, and its windows.

    The game gives a few functions: `order(table, key, seat)`, the seats in timing order, of which it may leave out
    those that publicly cannot respond; `held(table, seat, window)`, what a seat really holds for this window;
    `might(table, seat, window)`, whether it could respond for all that is public (left out where nothing is hidden);
    `pay(table, use)` and `settle(table, use)`, what a use costs and what becomes of its card (a rule, where others may
    have a say in it). A game that finds the whole audience itself needs neither order nor might; it says whether
    anything is hidden.
    """

    def __init__(
        self,
        *,
        order: Callable[[Any, str, Seat | None], Sequence[Seat]] = nobody,
        held: Callable[[Any, Seat, Window], Iterable[Held]],
        might: Callable[[Any, Seat, Window], bool] | None = None,
        pay: Callable[[Any, Use], None] | None = None,
        settle: Callable[[Any, Use], Rule[None] | None] | None = None,
        hidden: bool = False,
    ) -> None:
        self._order = order
        self._held = held
        self._might = might
        self._pay = pay
        self._settle = settle
        self.hidden = hidden or might is not None
        self.declared: list[Ability] = []
        self.at: dict[str, list[Ability]] = {}
        self._musts: set[str] = set()

    def __call__(
        self, id: str, kind: str, *, at: str | Sequence[str], must: bool = False, **fields: Any
    ) -> Callable[[Body], Body]:
        """Declare an ability: `@ability("sorcerer", "power", at="planning.after", who=MAIN, cancel="power")`."""
        windows = (at,) if isinstance(at, str) else tuple(at)
        if must and fields.get("needs") is not None:
            raise ValueError(f"{id}: a must rests on public facts only")

        def declare(body: Body) -> Body:
            ability = Ability(id=id, kind=kind, at=windows, play=body, must=must, **fields)
            self.declared.append(ability)
            for key in windows:
                self.at.setdefault(key, []).append(ability)
                if must:
                    self._musts.add(key)
            return body

        return declare

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
        """The mandatory abilities first, then responses until all pass."""
        while must is not None:
            yield from self._use(table, window, *must, ())
            must = self._next_must(table, window, self.compelled(table, window))
            if must is None and not self._open_round(table, window):
                return
        while (response := (yield window)) is not None:
            who, option = response
            yield from self._use(table, window, who, self._named(table, who, window, option), option[2:])
            window.renew()
            if not self._open_round(table, window):
                return

    def _open_round(self, table: Any, window: Window) -> bool:
        """Begin a round, and say whether somebody is asked in it. Where that is a secret, all that the others see of it
        is that the window was there: it is told, and a barrier, whoever holds what. It is noted for copies: one that
        catches up does not weigh it again."""
        if table.again is not None:
            window.audience = ()
            return bool(table.once_more())
        holders = self.survey(table, window)
        audience, told = window.audience, table.told
        if told is not None and audience and window.hidden:
            told.append({"window": window.key, "subject": window.seat, "audience": [*audience], "key": "window"})
        for seat in holders:
            if window.responses(seat):
                for other in audience:
                    if other not in holders:
                        window.known[other] = []
                table.rounds.append(True)
                return True
        if told is not None and len(told.waited) < 2:  # two are as good as all
            told.waited.update(audience)
        table.rounds.append(False)
        return False

    def survey(self, table: Any, window: Window) -> Sequence[Seat]:
        """Look round the table: who is in the audience, and whether it is hidden who of them is asked. Returns those of
        them who may hold something. A game may do all of it at one glance."""
        window.audience = audience = self.audience(table, window)
        if not audience:
            return ()
        window.hidden = self.in_doubt(table, window)
        return self.holders(table, window, audience)

    def in_doubt(self, table: Any, window: Window) -> bool:
        """Whether it rests on hidden cards who of the audience is asked. A game may know that all of them are, for what
        lies open."""
        return self.hidden

    def holders(self, table: Any, window: Window, audience: Sequence[Seat]) -> Sequence[Seat]:
        """Those of the audience who may hold something for this window; a game may know at a glance. The others are not
        asked."""
        return audience

    def compelled(self, table: Any, window: Window) -> Sequence[Seat]:
        """The seats for which a mandatory ability may be waiting here; a game may know better who has any."""
        return window.order if window.key in self._musts else ()

    def responses(self, table: Any, seat: Seat, window: Window) -> list[Option]:
        """The responses a seat can make, each once."""
        return list(dict.fromkeys(self._offers(table, seat, window)))

    def _offers(self, table: Any, seat: Seat, window: Window) -> Iterable[Option]:
        for held in self._held(table, seat, window):
            for target in self._targets(table, seat, held, window):
                yield use_verb(held[2], *target)

    def _named(self, table: Any, seat: Seat, window: Window, option: Option) -> Held:
        """What a seat holds for this response."""
        name, target = option[1], option[2:]
        for held in self._held(table, seat, window):
            if held[2] == name and target in self._targets(table, seat, held, window):
                return held
        raise AssertionError(f"seat {seat} holds nothing for {option.id}")

    def _targets(self, table: Any, seat: Seat, held: Held, window: Window) -> Sequence[tuple[Any, ...]]:
        """At what a seat may use something here; nothing means that it may not."""
        ability, window.source, _ = held
        if ability.must or not self._fits(table, seat, held, window):
            return ()
        if ability.needs is not None and not ability.needs(table, seat, window):
            return ()
        return ANYTHING if ability.targets is None else ability.targets(table, seat, window)

    def _fits(self, table: Any, seat: Seat, held: Held, window: Window) -> bool:
        ability, _, name = held
        return (
            window.key in ability.at
            and (not window.used or ability.again or (seat, name) not in window.used)
            and (ability.who is None or ability.who(table, seat, window))
            and (ability.when is None or ability.when(table, seat, window))
        )

    def audience(self, table: Any, window: Window) -> tuple[Seat, ...]:
        """Who could respond for all that is public, in timing order. A game may find them all at once."""
        return tuple([who for who in window.order if self._may_respond(table, who, window)])

    def _may_respond(self, table: Any, seat: Seat, window: Window) -> bool:
        if window.key in table.passing[seat]:
            return False
        if self._might is not None:
            return self._might(table, seat, window)
        return bool(window.responses(seat))

    def _next_must(self, table: Any, window: Window, seats: Sequence[Seat]) -> tuple[Seat, Held] | None:
        for seat in seats:
            for held in self._held(table, seat, window):
                window.source = held[1]
                if held[0].must and self._fits(table, seat, held, window):
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
