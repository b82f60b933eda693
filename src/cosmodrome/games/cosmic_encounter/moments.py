"""What can be used when: for each window the powers, cards and technologies that were declared for it.

At one table only some of that is in play. Each window knows what can be used there with the sheets that lie open, and
works it out once for those sheets: most windows of a game are found to be empty by one look.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.cards import FLARES_OF, alien_of
from cosmodrome.games.cosmic_encounter.conditions import Role, Seats, Test, as_crowd, is_crowd
from cosmodrome.games.cosmic_encounter.encounter import EACH_ROLE
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.zones import as_bits
from cosmodrome.kernel import Ability

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
# Phases that end as soon as the result is known.
UNTIL_RESULT: Final = ("regroup.", "destiny.", "launch.", "alliance.", "planning.", "reveal.")
# What an ability comes from, by its id: the alien of its sheet, cards, a technology; and what kinds of use it may
# answer in the window "used".
SHEET: Final[dict[str, int]] = {}
SOURCES: Final[dict[str, tuple[int, ...]]] = {}
TECHS: Final[dict[str, int]] = {}
ANSWERS: Final[dict[str, tuple[str, ...]]] = {}
MOST_KNOWN: Final = 1 << 12  # sets of cards for which a window knows who could use them; then it begins anew
SUPER_MASK: Final = tuple(sum(1 << flare for flare in flares) for flares in FLARES_OF)  # by alien: its flares


# What a window finds among the abilities, whoever owns the sheets.
FOUND: Final = (
    "by_role",
    "by_seat",
    "card_mask",
    "cards",
    "conditional",
    "ends",
    "has_more",
    "is_anything",
    "is_for_powers",
    "is_let_pass",
    "may_roles",
    "must_roles",
    "must_techs",
    "musts",
    "opened",
    "powers",
    "quick",
    "quiet",
    "sheets",
    "super_conditional",
    "super_quick",
    "super_roles",
    "supers",
    "techs",
    "turned",
)


class Usable:
    """What can be used in a window with certain sheets on the table, looked up by what it comes from. Once the sheets
    have owners (`seated`), the seats whose powers must or can be used here, whose flare is played as super here, and
    of those with a flare that others can play as wild, are known as bits too."""

    __slots__ = (*FOUND, "key", "must_seats", "owners", "power_seats", "super_seats", "turned_seats", "usual")

    def __init__(self, key: str, declared: Iterable[Ability], usual: bool) -> None:
        self.key, self.usual = key, usual
        self.quiet = quiet = key in QUIET
        self.by_seat = quiet or not usual  # each seat is looked at for what it lets pass
        self.ends = key.startswith(UNTIL_RESULT)  # with the result of the encounter
        self.powers: dict[int, list[Ability]] = {}
        self.musts = 0  # the aliens with a mandatory power here
        self.must_roles = self.may_roles = 0  # the roles in which a power here must or may be used
        self.techs: dict[int, list[Ability]] = {}
        self.must_techs = False
        self.cards: dict[int, list[Ability]] = {}
        self.card_mask = 0
        self.by_role = dict.fromkeys(EACH_ROLE, 0)  # the cards that can be played, by role
        self.supers = 0  # the aliens whose flare can be played as super
        self.super_roles = 0
        # The cards that can be played without further condition, by role, and those with one; flares as super apart.
        self.quick = dict.fromkeys(EACH_ROLE, 0)
        self.super_quick = dict.fromkeys(EACH_ROLE, 0)
        self.conditional: list[tuple[Ability, int]] = []
        self.super_conditional: list[tuple[Ability, int]] = []
        for ability in declared:
            self._add(ability)
        self.sheets = self.supers | as_bits(tuple(self.powers))  # the aliens of whom something can be used here
        # Of those with a super flare here the aliens whose flare others can play as wild.
        self.turned = sum([1 << alien for alien in ALIEN.values() if self.supers >> alien & 1 and self._is_wild(alien)])
        self.has_more = bool(self.sheets or self.techs)  # than cards that anybody may hold
        self.is_for_powers = not self.cards and not self.techs
        self.is_anything = bool(self.powers or self.cards or self.techs)
        self.is_let_pass = quiet and usual and not self.has_more  # nobody is asked
        self.opened: dict[int, Open] = {}  # by cards: who can use something here if he holds one of them
        self.owners: list[tuple[int, ...]] = []
        self.must_seats = self.power_seats = self.super_seats = self.turned_seats = 0

    def seated(self, sheets: list[tuple[int, ...]]) -> Usable:
        """The same, where these are the sheets of the seats."""
        if not self.sheets or self.owners == sheets:
            return self
        here = Usable(self.key, (), self.usual)
        for name in FOUND:
            setattr(here, name, getattr(self, name))
        here.owners = sheets[:]
        for seat, aliens in enumerate(sheets):
            for alien in aliens:
                here.must_seats |= (self.musts >> alien & 1) << seat
                here.power_seats |= (alien in self.powers) << seat
                here.super_seats |= (self.supers >> alien & 1) << seat
                here.turned_seats |= (self.turned >> alien & 1) << seat
        return here

    def _add(self, ability: Ability) -> None:
        if ability.id in SHEET:
            alien = SHEET[ability.id]
            self.powers.setdefault(alien, []).append(ability)
            if ability.must:
                self.musts |= 1 << alien
                self.must_roles |= roles_of(ability)
            else:
                self.may_roles |= roles_of(ability)
        elif ability.id in TECHS:
            self.techs.setdefault(TECHS[ability.id], []).append(ability)
            self.must_techs |= ability.must
        else:
            self._add_cards(ability, ability.kind == "super")

    def _add_cards(self, ability: Ability, as_super: bool) -> None:
        mask = 0
        for card in SOURCES[ability.id]:
            self.cards.setdefault(card, []).append(ability)
            mask |= 1 << card
        self.card_mask |= mask
        if as_super:
            self.supers |= 1 << flare_alien(ability)
            self.super_roles |= roles_of(ability)
        for role in EACH_ROLE:
            if role & roles_of(ability):
                self.by_role[role] |= mask
                if ability.when is None:
                    (self.super_quick if as_super else self.quick)[role] |= mask
        if ability.when is not None:
            (self.super_conditional if as_super else self.conditional).append((ability, mask))

    def _is_wild(self, alien: int) -> bool:
        return any(ability.kind == "wild" for flare in FLARES_OF[alien] for ability in self.cards.get(flare, ()))

    def open_to(self, cards: int) -> Open:
        """Who can use something here if he holds one of these cards."""
        if cards in self.opened:
            return self.opened[cards]
        roles = sum(role for role in EACH_ROLE if self.quick[role] & cards)
        tests = [(each.when, roles_of(each)) for each, mask in self.conditional if mask & cards and each.when]
        tests = sorted([test for test in tests if test[1] & ~roles], key=lambda test: -test[1].bit_count())
        crowds = tuple((as_crowd(when), more) for when, more in tests if is_crowd(when))
        each = tuple((when, more) for when, more in tests if not is_crowd(when))
        if len(self.opened) >= MOST_KNOWN:
            self.opened.clear()
        found = self.opened[cards] = Open(roles, crowds, each)
        return found


class Open(NamedTuple):
    """Who can use a card, by role: the roles that can do so in any case; those of whom all who can are found at once;
    and those of whom each must be asked for himself."""

    roles: int
    crowds: tuple[tuple[Seats, int], ...]
    each: tuple[tuple[Test, int], ...]


class Moment:
    """A window in a game with or without flares and technologies, and all that can ever be used in it."""

    __slots__ = ("_known", "aliens", "declared", "key")

    def __init__(self, key: str) -> None:
        self.key = key
        self.declared: list[Ability] = []
        self.aliens = 0  # those of whom something can be used here
        self._known: dict[tuple[int, bool], Usable] = {}

    def add(self, ability: Ability) -> None:
        """Sort an ability in."""
        self.declared.append(ability)
        self.aliens |= needed_sheet(ability)

    def among(self, lineup: int, usual: bool = True) -> Usable:
        """What can be used with these sheets on the table, where all let pass what is `usual` or not."""
        sheets = lineup & self.aliens
        usable = self._known.get((sheets, usual))
        if usable is None:
            declared = [ability for ability in self.declared if not needed_sheet(ability) & ~sheets]
            usable = self._known[sheets, usual] = Usable(self.key, declared, usual)
        return usable


def declared_for(table: CosmicEncounter, alien: int, usable: Usable) -> Sequence[Ability]:
    """The abilities of a sheet; all uses of a guest are optional, not what follows from them (CE-R80)."""
    if alien not in table.guests:
        return usable.powers[alien]
    return [declared if declared.kind == "free" else declared.optional() for declared in usable.powers[alien]]


def needed_sheet(ability: Ability) -> int:
    """The alien without whose sheet an ability cannot be used, as a bit: its own power, or a flare as super."""
    if ability.id in SHEET:
        return 1 << SHEET[ability.id]
    return 1 << flare_alien(ability) if ability.kind == "super" else 0


def flare_alien(ability: Ability) -> int:
    """The alien of a flare."""
    return alien_of(SOURCES[ability.id][0])


def roles_of(ability: Ability) -> int:
    """The roles in the encounter in which an ability can be used, as bits."""
    assert isinstance(ability.who, Role)
    return ability.who.mask


# By the kind of game: with flares 1, with technologies 2, with both 3.
MOMENTS: Final[tuple[dict[str, Moment], ...]] = ({}, {}, {}, {})
INDEX: Final = MOMENTS[3]


def moments_of(table: CosmicEncounter) -> dict[str, Usable]:
    """The windows in which anything can be used at this table, for all that is public."""
    kept = table.keep()
    if kept.moments is None:
        usual = table.passing.count(QUIET) == table.seats
        kind = table.flares + 2 * table.technologies
        kept.moments = _with_sheets(table.lineup, kind, usual, tuple(table.sheets))
    found: dict[str, Usable] = kept.moments
    return found


@lru_cache(maxsize=64)
def _with_sheets(lineup: int, kind: int, usual: bool, sheets: tuple[tuple[int, ...], ...]) -> dict[str, Usable]:
    found = {key: moment.among(lineup, usual) for key, moment in MOMENTS[kind].items()}
    owners = list(sheets)
    return {
        key: usable.seated(owners) for key, usable in found.items() if usable.is_anything and not usable.is_let_pass
    }


def index(declared: list[Ability]) -> None:
    """Sort all declared abilities in; called once all have been declared."""
    for kind, moments in enumerate(MOMENTS):
        moments.clear()
        for ability in declared:
            if (is_flare(ability) and not kind & 1) or (ability.id in TECHS and not kind & 2):
                continue
            for at in ability.at:
                keys = [f"used.{use}" for use in ANSWERS[ability.id]] if at == "used" else [at]
                for key in keys:
                    moments.setdefault(key, Moment(key)).add(ability)


def is_flare(ability: Ability) -> bool:
    """Whether an ability comes from a flare."""
    return ability.kind in ("wild", "super")
