"""Aliens of the yellow alert that live on cards and their values, each with its power and both effects of its flare."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.cards import COPIES, KINDS, VALUES
from cosmodrome.games.cosmic_encounter.conditions import another, both_attack, can_cancel, every, subject
from cosmodrome.games.cosmic_encounter.declare import boost, cancel, power, super_, wild, zap
from cosmodrome.games.cosmic_encounter.fleets import BESIDE, GATE
from cosmodrome.games.cosmic_encounter.hands import discard_draft, named
from cosmodrome.games.cosmic_encounter.ships import send
from cosmodrome.games.cosmic_encounter.statics import lasting, later, static
from cosmodrome.games.cosmic_encounter.table import DEFENSE, NOBODY, OFFENSE, SIDES, CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import seat as seat_option
from cosmodrome.games.cosmic_encounter.windows import may_play
from cosmodrome.kernel import DONE, Choose, Option, Rule, Seat, Window

# ---- anti-matter -----------------------------------------------------------------------------------------------------


@power("anti_matter", "reveal.totals", when=both_attack)
def anti_matter(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """The lower total wins; your ships and those of all allies are subtracted (CE-R9, CE-R11, CE-R67)."""
    table.mark("lower-wins")
    for who in (seat, *table.allies(0), *table.allies(1)):
        table.mark("subtract", who)


@lasting("lower-wins", "comparison")
def lower_wins(table: CosmicEncounter, seat: Seat, totals: tuple[int, int], mark: int) -> tuple[int, int]:
    """The higher one loses; a tie is the defense's all the same."""
    return -totals[0], -totals[1]


@lasting("subtract", "ships")
def subtracted(table: CosmicEncounter, seat: Seat, ships: int, mark: int) -> int:
    """Ships that count against their side."""
    return -ships


