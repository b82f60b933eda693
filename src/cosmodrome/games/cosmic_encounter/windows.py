"""The windows of an encounter: what a seat can use in them, who is asked, and what becomes of what was used.

Each use opens a window about itself, and only what answers it is possible there (CE-R1). The order within a window is
CE-R2, the list of windows CE-R5 and CE-R16.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from cosmodrome.games.cosmic_encounter.aliens import ALIEN, ALIENS
from cosmodrome.games.cosmic_encounter.cards import CLASSIC_FILCH, FIRST_FLARE, alien_of
from cosmodrome.games.cosmic_encounter.fleets import on_technology
from cosmodrome.games.cosmic_encounter.parts import EACH_ROLE, Role
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import RESEARCH, TECHNOLOGIES, X
from cosmodrome.kernel import Abilities, Ability, Held, Option, Rule, Seat, Use, Window

# ---- what a seat holds -----------------------------------------------------------------------------------------------


class At:
    """What can be used in one window, looked up by what it comes from."""

    __slots__ = (
        "card_mask",
        "cards",
        "conditional",
        "must_cards",
        "must_mask",
        "power_mask",
        "powers",
        "quick",
        "super_conditional",
        "super_mask",
        "supers",
        "techs",
    )

    def __init__(self) -> None:
        self.powers: dict[int, list[Ability]] = {}
        self.power_mask = 0
        self.must_mask = 0  # the aliens with a mandatory power here
        self.must_cards = False  # whether a card or a technology is mandatory here
        self.cards: dict[int, list[Ability]] = {}
        self.card_mask = 0
        self.techs: dict[int, list[Ability]] = {}
        self.quick: dict[int, int] = dict.fromkeys(EACH_ROLE, 0)  # cards without further condition, by part
        self.supers: dict[int, int] = dict.fromkeys(EACH_ROLE, 0)  # the same, flares as super
        self.super_mask = 0  # the aliens whose flare can be played as super
        self.conditional: list[tuple[Ability, int]] = []
        self.super_conditional: list[tuple[Ability, int]] = []

    def add(self, ability: Ability) -> None:
        """Sort an ability in."""
        for alien in SHEET.get(ability.id, ()):
            self.powers.setdefault(alien, []).append(ability)
            self.power_mask |= 1 << alien
            self.must_mask |= ability.must << alien
        if ability.must and ability.id not in SHEET:
            self.must_cards = True
        for tech in TECHS.get(ability.id, ()):
            self.techs.setdefault(tech, []).append(ability)
        mask = 0
        for card in SOURCES.get(ability.id, ()):
            self.cards.setdefault(card, []).append(ability)
            mask |= 1 << card
        self.card_mask |= mask
        if mask and ability.when is None and isinstance(ability.who, Role):
            quick = self.supers if ability.kind == "super" else self.quick
            for role in EACH_ROLE:
                if role & ability.who.mask:
                    quick[role] |= mask
        elif mask:
            (self.super_conditional if ability.kind == "super" else self.conditional).append((ability, mask))
        if ability.kind == "super":
            self.super_mask |= sum(1 << alien for alien, flare in enumerate(SUPER_MASK) if flare & mask)


# Windows of little weight that come often. From the start nobody is asked there for a card that he may or may not
# hold, so that the table need not wait; who wants to be asked says so, in public.
QUIET: Final = (
    "artifact.done",
    "cards.discarded",
    "cards.used",
    "compensation.after",
    "deal.done",
    "deck.draw",
    "hand.new",
    "regroup.retrieve",
    "resolution.won",
    "reveal.before",
    "rewards.after",
)
INDEX: Final[dict[str, At]] = {}
NOTHING: Final = At()
SHEET: Final[dict[str, tuple[int, ...]]] = {}
SOURCES: Final[dict[str, tuple[int, ...]]] = {}
TECHS: Final[dict[str, tuple[int, ...]]] = {}
ANSWERS: Final[dict[str, tuple[str, ...]]] = {}  # what kinds of use an ability at "used" may answer
FLARE_MASK: Final = -1 << FIRST_FLARE
SUPER_MASK: Final = tuple(  # by alien: its flare, and the classic one
    1 << FIRST_FLARE + alien | (1 << CLASSIC_FILCH if alien == ALIEN["filch"] else 0) for alien in range(len(ALIENS))
)


def find(window: Window) -> At:
    """What can be used in a window. Uses of a power, an artifact and so on are answered by different abilities."""
    key = window.key if window.key != "used" or window.use is None else f"used.{window.use.ability.kind}"
    window.at = at = INDEX.get(key, NOTHING)
    return at


def index() -> None:
    """Sort all declared abilities in; called once all have been declared."""
    INDEX.clear()
    for declared in ability.declared:
        for key in declared.at:
            keys = [f"used.{kind}" for kind in ANSWERS[declared.id]] if key == "used" else [key]
            for name in keys:
                INDEX.setdefault(name, At()).add(declared)
    USED_MASK[0] = 0
    for key, at in INDEX.items():
        if key.startswith("used."):
            USED_MASK[0] |= at.power_mask


USED_MASK: Final = [0]


def order(table: CosmicEncounter, key: str, seat: Seat | None) -> Sequence[Seat]:
    """CE-R2, CE-20.2; nobody, if nothing in this game can be used here."""
    at = INDEX.get(key)
    if at is not None and not at.power_mask & table.lineup and not (at.techs and table.technologies):
        if not (at.card_mask if table.flares else at.card_mask & ~FLARE_MASK):
            return ()
    return table.timing()


def held(table: CosmicEncounter, seat: Seat, window: Window) -> Iterator[Held]:
    """What a seat really holds for this window: powers, cards, technologies."""
    at: At = window.at or find(window)
    if at.power_mask & table.lineup:
        for alien in table.sheets[seat]:
            if alien in at.powers and table.is_up(seat):
                for declared in declared_for(table, alien, at):
                    if declared.kind == "free" or alien not in table.zapped:
                        yield declared, None, declared.id
    if at.cards and not at.cards.keys().isdisjoint(cards := table.in_reach(seat)):
        named: set[str] = set()
        for card in cards:
            for declared in at.cards.get(card, ()):
                if declared.id not in named and may_play(table, seat, card, declared.kind):
                    named.add(declared.id)
                    yield declared, card, declared.id
    if at.techs:
        for tech in table.techs[seat]:
            if tech in at.techs and is_ready(table, tech):
                for declared in at.techs[tech]:
                    yield declared, tech, declared.id


def declared_for(table: CosmicEncounter, alien: int, at: At) -> Sequence[Ability]:
    """The abilities of a sheet; those of a sheet beside the own one are all optional."""
    if alien not in table.pieces.get("precursor_seed", ()):
        return at.powers[alien]
    return [replace(declared, must=False) for declared in at.powers[alien]]


def may_play(table: CosmicEncounter, seat: Seat, card: int, kind: str) -> bool:
    """CE-27: one flare a player, each once an encounter; super with the own power at work, else wild."""
    if card in table.spent:
        return False
    if card < FIRST_FLARE:
        return True
    if table.flares_by[seat] and not table.unlimited_flares:
        return False
    return table.is_active(seat, alien_of(card)) == (kind == "super")


def is_ready(table: CosmicEncounter, tech: int) -> bool:
    """CE-30.9: a technology is used when it is complete; a hidden one as soon as enough ships are on it."""
    if tech in table.tech_up:
        return True
    number = RESEARCH[tech]
    return TECHNOLOGIES[tech].hidden and (number == X or table.research[tech] >= number)


def might(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Whether a seat could respond for all that is public."""
    return bool(audience_of(table, window, (seat,)))


