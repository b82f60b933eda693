"""Aliens of the green alert that deal with ships and totals, each with its power and both effects of its flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.abilities.red_turns import nobody_faced
from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.cards import KINDS
from cosmodrome.games.cosmic_encounter.conditions import (
    Crowd,
    Test,
    another,
    every,
    has_encounter_card,
    in_warp,
    leaving,
    lost,
    on_side,
    shows,
    subject,
    won,
)
from cosmodrome.games.cosmic_encounter.declare import boost, power, super_, wild
from cosmodrome.games.cosmic_encounter.encounter import ALLIES
from cosmodrome.games.cosmic_encounter.fleets import LIMBO, WARP
from cosmodrome.games.cosmic_encounter.hands import draw
from cosmodrome.games.cosmic_encounter.ships import land, lose, lose_chosen, retrieve, save
from cosmodrome.games.cosmic_encounter.statics import lasting
from cosmodrome.games.cosmic_encounter.table import DEFENSE, OFFENSE, CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import NO, YES
from cosmodrome.games.cosmic_encounter.verbs import seat as seat_option
from cosmodrome.kernel import DONE, Choose, Rule, Seat, Window

# ---- cudgel ----------------------------------------------------------------------------------------------------------


def had_ships(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat had ships in the encounter when it was decided."""
    return table.engaged[seat] > 0