def stop_flare(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """A flare of another player returns to his hand for this encounter, and does not count as his one (CE-R7)."""
    assert window.use is not None
    table.unplay_flare(window.use.seat)
    cancel(table, window, fate="return")


stoppable = every(another, can_cancel)
wild("anti_matter", "used", answers="wild", when=stoppable)(stop_flare)
super_("anti_matter", "used", answers=("wild", "super"), when=stoppable)(stop_flare)


# ---- calculator ------------------------------------------------------------------------------------------------------


def equalize(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Of two attacks the higher one will be lowered by the value of the lower one."""
    table.mark("equalize")


power("calculator", "planning.after")(equalize)
super_("calculator", "planning.after", uses_power=True)(equalize)


def lower(table: CosmicEncounter, side: int) -> None:
    """The attack of a side is lowered by the value of the other one."""
    table.count_card(table.main(side), "attack", table.card_value[side] - table.card_value[1 - side])


@later("equalize", "worth")
def equalized(table: CosmicEncounter, seat: Seat, mark: int) -> None:
    """The higher of two attacks is lowered (CE-R9 step 2)."""
    offense, defense = table.card_value
    if table.both("attack") and offense != defense:
        lower(table, OFFENSE if offense > defense else DEFENSE)


def odd_or_even(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """What can be called."""
    return [("odd",), ("even",)]


@wild("calculator", "planning.after", targets=odd_or_even)
def wild_calculator(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Bet on the sum of two attacks: who loses the bet has his card lowered by the other one."""
    table.mark("bet", seat, 1 if window.target[0] == "odd" else 2)


@later("bet", "worth")
def bet_paid(table: CosmicEncounter, seat: Seat, bet: int) -> None:
    """The card of whoever has lost the bet is lowered."""
    if table.both("attack"):
        side = table.side[seat]
        lower(table, 1 - side if sum(table.card_value) % 2 == bet % 2 else side)


# ---- human -----------------------------------------------------------------------------------------------------------


@power("human", "reveal.totals")
def human(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your side counts four more, eight with the super flare; whatever the cards are (CE-R30)."""
    table.add_bonus(table.side[seat], 8 if window.boosted else 4)


@static("human", "zapped")
def human_wins(table: CosmicEncounter, seat: Seat, alien: int) -> int:
    """Whoever zaps humanity makes its side win (CE-R3)."""
    if alien == ALIEN["human"] and table.side[seat] != NOBODY:
        table.claim_win(seat)
    return alien


boost("human")


def own_humanity(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat itself is using the power."""
    return window.use is not None and window.use.ability.id == "human" and can_cancel(table, seat, window)


@super_("human", "used", part="zap", answers="power", when=every(subject, own_humanity))
def super_human(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Or discard the flare: your own power is zapped."""
    assert window.response is not None
    window.response.fate = "discard"
    zap(table, window)


def not_against_human(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The opponent is somebody else."""
    return table.opponent(seat) != table.public_owner(ALIEN["human"])


@wild("human", "reveal.after", when=not_against_human)
def wild_human(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your card becomes an attack 42; then the flare goes to Human, or away."""
    table.count_card(seat, "attack", 42)
    owner = table.public_owner(ALIEN["human"])
    assert window.response is not None
    window.response.fate = "discard" if owner == NOBODY else f"hand:{owner}"


# ---- mirror ----------------------------------------------------------------------------------------------------------


@power("mirror", "planning.after")
def mirror(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """The digits of both attacks will be swapped; with the super flare only those of one card (CE-R14)."""
    mains = [seat, table.opponent(seat)]
    if window.boosted:
        mains = [(yield Choose(seat, "reverse-card", [seat_option(who) for who in mains]))[1]]
    for who in mains:
        table.mark("reversed", who)


@later("reversed", "revealed")
def reverse(table: CosmicEncounter, seat: Seat, mark: int) -> None:
    """The two digits of an attack the other way round: 15 is 51, 8 is 80."""
    if table.shows(seat, "attack"):
        value = table.card_value[table.side[seat]]
        table.count_card(seat, "attack", value % 10 * 10 + value // 10)


boost("mirror")


@wild("mirror", "reveal.after")
def wild_mirror(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your card becomes a copy of the opponent's."""
    other = 1 - table.side[seat]
    table.count_card(seat, table.card_kind[other], table.card_value[other])


# ---- fodder ----------------------------------------------------------------------------------------------------------


def fodder_cards(table: CosmicEncounter, seat: Seat, low: bool) -> list[int]:
    """The attacks in hand below the opponent's card and, unless low ones count too, above the own one."""
    own, other = table.card_value[table.side[seat]], table.card_value[1 - table.side[seat]]
    attacks = [card for card in table.hands[seat] if KINDS[card] == "attack"]
    return [card for card in attacks if VALUES[card] < other and (low or VALUES[card] > own)]


def has_fodder(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """There is something to discard, with the flare at least."""
    flare, use = COPIES["flare-fodder"][0], window.response
    played = use is not None and use.ability.id == "fodder" and use.boosted
    could = flare in table.in_reach(seat) and may_play(table, seat, flare, "super")
    return bool(fodder_cards(table, seat, played or could))


@power("fodder", "reveal.totals", when=both_attack, needs=has_fodder)
def fodder(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Discard attacks between your card and the opponent's (or any below his) and add them to your total."""
    while (choice := (yield Choose(seat, "fodder", fodder_picks, table, seat, window.boosted, secret=True))) != DONE:
        table.set_aside(seat, table.find(seat, choice[1]))
    values = [VALUES[card] for card in table.draft[seat]]
    yield from discard_draft(table, seat)
    table.add_bonus(table.side[seat], sum(values))


def fodder_picks(table: CosmicEncounter, seat: Seat, low: bool) -> list[Option]:
    """One card more, or enough."""
    return [*named(fodder_cards(table, seat, low)), DONE]


boost("fodder")


def declined_sides(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """The sides that invited the seat."""
    return [(SIDES[side],) for side in (0, 1) if table.invited[side] >> seat & 1]


def has_declined(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat was invited, said no, and has a ship to send."""
    return bool(table.marked("declined", seat)) and table.on_planets(seat) > 0


@wild("fodder", "reveal.after", when=has_declined, targets=declined_sides)
def wild_fodder(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Join a side that invited you after all, with one ship."""
    side = SIDES.index(window.target[0])
    table.ally(seat, side)
    yield from send(table, seat, GATE if side == OFFENSE else BESIDE, 1, 1, "ally-ships")
