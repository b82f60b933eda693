"""The reveal phase: cards are turned up, totals are made, and the outcome is fixed."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.statics import come_true
from cosmodrome.games.cosmic_encounter.table import DEFENSE, NOBODY, OFFENSE, SIDES, CosmicEncounter
from cosmodrome.games.cosmic_encounter.windows import window
from cosmodrome.kernel import Rule, Seat
from cosmodrome.kernel.responses import then


def reveal(table: CosmicEncounter) -> Rule[None]:
    """CE-12.1: both cards are turned up at the same time; CE-12.6: a morph becomes a copy of the other card."""
    yield from window(table, "reveal.before")
    if not table.result:
        yield from window(table, "reveal.turning")
        for seat in (table.offense, table.defense):
            if seat not in table.cards.open_cards and not table.marked("stays-down", seat):
                table.cards.turn_up(seat)
            if not table.card_kind[table.side[seat]]:
                table.count_laid(seat)
            if table.marks:
                come_true(table, "revealed", [seat])
        morph(table)
        yield from window(table, "reveal.after")
        morph(table)
    table.go("totals")


def morph(table: CosmicEncounter) -> None:
    """CE-R14: a morph copies the opposing card as it then is; CE-12.9: two morphs have nothing to copy."""
    if "morph" not in table.card_kind:
        return
    for side in (OFFENSE, DEFENSE):
        other = 1 - side
        if table.card_kind[side] == "morph" and table.card_kind[other] != "morph":
            table.count_card(table.main(side), table.card_kind[other], table.card_value[other])


def replace_card(table: CosmicEncounter, seat: Seat, card: int) -> tuple[int, ...]:
    """Another encounter card is revealed in place of the first, which is discarded and returned (CE-R9 step 1)."""
    thrown = table.cards.discard_laid(seat)
    table.cards.lay(seat, card, face_up=True)
    table.count_laid(seat)
    come_true(table, "revealed", [seat])
    morph(table)
    return thrown


def totals(table: CosmicEncounter) -> Rule[None]:
    """CE-R9: what the cards are worth; CE-12.2, CE-25.5: then what changes the totals, and reinforcements until all
    pass."""
    yield from window(table, "reveal.values")
    come_true(table, "worth", [table.offense, table.defense])
    yield from window(table, "reveal.totals")
    table.go("outcome")


def outcome(table: CosmicEncounter) -> Rule[None]:
    """CE-12.3 to CE-12.5: who wins, or that a deal is tried. CE-R9 step 4."""
    yield from window(table, "reveal.outcome")
    if not table.result:
        decide(table)
    table.go("decided")


def decide(table: CosmicEncounter) -> None:
    """Claims first (CE-R3), then the cards; what turns the winner round comes last."""
    kinds = tuple(table.card_kind)
    claimed = table.marked("wins") - 1
    if kinds == ("morph", "morph"):  # CE-12.9
        table.conclude("both-lost")
        return
    if claimed >= 0:
        winner = table.side[claimed]
    elif kinds == ("attack", "attack"):
        winner = compare(table)
    elif kinds == ("negotiate", "negotiate"):
        table.conclude("negotiation")
        return
    else:  # CE-12.4
        winner = OFFENSE if kinds[OFFENSE] == "attack" else DEFENSE
    table.conclude("win", table.fold("winner", NOBODY, winner))


def compare(table: CosmicEncounter) -> int:
    """CE-12.3: the higher total wins, a tie is the defense's."""
    offense, defense = table.total(OFFENSE), table.total(DEFENSE)
    table.say({"offense": offense, "defense": defense, "key": "totals"})
    offense, defense = table.fold("comparison", NOBODY, (offense, defense))
    return OFFENSE if offense > defense else DEFENSE


def decided(table: CosmicEncounter) -> Rule[None] | None:
    """CE-R16 a: the winner is known, nothing has happened yet."""
    if table.result in ("win", "both-lost"):
        winner = None if table.winner == NOBODY else SIDES[table.winner]
        return then(table, window(table, "resolution.outcome", None, {"winner": winner}), "losses")
    table.go("allies-home")
    return None
