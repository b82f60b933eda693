"""What can be used when: for each window the powers, cards and technologies that were declared for it.

At one table only some of that is in play. Each window knows what can be used there with the sheets that lie open, and
finds it once for those sheets: one look tells that most windows of a game are of no use.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from cosmodrome.games.cosmic_encounter.cards import FLARES_OF, alien_of
from cosmodrome.games.cosmic_encounter.encounter import EACH_ROLE
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.zones import as_bits
from cosmodrome.kernel import NO_SEATS, Ability, Seats, seats_with
from cosmodrome.kernel.responses import Groups

# Windows of little weight that come often. From the start nobody is asked there about a card that they may or may not
# hold, so that the table need not wait; players who want to be asked say so, in public.
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
# Phases that end as soon as the result is known.
UNTIL_RESULT: Final = ("regroup.", "destiny.", "launch.", "alliance.", "planning.", "reveal.")
# What an ability comes from, by its id: the alien of a sheet, cards, a technology; and what kinds of use it may answer
# in the window "used".
SHEET_OF: Final[dict[str, int]] = {}
CARDS_OF: Final[dict[str, tuple[int, ...]]] = {}
TECHNOLOGY_OF: Final[dict[str, int]] = {}
ANSWERS: Final[dict[str, tuple[str, ...]]] = {}


class Usable:
    """What can be used in a window with certain sheets on the table, looked up by what it comes from. `is_usual`: all
    seats let pass what they let pass from the start, and nothing else."""

    def __init__(self, key: str, declared: Iterable[Ability], is_usual: bool, veiled: Iterable[Ability] = ()) -> None:
        self.key, self.is_usual = key, is_usual
        self.veiled: dict[int, list[Ability]] = {}  # by alien, what a hidden sheet may be turned up for (CE-29.10)
        for ability in veiled:
            self.veiled.setdefault(SHEET_OF[ability.id], []).append(ability.optional())
        self.is_quiet = key in QUIET
        self.ends = key.startswith(UNTIL_RESULT)  # with the result of the encounter
        self.powers: dict[int, list[Ability]] = {}  # by alien
        self.musts = 0  # the aliens with a mandatory power here
        self.must_roles = self.may_roles = 0  # the roles in which a power here must or may be used
        self.techs: dict[int, list[Ability]] = {}
        self.must_techs = False
        self.cards: dict[int, list[Ability]] = {}
        self.card_mask = 0
        self.by_role = dict.fromkeys(EACH_ROLE, 0)  # the cards that can be played, by role
        self.supers = self.wilds = 0  # the aliens whose flare can be played as super, and as wild
        self.super_roles = 0
        hand: list[tuple[Ability, int]] = []
        super_flares: list[tuple[Ability, int]] = []
        for ability in declared:
            if ability.id in SHEET_OF:
                self._add_power(ability, SHEET_OF[ability.id])
            elif ability.id in TECHNOLOGY_OF:
                self.techs.setdefault(TECHNOLOGY_OF[ability.id], []).append(ability)
                self.must_techs |= ability.must
            else:
                cards = self._add_cards(ability)
                (super_flares if ability.kind == "super" else hand).append((ability, cards))
        self.hand = Groups(hand)
        self.super_flares = Groups(super_flares)
        self.sheets = self.supers | as_bits(tuple(self.powers))  # the aliens of whom something can be used here
        self.is_for_powers = not self.cards and not self.techs and not self.veiled
        # Whether anybody may be asked: in a quiet window that all let pass, nobody is asked about cards that anybody
        # may hold.
        has_own = bool(self.sheets or self.techs or self.veiled)
        self.is_anything = has_own or bool(self.cards and not (self.is_quiet and is_usual))

    def _add_power(self, ability: Ability, alien: int) -> None:
        self.powers.setdefault(alien, []).append(ability)
        if ability.must:
            self.musts |= 1 << alien
            self.must_roles |= ability.condition.roles
        else:
            self.may_roles |= ability.condition.roles

    def _add_cards(self, ability: Ability) -> int:
        mask = 0
        for card in CARDS_OF[ability.id]:
            self.cards.setdefault(card, []).append(ability)
            mask |= 1 << card
        self.card_mask |= mask
        for role in EACH_ROLE:
            if role & ability.condition.roles:
                self.by_role[role] |= mask
        if ability.kind == "super":
            self.supers |= 1 << flare_alien(ability)
            self.super_roles |= ability.condition.roles
        elif ability.kind == "wild":
            self.wilds |= 1 << flare_alien(ability)
        return mask


class Here:
    """What can be used in a window at one table: there the sheets have owners. It names the seats whose powers can or
    must be used here, and the owners of flares that are played here as super, or by others as wild."""

    def __init__(self, usable: Usable, owners: Sequence[tuple[int, ...]]) -> None:
        self.usable = usable
        self.owners = tuple(owners)
        self.power_seats = self._owners_of(as_bits(tuple(usable.powers)))
        self.must_seats = self._owners_of(usable.musts)
        self.super_seats = self._owners_of(usable.supers)
        self.wild_seats = self._owners_of(usable.wilds)

    def _owners_of(self, aliens: int) -> Seats:
        return seats_with(as_bits(sheets) & aliens for sheets in self.owners) if aliens else NO_SEATS

    def renewed(self, sheets: Sequence[tuple[int, ...]]) -> Here:
        """The same, where the sheets may have changed hands."""
        return self if self.owners == tuple(sheets) else Here(self.usable, sheets)


class Declared:
    """All that can ever be used in a window, in a game with or without flares and technologies."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.declared: list[Ability] = []
        self.aliens = 0  # those of whom something can be used here
        self.veiled: list[Ability] = []  # uses of powers that a hidden sheet could be turned up for
        self._known: dict[tuple[int, bool, bool], Usable] = {}

    def add(self, ability: Ability) -> None:
        """Sort an ability in."""
        self.declared.append(ability)
        self.aliens |= needed_sheet(ability)
        if ability.kind == "power" and not (ability.must and self.key.startswith("used")):  # no answer to itself
            self.veiled.append(ability)

    def among(self, lineup: int, is_usual: bool = True, is_veiled: bool = False) -> Usable:
        """What can be used with these sheets on the table, and perhaps others that lie hidden."""
        sheets = lineup & self.aliens
        usable = self._known.get((sheets, is_usual, is_veiled))
        if usable is None:
            declared = [ability for ability in self.declared if not needed_sheet(ability) & ~sheets]
            veiled = [ability for ability in self.veiled if is_veiled and needed_sheet(ability) & ~sheets]
            usable = self._known[sheets, is_usual, is_veiled] = Usable(self.key, declared, is_usual, veiled)
        return usable


