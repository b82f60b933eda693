"""The resolution phase, in the order of CE-R16: losses, landings, compensation, rewards, cards."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.fleets import BESIDE, GATE
from cosmodrome.games.cosmic_encounter.hands import draw, take_random
from cosmodrome.games.cosmic_encounter.moves import bring_home
from cosmodrome.games.cosmic_encounter.ships import land, lose, retrieve
from cosmodrome.games.cosmic_encounter.table import DEFENSE, NOBODY, OFFENSE, CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import reward
from cosmodrome.games.cosmic_encounter.windows import window
from cosmodrome.games.cosmic_encounter.zones import aside
from cosmodrome.kernel import Choose, Option, Rule, Seat
from cosmodrome.kernel.responses import then


def losses(table: CosmicEncounter) -> Rule[None]:
    """CE-14.3, CE-14.9: the ships of the losing side go to the warp; bystanders stay (CE-14.4)."""
    yield from window(table, "resolution.losing")
    sides = (OFFENSE, DEFENSE) if table.winner == NOBODY else (1 - table.winner,)
    doomed = [
        (seat, table.place_in(seat), table.ships_in(seat)) for seat in table.timing() if table.side[seat] in sides
    ]
    lost = yield from lose(table, doomed, "encounter")
    table.note_losses(lost)
    yield from window(table, "resolution.lost")
    table.go("landing")


def landing(table: CosmicEncounter) -> Rule[None]:
    """CE-14.2: the winning offense and their allies land on the planet; CE-14.5: new colonies count at once."""
    yield from window(table, "resolution.landing")
    if table.winner == OFFENSE:
        yield from land(table, [table.offense, *table.allies(OFFENSE)], GATE, table.planet)
    table.go("won")


def won(table: CosmicEncounter) -> Rule[None] | None:
    """CE-R16 g: what winning brings besides."""
    if table.winner != NOBODY:
        return then(table, window(table, "resolution.won", table.main(table.winner)), "compensation")
    table.go("compensation")
    return None


def compensation(table: CosmicEncounter) -> Rule[None] | None:
    """CE-15.1: a negotiate that lost to an attack is paid for each own ship in the warp."""
    if table.winner != NOBODY and table.card_kind[table.winner] == "attack":
        loser = table.main(1 - table.winner)
        if table.shows(loser, "negotiate") and (pay := table.fold("pay", loser, table.lost_ships[loser])):
            return compensate(table, loser, pay)
    table.go("rewards")
    return None


def compensate(table: CosmicEncounter, loser: Seat, pay: int) -> Rule[None]:
    """CE-15.2 to CE-15.4: the loser takes that many random cards from the winner."""
    winner = table.main(table.winner)
    table.owe(loser, pay)
    yield from window(table, "compensation", loser)
    count = yield from take_random(table, loser, winner, table.owed[loser])
    count += table.marked("collected", loser)
    if table.cards.piles:
        for seat in table.timing():
            table.cards.take_pile(seat, aside(seat))
    table.owe(loser, 0)
    yield from window(table, "compensation.after", loser, {"count": count})
    table.go("rewards")


def rewards(table: CosmicEncounter) -> Rule[None] | None:
    """CE-14.10, CE-15.7: each defensive ally gets a card or a ship for every ship."""
    if any(table.ships.beside):
        return reward_allies(table)
    table.go("cards")
    return None


def reward_allies(table: CosmicEncounter) -> Rule[None]:
    """CE-15.7: if their side has won; then they go home (CE-14.11, CE-15.11)."""
    if table.winner == DEFENSE:
        for seat in table.allies(DEFENSE):
            if pay := table.fold("pay", seat, table.ships.beside[seat]):
                table.owe(seat, pay)
                drawn = yield from take_rewards(table, seat)
                yield from window(table, "rewards.after", seat, {"count": drawn})
    for seat in table.timing():
        if table.ships.beside[seat]:
            yield from bring_home(table, seat, BESIDE)
    table.go("cards")


def take_rewards(table: CosmicEncounter, seat: Seat) -> Rule[int]:
    """CE-15.8: the choice is free for each ship, and made one after the other: a player looks at a card before deciding
    about the next. Returns how many cards were drawn."""
    drawn = 0
    while table.owed[seat]:
        choice = yield Choose(seat, "rewards", reward_choices, table, seat, args={"count": table.owed[seat]})
        cards, ships = choice[1], choice[2]
        table.pay_out(seat, cards + ships)
        yield from retrieve(table, seat, ships)
        yield from draw(table, seat, cards)
        drawn += cards
    table.owe(seat, 0)
    return drawn


def reward_choices(table: CosmicEncounter, seat: Seat) -> list[Option]:
    """A card or a ship, or all that is left in one of them; a ship needs a colony to go to (CE-22.2)."""
    owed = table.owed[seat]
    ships = min(owed, table.ships.warp[seat]) if table.ships.has_colony(seat) else 0
    if not ships:
        return [reward(owed, 0)]
    choices = [reward(1, 0), reward(0, 1), reward(owed, 0), reward(0, ships)]
    return list(dict.fromkeys(choices))


def cards(table: CosmicEncounter) -> Rule[None]:
    """CE-14.17: the encounter cards are discarded, unless somebody keeps theirs; CE-R18: then others may take them."""
    yield from window(table, "cards.leaving")
    for seat in table.timing():
        if table.cards.laid[seat]:
            table.discard_encounter_card(seat)
    table.cards.discard_reinforcements()
    yield from window(table, "cards.used")
    yield from window(table, "resolution.tokens")
    table.go("ended")
