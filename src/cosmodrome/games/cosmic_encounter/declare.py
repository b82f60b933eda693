"""How powers, flares, artifacts, reinforcements and technologies are declared.

A declaration takes its role and its must or may from the row of the alien, so that mostly the window is all there is to
say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from cosmodrome.games.cosmic_encounter.aliens import ALIEN, ALIENS
from cosmodrome.games.cosmic_encounter.cards import COPIES, FLARES_OF, alien_of, flare_of
from cosmodrome.games.cosmic_encounter.conditions import ANY, MAIN_OR_ALLY, ROLES
from cosmodrome.games.cosmic_encounter.names import WindowName
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import TECH, TECHNOLOGIES
from cosmodrome.games.cosmic_encounter.usable import ANSWERS, CARDS_OF, SHEET_OF, TECHNOLOGY_OF
from cosmodrome.games.cosmic_encounter.windows import CARD_KINDS, ability
from cosmodrome.kernel import Seat, Use, Window
from cosmodrome.kernel.responses import Condition, can_cancel, fact

Body = TypeVar("Body", bound=Callable[..., Any])
CARDS: Final = ("artifact", "wild", "super")  # the kinds of use that a Card Zap answers
POWER_USES: Final[set[str]] = set()  # super effects that are uses of the power (CE-R83)


def declare(
    id: str, kind: str, at: WindowName | Sequence[WindowName], answers: str | Sequence[str], **fields: Any
) -> Any:
    """Hand a declaration to the kernel; `answers` are the kinds of use it responds to, for the window `used`."""
    ANSWERS[id] = (answers,) if isinstance(answers, str) else tuple(answers)
    return ability(id, kind, at=at, **fields)


def power(
    alien: str,
    at: WindowName | Sequence[WindowName],
    *,
    part: str = "",
    free: bool = False,
    who: Condition | None = None,
    must: bool | None = None,
    answers: str | Sequence[str] = (),
    **fields: Any,
) -> Callable[[Body], Body]:
    """A power, or one `part` of it; what must be used acts without a question (CE-R4). What is `free` is no use and
    cannot be zapped (CE-19.3)."""
    row = ALIENS[ALIEN[alien]]
    id = f"{alien}-{part}" if part else alien
    SHEET_OF[id] = ALIEN[alien]
    mandatory = row.must if must is None else must
    kind, cancel = ("free", None) if free else ("power", "power")
    made: Callable[[Body], Body] = declare(
        id, kind, at, answers, who=who or ROLES[row.role], must=mandatory, cancel=cancel, **fields
    )
    return made


def wild(
    alien: str,
    at: WindowName | Sequence[WindowName],
    *,
    part: str = "",
    who: Condition | None = None,
    answers: str | Sequence[str] = (),
    **fields: Any,
) -> Callable[[Body], Body]:
    """The wild effect of a flare: for all but those whose own power it is, while that works (CE-27.1)."""
    number = ALIEN[alien]
    id = f"wild-{alien}" + (f"-{part}" if part else "")
    CARDS_OF[id] = (flare_of(number),)
    made: Callable[[Body], Body] = declare(
        id, "wild", at, answers, who=who or ROLES[ALIENS[number].wild], cancel="card", **fields
    )
    return made


def super_(
    alien: str,
    at: WindowName | Sequence[WindowName],
    *,
    part: str = "",
    who: Condition | None = None,
    answers: str | Sequence[str] = (),
    uses_power: bool = False,
    **fields: Any,
) -> Callable[[Body], Body]:
    """The super effect of a flare: for the owner of the sheet, while the power works (CE-27.2). What lets the power be
    used where it could not be is a use of it, and can be zapped like one (CE-R83)."""
    number = ALIEN[alien]
    id = f"super-{alien}" + (f"-{part}" if part else "")
    if uses_power:
        POWER_USES.add(id)
    CARDS_OF[id] = FLARES_OF[number]  # all printings have the same super effect (CE-31)
    made: Callable[[Body], Body] = declare(
        id, "super", at, answers, who=who or ROLES[ALIENS[number].super], cancel="card", **fields
    )
    return made


def boost(alien: str, part: str = "", answers: str = "power", **fields: Any) -> None:
    """A super effect that is played with the power: the use of the power sees `window.boosted`; `answers="free"` if
    that part of it is no use."""
    power_id = f"{alien}-{part}" if part else alien

    def own_power(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
        use = window.use
        return use is not None and use.seat == seat and use.ability.id == power_id and not use.cancelled

    @super_(alien, "used", part=part, answers=answers, when=own_power, **fields)
    def boosted(table: CosmicEncounter, seat: Seat, window: Window) -> None:
        assert window.use is not None
        window.use.boosted = True


def artifact(
    name: str,
    at: WindowName | Sequence[WindowName],
    *,
    who: Condition = ANY,
    answers: str | Sequence[str] = (),
    **fields: Any,
) -> Callable[[Body], Body]:
    """An artifact: discarded after use; a Card Zap cancels it."""
    CARDS_OF[name] = COPIES[name]
    made: Callable[[Body], Body] = declare(name, "artifact", at, answers, who=who, cancel="card", **fields)
    return made


def reinforcement(name: str, at: WindowName | Sequence[WindowName], **fields: Any) -> Callable[[Body], Body]:
    """A reinforcement card: it stays on the table until the encounter ends; no zap touches it."""
    CARDS_OF[name] = COPIES[name]
    made: Callable[[Body], Body] = declare(name, "reinforcement", at, (), who=MAIN_OR_ALLY, again=True, **fields)
    return made


def technology(
    name: str,
    at: WindowName | Sequence[WindowName],
    *,
    part: str = "",
    who: Condition | None = None,
    answers: str | Sequence[str] = (),
    **fields: Any,
) -> Callable[[Body], Body]:
    """A technology: used when complete; one-shot ones are discarded."""
    id = f"{name}-{part}" if part else name
    TECHNOLOGY_OF[id] = TECH[name]
    role = who or ROLES[TECHNOLOGIES[TECH[name]].role]
    made: Callable[[Body], Body] = declare(id, "technology", at, answers, who=role, cancel="technology", **fields)
    return made


def cancel(table: CosmicEncounter, window: Window, fate: str = "discard") -> None:
    """The use that the window is about has no effect; its card is discarded or goes elsewhere."""
    use = window.use
    assert use is not None
    use.cancelled = True
    if use.ability.kind in CARD_KINDS:
        use.fate = fate
    table.tell("cancelled", seat=use.seat, ability=use.ability.id)


@fact
def is_power_use(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """What the window is about is a use of a power, perhaps by its super flare, and has not been cancelled."""
    use = window.use
    return can_cancel(table, seat, window) and use is not None and (use.ability.kind == "power" or is_by_flare(use))


def is_by_flare(use: Use) -> bool:
    """Whether a use is one of the power behind a super flare."""
    return use.ability.id in POWER_USES


def zap(table: CosmicEncounter, window: Window) -> None:
    """CE-19.1, CE-19.2: the use of a power that the window is about has no effect, and the power is gone for this
    encounter; a flare that it was used with returns."""
    use = window.use
    assert use is not None
    alien = alien_of(use.source) if is_by_flare(use) else SHEET_OF[use.ability.id]
    table.zap(alien)
    table.fold("zapped", use.seat, alien)
    cancel(table, window, fate="return")
