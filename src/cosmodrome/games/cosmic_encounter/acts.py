"""What a player may do unasked: turn up a hidden sheet, cheat with the classic Filch flare, accuse a cheat."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.cards import CLASSIC_FILCH, alien_of
from cosmodrome.games.cosmic_encounter.cheats import BEFORE_PLAY
from cosmodrome.games.cosmic_encounter.fleets import WARP
from cosmodrome.games.cosmic_encounter.hands import draw
from cosmodrome.games.cosmic_encounter.moves import bring_home
from cosmodrome.games.cosmic_encounter.ships import lose_chosen
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import TURN_UP, accuse, cheat
from cosmodrome.kernel import Option, Rule, Seat


def acts(table: CosmicEncounter, seat: Seat) -> list[Option]:
    """CE-29.10: a hidden power is turned up at any time, to be used from then on; CE-R31: cheating, accusing."""
    options = [TURN_UP] if table.hidden[seat] and table.sheets[seat] else []
    if can_cheat(table, seat):
        options += [cheat(spoils) for spoils in spoils_of(table, seat)]
    if table.cheats.can_accuse(seat):
        options += [accuse(who) for who in table.clockwise(seat)[1:]]
    return options


def can_cheat(table: CosmicEncounter, seat: Seat) -> bool:
    """A player may cheat with the flare in hand, unless their own power makes it a super flare (CE-27.2); only one
    player cheats at a time."""
    if not table.classic_filch or table.cheats.cheat or table.cursor in BEFORE_PLAY:
        return False
    return CLASSIC_FILCH in table.cards.hands[seat] and not table.is_active(seat, alien_of(CLASSIC_FILCH))


def spoils_of(table: CosmicEncounter, seat: Seat) -> list[str]:
    """What a player could cheat for: a card from the deck, a ship from the warp."""
    ship = table.ships.warp[seat] and table.ships.has_colony(seat)
    return (["card"] if table.cards.deck else []) + (["ship"] if ship else [])


def act(table: CosmicEncounter, seat: Seat, option: Option) -> Rule[None]:
    """Do it. What a cheat gets or pays comes when the phase is over: no rule is disturbed in the middle."""
    match option:
        case ("cheat", spoils):
            table.cheats.begin(seat, spoils)
        case ("accuse", suspect):
            table.cheats.accuse(seat, suspect)
        case _:
            table.unveil(seat)
    yield from ()


def sleight(table: CosmicEncounter) -> Rule[None]:
    """CE-R31: a cheat who is caught shows the flare, has played it and loses a ship of their choice; otherwise they
    keep what they took."""
    seat, spoils = int(table.cheats.cheat[0]), table.cheats.cheat[1]
    if table.cheats.uncover():
        if CLASSIC_FILCH in table.cards.hands[seat]:
            table.cards.show_all(seat, (CLASSIC_FILCH,))
        table.play_flare(seat, CLASSIC_FILCH)
        yield from lose_chosen(table, seat, 1, "cheating")
    elif spoils == "card":
        yield from draw(table, seat, 1, quiet=True)
    elif table.ships.warp[seat] and table.ships.has_colony(seat):
        yield from bring_home(table, seat, WARP, 1)
    table.go(table.after)
