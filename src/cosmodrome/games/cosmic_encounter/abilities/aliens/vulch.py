"""Vulch: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.cards import KINDS
from cosmodrome.games.cosmic_encounter.conditions import Test, has_succeeded, subject
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.hands import discard_draft, discarded_by_another, newest, take_random
from cosmodrome.games.cosmic_encounter.statics import static
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import DONE, Choose, Rule, Seat, Window


def left_by_another(kind: str) -> Test:
    """Another has discarded a card of this kind."""
    return lambda table, seat, window: bool(discarded_by_another(table, seat, window, kind))


@power("vulch", "cards.discarded", when=left_by_another("artifact"))
def vulch(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Take the artifacts that others discard."""
    for card in discarded_by_another(table, seat, window, "artifact"):
        table.cards.take_discard(seat, card)


@power("vulch", "hand.new", part="show", free=True, when=subject)
def vulch_shows(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Before a new hand artifacts are shown: they stay."""
    if artifacts := [card for card in table.cards.hands[seat] if KINDS[card] == "artifact"]:
        table.cards.show_all(seat, artifacts)


@static("vulch", "keeps-cards")
def vulch_keeps(table: CosmicEncounter, seat: Seat, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Artifacts are not discarded for a new hand; with the super flare neither are flares."""
    kept = ("artifact", "flare") if table.marked("keeps-flares", seat) else ("artifact",)
    return tuple(card for card in cards if KINDS[card] not in kept)


@super_("vulch", "cards.discarded", uses_power=True, when=left_by_another("flare"))
def super_vulch(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Take flares too."""
    for card in discarded_by_another(table, seat, window, "flare"):
        table.cards.take_discard(seat, card)


@super_("vulch", "hand.new", part="keep", when=subject)
def super_vulch_keeps(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Keep your flares when you draw a new hand."""
    table.mark("keeps-flares", seat)


@wild("vulch", ("resolution.won", "deal.done"), when=has_succeeded)
def wild_vulch(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Your opponent's cards come to you one by one, at random; discard each until you keep one (CE-R35, CE-R62)."""
    opponent = table.opponent(seat)
    while table.cards.hands[opponent]:
        yield from take_random(table, seat, opponent, 1)
        if (yield Choose(seat, "discard-or-keep", newest, table, seat, 1, secret=True)) == DONE:
            return
        table.cards.set_aside_last(seat, 1)
        yield from discard_draft(table, seat)