def audience_of(table: CosmicEncounter, window: Window, order: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who could respond for all that is public: any hand may hold any card that is not in sight, a flare as super
    where its power works and as wild elsewhere (CE-27.1, CE-27.2). Who lets a quiet window pass is asked there for his
    own power all the same."""
    at: At = window.at or find(window)
    key, roles, hands, passing = window.key, table.roles, table.hands, table.passing
    quiet = key in QUIET
    powers = at.power_mask & table.lineup
    supers = at.super_mask & table.lineup if table.flares else 0
    techs = bool(at.techs) and any(table.techs)
    if quiet and not (powers or supers or techs) and all(key in windows for windows in passing):
        return ()
    closed = ~table.sight
    for card in table.spent:
        closed &= ~(1 << card)
    plain = closed & ~FLARE_MASK
    if not table.flares:
        closed = plain
    audience = []
    for seat in order:
        passes = key in passing[seat]
        if passes and not quiet:
            continue
        if hands[seat] or table.reach[seat]:
            cards = plain if table.flares_by[seat] and not table.unlimited_flares else closed
            if supers and (own := own_flares(table, seat) & cards):
                cards ^= own
                if at.supers[roles[seat]] & own or any_fits(table, seat, at.super_conditional, own, window):
                    audience.append(seat)
                    continue
            if not passes and (at.quick[roles[seat]] & cards or any_fits(table, seat, at.conditional, cards, window)):
                audience.append(seat)
                continue
        if (powers and power_fits(table, seat, at, window)) or (techs and technology_fits(table, seat, at, window)):
            audience.append(seat)
    return tuple(audience)


def any_fits(
    table: CosmicEncounter, seat: Seat, declared: Sequence[tuple[Ability, int]], cards: int, window: Window
) -> bool:
    """Whether a card among these could be played by the seat, if it holds it."""
    for ability, mask in declared:  # noqa: SIM110 - asked of every seat in every window: a generator would cost more
        if mask & cards and fits(table, seat, ability, window):
            return True
    return False


def own_flares(table: CosmicEncounter, seat: Seat) -> int:
    """The flares that a seat would play as super: those of its powers that work."""
    if not table.is_up(seat):
        return 0
    return sum(SUPER_MASK[alien] for alien in table.sheets[seat] if alien not in table.zapped)


def power_fits(table: CosmicEncounter, seat: Seat, at: At, window: Window) -> bool:
    """Whether a power of the seat can be used here, if it likes."""
    for alien in table.sheets[seat]:
        if alien in at.powers and table.is_up(seat):
            for declared in declared_for(table, alien, at):
                if (declared.kind == "free" or alien not in table.zapped) and fits(table, seat, declared, window):
                    return True
    return False


def technology_fits(table: CosmicEncounter, seat: Seat, at: At, window: Window) -> bool:
    """Whether a technology of the seat, or one that it could have face down, can be used here."""
    for tech, abilities in at.techs.items():
        if (tech in table.techs[seat] and tech in table.tech_up) or hides(table, seat, tech):
            if any(fits(table, seat, declared, window) for declared in abilities):
                return True
    return False


def hides(table: CosmicEncounter, seat: Seat, tech: int) -> bool:
    """Whether a face-down technology of the seat could be this one, for all that is public."""
    if not TECHNOLOGIES[tech].hidden or tech in table.tech_up or tech in table.tech_discard:
        return False
    need = max(RESEARCH[tech], 1)
    return any(own not in table.tech_up and table.research[own] >= need for own in table.techs[seat])


def fits(table: CosmicEncounter, seat: Seat, declared: Ability, window: Window) -> bool:
    """Whether the public conditions of an ability hold for a seat."""
    return (
        not declared.must
        and (declared.again or (seat, declared.id) not in window.used)
        and (declared.who is None or declared.who(table, seat, window))
        and (declared.when is None or declared.when(table, seat, window))
    )


def pay(table: CosmicEncounter, use: Use) -> None:
    """A card is laid open; a use is announced with its target (CE-R6)."""
    table.begin_use(use.seat, use.ability.id, use.target)
    if use.ability.kind in CARD_KINDS:
        table.play(use.seat, use.source)
        if use.source >= FIRST_FLARE:
            table.play_flare(use.seat, use.source)
    elif use.ability.kind == "technology" and use.source not in table.tech_up:
        table.turn_technology(use.seat, use.source)
    table.tell("use", seat=use.seat, ability=use.ability.id, kind=use.ability.kind, target=list(use.target))


def settle(table: CosmicEncounter, use: Use) -> Rule[None] | None:
    """What becomes of a card: an artifact is discarded (CE-26.1), a flare returns (CE-27.3), a reinforcement stays."""
    table.end_use()
    kind = use.ability.kind
    if kind in CARD_KINDS:
        return settle_card(table, use)
    if kind == "technology" and (use.cancelled or (TECHNOLOGIES[use.source].kind == "one_shot" and not use.fate)):
        return retire(table, use.seat, use.source)
    return None


def settle_card(table: CosmicEncounter, use: Use) -> Rule[None]:
    """An artifact that has had its effect may still be caught; what is discarded others may want."""
    if use.ability.kind == "artifact" and not use.cancelled:
        yield from window(table, "artifact.done", seat=use.seat, use=use)
    fate = use.fate or CARD_KINDS[use.ability.kind]
    table.finish(use.source, fate)
    if fate == "discard":
        yield from offer_discards(table, use.seat, 1)


def offer_discards(table: CosmicEncounter, seat: Seat, count: int) -> Rule[None]:
    """Others may want what a player has just discarded; `first` is where it begins in the pile."""
    if count:
        yield from window(table, "cards.discarded", seat=seat, count=count, first=len(table.discard) - count)


def retire(table: CosmicEncounter, seat: Seat, tech: int) -> Rule[None]:
    """A used technology is discarded; ships still on it go home."""
    from cosmodrome.games.cosmic_encounter.ships import bring_home

    if tech in table.techs[seat]:
        yield from bring_home(table, seat, on_technology(tech))
        table.discard_technology(seat, tech)


CARD_KINDS: Final = {"artifact": "discard", "wild": "return", "super": "return", "reinforcement": "stay"}


class CosmicAbilities(Abilities):
    """The abilities of the game; a hand that holds nothing for a window is not searched."""

    def compelled(self, table: Any, window: Window, order: Sequence[Seat]) -> Sequence[Seat]:
        """The seats with a mandatory power for this window."""
        at: At = window.at or find(window)
        if at.must_cards:
            return order
        if not at.must_mask & table.lineup:
            return ()
        return [seat for seat in order if any(at.must_mask >> alien & 1 for alien in table.sheets[seat])]

    def audience(self, table: Any, window: Window, order: Sequence[Seat]) -> tuple[Seat, ...]:
        """Who could respond for all that is public, found all at once."""
        return audience_of(table, window, order)

    def responses(self, table: Any, seat: Seat, window: Window) -> list[Option]:
        """The responses a seat can make, each once."""
        at: At = window.at or find(window)
        if (
            at.powers.keys().isdisjoint(table.sheets[seat])
            and at.cards.keys().isdisjoint(table.hands[seat])
            and at.techs.keys().isdisjoint(table.techs[seat])
            and not table.reach[seat]
        ):
            return []
        return super().responses(table, seat, window)


ability: Final = CosmicAbilities(order=order, held=held, might=might, pay=pay, settle=settle)
window: Final = ability.window
