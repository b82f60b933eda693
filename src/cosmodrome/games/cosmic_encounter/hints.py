"""What an option brings or costs, as plain data for its button: only what the asked seat may know."""

from __future__ import annotations

from typing import Any, Final

from cosmodrome.games.cosmic_encounter.abilities.previews import PREVIEWS
from cosmodrome.games.cosmic_encounter.aliens import ALIENS
from cosmodrome.games.cosmic_encounter.cards import COPIES, ENCOUNTER, KINDS, VALUES
from cosmodrome.games.cosmic_encounter.deals import PENALTY
from cosmodrome.games.cosmic_encounter.research import is_enough
from cosmodrome.games.cosmic_encounter.table import DEFENSE, NOBODY, OFFENSE, SIDES, CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import RESEARCH, TECH
from cosmodrome.games.cosmic_encounter.usable import declared_for, usable_at
from cosmodrome.kernel import Ask, Option, Seat

HIT: Final = 100  # per cent
TWISTS: Final = ("lower-wins", "upset")  # marks by which the higher total does not win


def hint(table: CosmicEncounter, ask: Ask, option: Option) -> dict[str, Any]:
    """The hint of an option, by its verb: names and numbers; the texts are `hint-<name>`."""
    seat, key = ask.seat, ask.key
    match option:
        case ("aim", int(planet)) if key == "aim":
            return target(table, seat, planet, table.defense)
        case ("visitor", int(planet), int(who)):
            return target(table, seat, planet, who)
        case ("encounter" | "seat", int(who)) if key in ("wild-destiny", "will"):
            return {"hand": len(table.cards.hands[who]), "in-warp": table.ships.warp[who]}
        case ("ship", int(place), int(count)):
            return leaving(table, ask.args.get("seat", seat), place, count)
        case ("home", int(planet), _):
            return {"there": table.ships.by_planet[seat][planet]}
        case ("join", str(side)):
            return sides(table, SIDES.index(side))
        case ("lay", str(name)):
            return odds(table, seat, COPIES[name][0])
        case ("use", str(name), str(side)) if name.startswith("reinforcement-"):
            return totals(table, SIDES.index(side), VALUES[COPIES[name][0]])
        case ("use", str(name), *aims) if name in PREVIEWS:
            return dict(PREVIEWS[name](table, ask, aims))
        case ("pass",) if key == "reveal.totals":
            return totals(table)
        case ("accept" | "refuse" | "pass" | "break-off",) if key in ("offer", "answer-offer"):
            return talks(table, seat, option.key)
        case ("again",):
            return {"encounter-cards": sum(card in ENCOUNTER for card in table.cards.hands[seat])}
        case ("complete", str(name)) if not is_enough(table, TECH[name]):  # CE-30.7
            return {**progress(table, TECH[name]), "in-vain": 1}
        case ("keep", str(name)):
            return {"needed": RESEARCH[TECH[name]]}
        case ("research" | "complete" | "abandon", str(name)):
            return progress(table, TECH[name])
    return {}


def target(table: CosmicEncounter, seat: Seat, planet: int, defense: Seat) -> dict[str, Any]:
    """Who is on a planet that could be attacked: its defender, the seat itself, and all others."""
    own = table.ships.by_planet[seat][planet]
    others = [who for who in range(table.seats) if who not in (seat, defense)]
    guests = sum(table.ships.by_planet[who][planet] for who in others)
    return {
        "defenders": table.ships.by_planet[defense][planet],
        **({"own": own} if own and seat != defense else {}),
        **({"guests": guests} if guests else {}),
    }


def leaving(table: CosmicEncounter, owner: Seat, place: int, count: int) -> dict[str, Any]:
    """What ships leave behind: a planet without ships is no colony any more (CE-22.1)."""
    return {"left": table.ships.by_planet[owner][place] - count} if place >= 0 else {}


def sides(table: CosmicEncounter, side: int) -> dict[str, Any]:
    """Whose side it is, and the ships on either so far."""
    ships = [sum(table.ships_in(seat) for seat in (table.main(at), *table.allies(at))) for at in (OFFENSE, DEFENSE)]
    return {"main": {"seat": table.main(side)}, "with": ships[side], "against": ships[1 - side]}


