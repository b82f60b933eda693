"""What people at the table would work out on a scrap of paper: the odds of a fight, how far everybody is, and how many
votes are still to come.

Made for people only (`Rules.asides`): bots judge for themselves, and no view waits for it.
"""

from __future__ import annotations

from typing import Any

from cosmodrome.games.twilight_imperium.agenda import may_vote, voters
from cosmodrome.games.twilight_imperium.chances.ahead import fights_ahead
from cosmodrome.games.twilight_imperium.chances.ask import Odds
from cosmodrome.games.twilight_imperium.chances.now import odds_of_fight
from cosmodrome.games.twilight_imperium.drafted import landing, movement
from cosmodrome.games.twilight_imperium.index import CARD_NAMES, PLANET_NAMES, objective_row
from cosmodrome.games.twilight_imperium.scoring import MEASURES, needed
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Seat


def odds(table: TwilightImperium, seat: Seat | None) -> list[dict[str, Any]]:
    """The chances of the fight under way; for the active player also those of fights that the drafted movement leads
    to. Attacker is the active player."""
    now = odds_of_fight(table)
    if now is not None:
        planet = PLANET_NAMES[table.planet] if table.combat == "ground" else None
        return [shown(table.combat, table.foe, planet, now)]
    if seat != table.active:
        return []
    return [shown(*fight) for fight in fights_ahead(table)]


def shown(kind: str, foe: Seat, planet: str | None, chances: Odds) -> dict[str, Any]:
    """One fight; `exact` unless it was fought many times to find out."""
    return {
        "kind": kind,
        "foe": foe,
        "planet": planet,
        "attacker": round(chances.attacker, 4),
        "defender": round(chances.defender, 4),
        "draw": round(chances.draw, 4),
        "exact": chances.battles is None,
    }


def progress(table: TwilightImperium, seat: Seat | None) -> dict[str, dict[str, Any]]:
    """How far everybody is with the public objectives, and I with my secret ones: what counts, and how many it takes.
    Nobody learns what others do with objectives in their hands."""
    found = {}
    for objective in table.public:
        if objective_row(objective).check in MEASURES:
            found[CARD_NAMES[objective]] = measured(table, objective, range(table.seats))
    for objective in table.secrets[seat] if seat is not None else ():
        if objective_row(objective).check in MEASURES:
            found[CARD_NAMES[objective]] = measured(table, objective, (seat,))
    return found


def measured(table: TwilightImperium, objective: int, seats: Any) -> dict[str, Any]:
    """What each of these seats has of what counts; None for the others."""
    row = objective_row(objective)
    have = [MEASURES[row.check](table, who, row) if who in seats else None for who in range(table.seats)]
    return {"need": needed(row), "have": have}


def ballots(table: TwilightImperium, seat: Seat | None) -> list[dict[str, int]]:
    """Who has yet to vote on the agenda, in order, each with the votes that planets and abilities are good for."""
    if not table.agenda or table.cursor == "agenda-resolve" or table.marked("no-vote-at-all"):
        return []
    speaker, *others = table.clockwise(table.speaker)
    order = (*others, speaker)
    asked = table.step - 1 if table.cursor == "vote" else 0
    waiting = [who for who in order[max(asked, 0) :] if not table.voted[who] and may_vote(table, who)]
    return [{"seat": who, "votes": votes_of(table, who)} for who in waiting]


def votes_of(table: TwilightImperium, who: Seat) -> int:
    """All votes that a player could cast now."""
    planets = sum(table.influence(planet) for planet in voters(table, who))
    return planets + int(table.fold("free-votes", who, 0))


ASIDES = {"odds": odds, "movement": movement, "landing": landing, "progress": progress, "ballots": ballots}
