"""What a player may do unasked: turn up a hidden sheet, cheat with the classic Filch flare, accuse a cheat."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.cards import CLASSIC_FILCH
from cosmodrome.games.cosmic_encounter.fleets import WARP
from cosmodrome.games.cosmic_encounter.hands import draw
from cosmodrome.games.cosmic_encounter.ships import bring_home, lose_chosen
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import TURN_UP, accuse, cheat
from cosmodrome.kernel import Option, Rule, Seat


def acts(table: CosmicEncounter, seat: Seat) -> list[Option]:
    """CE-29.10: a hidden power is turned up at any time, to be used from then on; CE-R31: cheating, accusing."""
    options = [TURN_UP] if table.hidden[seat] and table.sheets[seat] else []
    if table.can_cheat(seat):
        options += [cheat(spoils) for spoils in table.spoils(seat)]
    if table.can_accuse(seat):
        options += [accuse(who) for who in table.clockwise(seat)[1:]]
    return options


def act(table: CosmicEncounter, seat: Seat, option: Option) -> Rule[None]:
    """Do it. What a cheat gets or pays comes when the phase is over: no rule is disturbed in the middle."""
    match option:
        case ("cheat", spoils):
            table.begin_cheat(seat, spoils)
        case ("accuse", suspect):
            table.accuse(seat, suspect)
        case _:
            table.unveil(seat)
    yield from ()


def sleight(table: CosmicEncounter) -> Rule[None]:
    """CE-R31: a cheat who was caught has played the flare and loses a ship of his choice; else he has what he took."""
    seat, spoils = int(table.cheat[0]), table.cheat[1]
    if table.uncover_cheat():
        table.play_flare(seat, CLASSIC_FILCH)
        yield from lose_chosen(table, seat, 1, "cheating")
    elif spoils == "card":
        yield from draw(table, seat, 1, quiet=True)
    elif table.warp[seat] and table.has_colony(seat):
        yield from bring_home(table, seat, WARP, 1)
    table.go(table.after)