def odds(table: CosmicEncounter, seat: Seat, card: int) -> dict[str, Any]:
    """What a card makes of the total, and against how many of the cards it wins that the seat has not seen, powers and
    further cards aside; for a negotiate, how many of them would mean a deal."""
    side, other = table.side[seat], table.opponent(seat)
    if side == NOBODY:
        return {}
    shown = table.cards.laid[other] if other in table.cards.open_cards else ()
    unseen = shown or [at for at in ENCOUNTER if not table.cards.knows(seat, at)]
    if not unseen:
        return {}
    if KINDS[card] == "negotiate":
        return {"deal": share([KINDS[at] != "attack" for at in unseen])}
    if KINDS[card] == "morph":
        return {}
    return {
        "total": table.total(side) + VALUES[card],
        "odds": share([beats(table, side, VALUES[card], at) for at in unseen]),
        **twists(table),
        **acting(table),
    }


def acting(table: CosmicEncounter) -> dict[str, Any]:
    """The powers that change what cards and ships are worth without a question (CE-R4): they are not in the sum yet."""
    aliens: list[str] = []
    for here in filter(None, map(usable_at(table).get, ("reveal.values", "reveal.totals"))):
        usable = here.usable
        for seat in table.timing():
            for alien in usable.powers.keys() & table.sheets[seat]:
                declared = declared_for(table, alien, usable)
                acts = any(each.must and each.condition.roles & table.roles[seat] for each in declared)
                if acts and table.is_up(seat) and not table.hidden[seat] and alien not in table.zapped:
                    aliens.append(ALIENS[alien].id)
    return {"aliens": aliens} if aliens else {}


def share(hits: list[bool]) -> int:
    """Per cent."""
    return round(HIT * sum(hits) / len(hits))


def beats(table: CosmicEncounter, side: int, value: int, card: int) -> bool:
    """CE-12.3, CE-12.4: whether an attack of a side beats a card; a morph copies it, a tie is the defense's."""
    if KINDS[card] == "negotiate":
        return True
    theirs = table.total(1 - side) + (value if KINDS[card] == "morph" else VALUES[card])
    ours = table.total(side) + value
    return ours > theirs or (ours == theirs and side == DEFENSE)


def totals(table: CosmicEncounter, side: int = OFFENSE, value: int = 0) -> dict[str, Any]:
    """The totals as they are or with a reinforcement, and what turns them round; CE-12.4: they decide nothing unless
    both cards are attacks."""
    if set(table.card_kind) != {"attack"}:
        return {"no-battle": 1}
    made = [table.total(OFFENSE), table.total(DEFENSE)]
    made[side] += value
    return {"offense": made[OFFENSE], "defense": made[DEFENSE], **twists(table)}


def twists(table: CosmicEncounter) -> dict[str, Any]:
    """What has been done that lets the higher total lose."""
    return {name: 1 for name in TWISTS if table.marked(name)}


def talks(table: CosmicEncounter, seat: Seat, answer: str) -> dict[str, Any]:
    """What an answer in a deal leads to: the terms, offers left to the player who speaks next, or the penalty
    (CE-13.16) when there is none."""
    if answer == "accept":
        cards, terms = table.deal.spoken[table.deal.proposer]
        return {"offer": {"seat": table.deal.proposer, "cards": list(cards), "terms": terms}}
    speaker = seat if answer == "refuse" else table.opponent(seat)
    left = table.offers - table.deal.offered[table.side[speaker]]
    if answer == "break-off" or left <= 0:
        return {"penalty": table.fold("penalty", seat, PENALTY)}
    return {"offers-left" if speaker == seat else "their-offers": left}


def progress(table: CosmicEncounter, tech: int) -> dict[str, Any]:
    """The ships on a technology, and how many it takes (-1: any number)."""
    return {"research": table.ships.research.get(tech, 0), "needed": RESEARCH[tech]}
