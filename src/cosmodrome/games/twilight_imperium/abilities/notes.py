"""The generic promissory notes; those of the factions stand with their factions."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.index import GENERIC_NOTES, note_number, note_owner
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.trade import hand_over_goods
from cosmodrome.games.twilight_imperium.when import active, another, every, not_active
from cosmodrome.games.twilight_imperium.windows import note, open_note, owner_of
from cosmodrome.kernel import Rule, Seat, Window

SUPPORT = GENERIC_NOTES.index("support_for_the_throne")


def owner_is_active(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The note is of the player whose turn it is."""
    return owner_of(window) == table.active


def about_owner(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The window is about the owner of the note."""
    return owner_of(window) == window.seat


def has_units_here(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The seat has units in the active system."""
    return table.has_units(seat, table.system)


@note("ceasefire", "activated", when=every(not_active, has_units_here), needs=owner_is_active)
def ceasefire(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """The owner cannot move units into the active system (TI-R72)."""
    table.mark("action", "no-movement", owner_of(window))


@note("trade_agreement", "replenished", when=another, needs=about_owner)
def trade_agreement(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """The owner gives you all commodities."""
    yield from hand_over_goods(table, owner_of(window), seat, 0, table.commodities[owner_of(window)])


@note("political_secret", "agenda.when", when=lambda t, s, w: t.agenda > 0)
def political_secret(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """The owner cannot vote, play action cards or use optional faction abilities until the agenda is resolved, or
    discarded (TI-R56)."""
    table.mark("agenda", "no-vote", owner_of(window))
    table.mark("agenda", "no-cards", owner_of(window))
    table.mark("agenda", "no-abilities", owner_of(window))


def supporters_here(table: TwilightImperium, seat: Seat) -> list[int]:
    """The notes of support of players who have units in the active system."""
    return [
        up
        for up in table.notes_up[seat]
        if note_number(up) == SUPPORT and table.has_units(note_owner(up), table.system)
    ]


@open_note(
    "support_for_the_throne",
    "activated",
    must=True,
    when=lambda t, s, w: active(t, s, w) and bool(supporters_here(t, s)),
)
def support_for_the_throne(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """If you activate a system with units of its owner, you lose the point and the note goes back."""
    for up in supporters_here(table, seat):
        table.lose_points(seat, 1, "support_for_the_throne")
        table.return_note(up)


@open_note(
    "support_for_the_throne",
    "eliminated",
    part="lost",
    must=True,
    when=lambda t, s, w: any(note_number(up) == SUPPORT and note_owner(up) == w.seat for up in t.notes_up[s]),
)
def support_is_lost(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """If its owner is eliminated, you lose the point."""
    table.lose_points(seat, 1, "support_for_the_throne")


def goes_back_on_activation(name: str) -> None:
    """A note in your play area returns when you activate a system with units of its owner."""

    def theirs(table: TwilightImperium, seat: Seat, window: Window) -> bool:
        return active(table, seat, window) and any(
            table.note_name(up) == name and table.has_units(note_owner(up), table.system) for up in table.notes_up[seat]
        )

    @open_note(name, "activated", part="returns", must=True, when=theirs)
    def goes_back(table: TwilightImperium, seat: Seat, window: Window) -> None:
        table.return_note(next(up for up in table.notes_up[seat] if table.note_name(up) == name))