@power("cudgel", "resolution.lost", when=every(won, shows("attack"), had_ships))
def cudgel(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Your opponent loses as many more ships as you had; with the super flare also allies of his that you name."""
    opponent = table.opponent(seat)
    victims = [opponent]
    others = table.allies(table.side[opponent]) if window.boosted else []
    while others:
        choice = yield Choose(seat, "smash", [*(seat_option(who) for who in others), DONE])
        if choice == DONE:
            break
        others.remove(choice[1])
        victims.append(choice[1])
    for victim in victims:
        yield from lose_chosen(table, victim, table.engaged[seat], "smash")


boost("cudgel")


def shares_new_colony(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The seat has founded a colony, and ships of players who are not its allies are there."""
    return seat == window.seat and bool(strangers(table, seat, window.public["planet"]))


def strangers(table: CosmicEncounter, seat: Seat, planet: int) -> list[tuple[Seat, int, int]]:
    """The ships on a planet of all who are neither the seat nor on its side."""
    others = [who for who in table.timing() if who != seat and table.side[who] != table.side[seat]]
    return [(who, planet, table.ships[who][planet]) for who in others if table.ships[who][planet]]


@wild("cudgel", "colony.gained", when=shares_new_colony)
def wild_cudgel(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Founding a colony as the offense, send the ships of others there to the warp, but not those of your allies
    (CE-R63)."""
    yield from lose(table, strangers(table, seat, window.public["planet"]), "smash")


# ---- loser -----------------------------------------------------------------------------------------------------------


def no_upset(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """No upset has been declared."""
    return not table.marked("upset")


@power("loser", "planning.before", when=no_upset)
def loser(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """An upset: both must play attacks if they can, and who would win loses (CE-R11)."""
    table.mark("upset")
    table.mark("must-attack")


@lasting("upset", "winner")
def upset(table: CosmicEncounter, seat: Seat, winner: int, mark: int) -> int:
    """The other side wins."""
    return 1 - winner


@lasting("must-attack", "selection")
def attacks_only(table: CosmicEncounter, seat: Seat, cards: list[int], mark: int) -> list[int]:
    """Attacks, as far as there are any."""
    return [card for card in cards if KINDS[card] == "attack"] or cards


@wild("loser", "planning.before")
def wild_loser(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Both sides lose at once, without cards."""
    table.conclude("both-lost")


@super_("loser", "planning.after", uses_power=True, when=no_upset)
def super_loser(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Declare the upset when the cards lie; nobody had to play an attack."""
    table.mark("upset")


# ---- observer --------------------------------------------------------------------------------------------------------


def protected(table: CosmicEncounter, seat: Seat) -> list[Seat]:
    """Whose doomed ships the seat protects: as an ally its own, as a main player those of its allies."""
    whose = table.allies(table.side[seat]) if table.is_main(seat) else [seat]
    return [who for who in whose if table.count_at(who, LIMBO)]


def protects(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The encounter is being resolved, and there is somebody to protect."""
    return bool(table.result) and bool(protected(table, seat))


@power("observer", "ships.leaving", when=protects)
def observer(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Ships that should go to the warp return to colonies: your own as an ally, your allies' as a main player."""
    for who in protected(table, seat):
        yield from save(table, who)


@Crowd
def has_allies(table: CosmicEncounter, window: Window) -> int:
    """The seat has allies."""
    sides = [side for side in (OFFENSE, DEFENSE) if ALLIES[side] in table.roles]
    return sum([on_side(tuple(table.side), side) for side in sides])


@wild("observer", "alliance.after", when=has_allies)
def wild_observer(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Each of your allies may draw a card."""
    for ally in table.allies(table.side[seat]):
        if (yield Choose(ally, "may-draw", [YES, NO])) == YES:
            yield from draw(table, ally, 1)


@super_("observer", ("launch.ships", "alliance.send"), when=every(subject, in_warp))
def super_observer(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """One of the ships you send comes out of the warp; it counts against your limit."""
    table.move(seat, WARP, table.place_in(seat), 1)


# ---- spiff -----------------------------------------------------------------------------------------------------------


def loses_by(least: int, below: int = 1000) -> Test:
    """Ships of the seat leave because it lost two attacks by so much (CE-R16 c, CE-R66)."""
    return lambda table, seat, window: lost_encounter(table, seat, window) and least <= table.margin < below


def lost_encounter(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Ships of the seat leave because its side has lost."""
    return leaving(table, seat, window) and window.public["cause"] == "encounter" and lost(table, seat, window)


def leave_one(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """One doomed ship is on the planet instead, beside whoever is there."""
    yield from land(table, (seat,), LIMBO, table.planet, 1)


power("spiff", "ships.leaving", when=loses_by(10))(leave_one)
super_("spiff", "ships.leaving", uses_power=True, when=loses_by(5, 10))(leave_one)


@wild("spiff", "ships.leaving", when=lost_encounter)
def wild_spiff(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Losing as the defense, one of your ships stays where it is."""
    table.move(seat, LIMBO, table.planet, 1)


# ---- vacuum ----------------------------------------------------------------------------------------------------------


def loses_ships(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Own ships have gone to the warp, and others have some (CE-R20: not once more for what a use has taken)."""
    return seat == window.seat and window.public["cause"] != "catharsis" and bool(with_ships(table, seat))


def with_ships(table: CosmicEncounter, seat: Seat) -> list[Seat]:
    """The other players who have ships in colonies."""
    return [who for who in table.clockwise(seat)[1:] if table.on_planets(who)]


@power("vacuum", "ships.lost", when=loses_ships)
def vacuum(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """As many ships of others go along: you say whose, they which; with the super flare you say which (CE-R20)."""
    share = [0] * table.seats
    for _ in range(window.public["count"]):
        others = [who for who in with_ships(table, seat) if table.on_planets(who) > share[who]]
        if others:
            choice = yield Choose(seat, "catharsis", [seat_option(who) for who in others])
            share[choice[1]] += 1
    for who in table.timing():
        if share[who]:
            chooser = seat if window.boosted else None
            yield from lose_chosen(table, who, share[who], "catharsis", chooser=chooser)


boost("vacuum")


def foreign_attacks(table: CosmicEncounter, seat: Seat) -> int:
    """The attacks revealed by main players other than the seat."""
    return sum(who != seat and table.shows(who, "attack") for who in (table.offense, table.defense))


def may_retrieve(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Another has revealed an attack, and the seat has ships in the warp and a colony."""
    return table.warp[seat] > 0 and foreign_attacks(table, seat) > 0 and table.has_colony(seat)


@wild("vacuum", "reveal.after", when=may_retrieve)
def wild_vacuum(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """A ship comes back from the warp for each attack that another has revealed."""
    yield from retrieve(table, seat, foreign_attacks(table, seat))


# ---- warrior ---------------------------------------------------------------------------------------------------------


def has_tokens(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """There are tokens on the sheet."""
    return table.tokens.get("warrior", 0) > 0


def add_tokens(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your side counts one more for each token; they stay."""
    table.add_bonus(table.side[seat], table.tokens["warrior"])


power("warrior", "reveal.totals", when=every(shows("attack"), has_tokens))(add_tokens)
super_("warrior", "reveal.totals", uses_power=True, when=has_tokens)(add_tokens)


def experience(table: CosmicEncounter, seat: Seat) -> int:
    """CE-R25: two tokens for a loss, one for a win, a deal or a success of the offense, none if it came to nothing."""
    if table.result in ("failed", "both-lost"):
        return 2
    if table.result == "win":
        return 1 if table.winner == table.side[seat] else 2
    return int(table.result == "deal" or (table.result == "success" and seat == table.offense))


def has_learnt(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The encounter brings tokens."""
    return experience(table, seat) > 0


@power("warrior", "resolution.tokens", part="training", free=True, when=has_learnt)
def warrior_training(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Tokens after each encounter as a main player, one more in a game to four planets; no zap touches that
    (CE-R64)."""
    table.add_tokens(ALIEN["warrior"], experience(table, seat) + (table.goal == 4))


@wild("warrior", "encounter.end", needs=has_encounter_card)
def wild_warrior(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Encounter the offense at his home, then play goes on (CE-R40)."""
    table.wait_for(seat, table.offense)


# ---- will ------------------------------------------------------------------------------------------------------------


def aims_at(table: CosmicEncounter, seat: Seat) -> tuple[int, ...]:
    """The home planets of a player, and his colonies elsewhere."""
    home = table.systems[seat]
    return (*home, *(planet for planet in table.colonies(seat) if planet not in home))


@power("will", "destiny.drawn", when=nobody_faced)
def will(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Whatever destiny says, choose whom to encounter, and where (CE-R29); first see a hand with the super flare."""
    others = [seat_option(who) for who in table.clockwise(seat)[1:]]
    if window.boosted:
        choice = yield Choose(seat, "look-at", others)
        table.look(seat, table.hands[choice[1]], choice[1])
    choice = yield Choose(seat, "will", others)
    table.face(choice[1], aims_at(table, choice[1]))


boost("will")


@wild("will", "destiny.drawn", when=every(another, nobody_faced))
def wild_will(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Encounter the player whom destiny names in any system."""
    assert window.seat is not None
    table.face(window.seat, aims_at(table, window.seat))