def needed_sheet(ability: Ability) -> int:
    """The alien without whose sheet an ability cannot be used, as a bit: its own power, or a flare as super."""
    if ability.id in SHEET_OF:
        return 1 << SHEET_OF[ability.id]
    return 1 << flare_alien(ability) if ability.kind == "super" else 0


def flare_alien(ability: Ability) -> int:
    """The alien of a flare."""
    return alien_of(CARDS_OF[ability.id][0])


def is_flare(ability: Ability) -> bool:
    """Whether an ability comes from a flare."""
    return ability.kind in ("wild", "super")


# By the kind of game: with flares 1, with technologies 2, with both 3.
BY_KIND: Final[tuple[dict[str, Declared], ...]] = ({}, {}, {}, {})
INDEX: Final = BY_KIND[3]


def usable_at(table: CosmicEncounter) -> dict[str, Here]:
    """The windows in which anything can be used at this table, as far as is public: cached until sheets change."""
    found: dict[str, Here] | None = table.kept
    if found is None:
        is_usual = table.passing.count(QUIET) == table.seats
        kind = table.flares + 2 * table.with_technologies
        table.kept = found = _with_sheets(table.lineup, kind, is_usual, any(table.hidden), tuple(table.sheets))
    return found


@lru_cache(maxsize=64)
def _with_sheets(
    lineup: int, kind: int, is_usual: bool, is_veiled: bool, sheets: tuple[tuple[int, ...], ...]
) -> dict[str, Here]:
    found = {key: declared.among(lineup, is_usual, is_veiled) for key, declared in BY_KIND[kind].items()}
    return {key: Here(usable, sheets) for key, usable in found.items() if usable.is_anything}


def index(declared: list[Ability]) -> None:
    """Sort all declared abilities in; called once all have been declared."""
    for kind, windows in enumerate(BY_KIND):
        windows.clear()
        for ability in declared:
            if (is_flare(ability) and not kind & 1) or (ability.id in TECHNOLOGY_OF and not kind & 2):
                continue
            for at in ability.at:
                keys = [f"used.{use}" for use in ANSWERS[ability.id]] if at == "used" else [at]
                for key in keys:
                    windows.setdefault(key, Declared(key)).add(ability)


def declared_for(table: CosmicEncounter, alien: int, usable: Usable) -> Sequence[Ability]:
    """The abilities of a sheet; all uses of a guest are optional, not what follows from them (CE-R80)."""
    if alien not in table.guests:
        return usable.powers[alien]
    return [declared if declared.kind == "free" else declared.optional() for declared in usable.powers[alien]]


SUPER_MASK: Final = tuple(sum(1 << flare for flare in flares) for flares in FLARES_OF)  # by alien: its flares
