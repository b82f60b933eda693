"""The agenda phase, TI-83: two agendas, each revealed, voted on and resolved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle
from typing import Any, Final, TypeVar

from cosmodrome.games.twilight_imperium.cards import renew_agendas
from cosmodrome.games.twilight_imperium.data.agendas import Agenda
from cosmodrome.games.twilight_imperium.elimination import check_in_space
from cosmodrome.games.twilight_imperium.figures import check_figures
from cosmodrome.games.twilight_imperium.index import (
    AGENDA,
    CARD_NAMES,
    IS_HOME,
    MECATOL_REX,
    NOBODY,
    OBJECTIVE,
    PLANET,
    PLANET_NAMES,
    TRAIT,
    agenda_row,
    bits,
)
from cosmodrome.games.twilight_imperium.status import next_round
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.verbs import ABSTAIN, ALL, EXHAUSTS, OUTCOME, REWARD
from cosmodrome.games.twilight_imperium.windows import window
from cosmodrome.kernel import DONE, Choose, Option, Rule, Seat

Body = TypeVar("Body", bound=Callable[..., Any])
FOR, AGAINST = "for", "against"
AGENDAS_EACH: Final = 2
OUTCOMES: Final[dict[tuple[str, str], Callable[..., Any]]] = {}
VOTABLE: Final[dict[str, Callable[[TwilightImperium], bool]]] = {}
REWARDS: Final[dict[str, Callable[..., Any]]] = {}


def outcome(agenda: str, what: str = "elected") -> Callable[[Body], Body]:
    """Declare what an outcome does: `for` and `against` with `(table)`, an election with `(table, elected)`, where
    `elected` is a seat, a planet or a card. A law is in play already when it is called."""

    def declare(body: Body) -> Body:
        OUTCOMES[agenda, what] = body
        return body

    return declare


def votable(agenda: str) -> Callable[[Body], Body]:
    """Declare whether an agenda is voted on, `(table)`; if not, it is discarded, and another one revealed. It needs no
    saying of one that has no outcome: a law to be elected where there is none."""

    def declare(body: Body) -> Body:
        VOTABLE[agenda] = body
        return body

    return declare


def reward(ability: str) -> Callable[[Body], Body]:
    """Declare what a right prediction brings, TI-83.22b: `(table, seat)`."""

    def declare(body: Body) -> Body:
        REWARDS[ability] = body
        return body

    return declare


def begin(table: TwilightImperium) -> Rule[None]:
    """The start of the agenda phase."""
    table.agendas = 0
    yield from window(table, "agenda.start")
    table.cursor = "agenda-reveal"


def reveal(table: TwilightImperium) -> Rule[None]:
    """TI-83.2a: the top agenda is revealed; first *when*, then *after* it is revealed (TI-74.16)."""
    table.begin_agenda()
    while True:
        yield from turn_up(table)
        if not table.agenda:
            table.cursor = "agenda-end"
            return
        if not possible(table):  # another one is revealed instead
            table.discard_agenda(table.agenda)
            continue
        yield from window(table, "agenda.when", agenda=CARD_NAMES[table.agenda])
        if table.agenda:
            break
        table.forget("agenda")  # it was discarded, with all that was used for it, and the next one follows: TI-R56
        table.renew_transactions()
    table.cursor = "agenda-after"


def turn_up(table: TwilightImperium) -> Rule[None]:
    """The top agenda, if there is any; or a law that is voted on again, which is no agenda more."""
    if law := reopened(table):
        table.unmark("vote-again")
        table.agendas -= 1
        table.reopen_agenda(law)
        return
    yield from renew_agendas(table)
    if table.agenda_deck:
        table.reveal_agenda()


def reopened(table: TwilightImperium) -> int:
    """The law that is voted on again, or 0; one whose owner was eliminated is not in play any more (TI-65.3)."""
    law = table.marked("vote-again")
    return law if law in table.laws_in_play() else 0


def after(table: TwilightImperium) -> Rule[None]:
    """TI-74.16: what is used after the agenda is revealed."""
    yield from window(table, "agenda.after", agenda=CARD_NAMES[table.agenda])
    table.cursor = "agenda-voting"


def voting(table: TwilightImperium) -> Rule[None]:
    """What is used before anybody has voted."""
    yield from window(table, "agenda.voting", agenda=CARD_NAMES[table.agenda])
    table.step = 0
    table.cursor = "vote"


def possible(table: TwilightImperium) -> bool:
    """Whether the agenda has any outcome, and is not to be discarded at once."""
    test = VOTABLE.get(agenda_row(table.agenda).id)
    return (test is None or test(table)) and bool(outcomes(table))


def outcomes(table: TwilightImperium) -> list[str]:
    """TI-83.8, TI-83.9: what can be voted for."""
    row = agenda_row(table.agenda)
    if row.vote == "for_against":
        return [FOR, AGAINST]
    if row.vote == "elect_player":
        return [f"player-{seat}" for seat in table.clockwise(table.speaker)]
    if row.vote == "elect_planet":  # TI-83.11: only planets that somebody controls
        return [PLANET_NAMES[planet] for planet in electable(table, row)]
    if row.vote == "elect_law":
        return [CARD_NAMES[card] for card in table.laws_in_play()]
    return [CARD_NAMES[card] for seat in table.alive() for card in table.scored_secrets(seat)]


def electable(table: TwilightImperium, row: Agenda) -> list[int]:
    """The controlled planets that the agenda allows."""
    planets = [planet for planet, owner in enumerate(table.owner) if owner != NOBODY]
    if row.restriction in ("cultural", "industrial", "hazardous"):
        return [planet for planet in planets if TRAIT[planet] == row.restriction]
    if row.restriction == "non_home_not_mecatol":
        return [planet for planet in planets if not IS_HOME[planet] and planet != MECATOL_REX]
    return planets


# ---- voting ----------------------------------------------------------------------------------------------------------


def vote(table: TwilightImperium) -> Rule[None] | None:
    """TI-83.2b: the next player, clockwise from the speaker's left; the speaker votes last (TI-58.2)."""
    order = table.clockwise(table.speaker)
    order = (*order[1:], order[0])
    if table.step >= len(order) or table.marked("no-vote-at-all"):
        table.step = 0
        table.cursor = "agenda-resolve"
        return None
    seat = order[table.step]
    table.step += 1
    if not may_vote(table, seat):
        return None
    return cast(table, seat)


def may_vote(table: TwilightImperium, seat: Seat) -> bool:
    """TI-83.16: who cannot vote casts no votes in any way."""
    if table.marked("no-vote", seat) or not table.fold("may-vote", seat, True):
        return False
    return bool(voters(table, seat)) or table.fold("free-votes", seat, 0) > 0


def voters(table: TwilightImperium, seat: Seat) -> list[int]:
    """TI-83.6: readied planets with influence; a law may forbid to exhaust them."""
    if not table.fold("planets-vote", seat, True):
        return []
    away = table.exhausted | table.paying
    return [p for p in table.planets(seat) if not away >> p & 1 and table.influence(p) > 0]


def cast(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-83.6, TI-83.7: one outcome, and any number of planets for it; or abstain (TI-83.14)."""
    choice = yield Choose(seat, "vote", vote_options, table, seat, args={"agenda": CARD_NAMES[table.agenda]})
    if choice == ABSTAIN:
        table.abstain(seat)
        return
    name = str(choice[1])
    votes = int(table.fold("free-votes", seat, 0))
    while voters(table, seat):
        choice = yield Choose(
            seat, "cast-votes", ballot_options, table, seat, bool(table.paying or votes), args={"outcome": name}
        )
        if choice == DONE:
            break
        if choice == ALL:
            for planet in voters(table, seat):
                table.paying |= 1 << planet
        else:
            table.paying |= 1 << PLANET[choice[1]]
    for planet in bits(table.paying):  # TI-83.6a
        votes += table.influence(planet)
        table.exhaust(seat, planet)
    table.paying = 0
    table.cast(seat, name, votes)
    yield from window(table, "voted", seat=seat)


def vote_options(table: TwilightImperium, seat: Seat) -> list[Option]:
    """The outcomes, or none."""
    return [*(OUTCOME(name) for name in outcomes(table)), ABSTAIN]


def ballot_options(table: TwilightImperium, seat: Seat, enough: bool) -> list[Option]:
    """All planets at once, or one after the other."""
    return [ALL, *(EXHAUSTS[planet] for planet in voters(table, seat)), *([DONE] if enough else [])]


# ---- the outcome -----------------------------------------------------------------------------------------------------


def resolve(table: TwilightImperium) -> Rule[None]:
    """TI-83.2c, TI-83.18: the outcome with the most votes; TI-83.19: the speaker decides ties."""
    yield from window(table, "votes.cast")
    if not table.marked("decided"):
        yield from decide(table)
    row = agenda_row(table.agenda)
    if row.vote == "elect_player":
        yield from window(table, "elected", seat=elected_seat(table))
    table.announce()
    yield from carry_out(table, table.agenda, table.chosen)
    yield from check_in_space(table, *table.alive())
    yield from reward_all(table)
    for seat in table.alive():
        yield from check_figures(table, seat)
    yield from check_in_space(table, *table.alive())
    table.end_agenda()
    table.cursor = "agenda-reveal" if table.agendas < AGENDAS_EACH or reopened(table) else "agenda-end"


def came_true(table: TwilightImperium) -> list[tuple[Seat, str]]:
    """TI-83.22b, TI-74.20: whose predictions were right, clockwise from the speaker."""
    order = table.clockwise(table.speaker)
    right = [(seat, ability) for seat, ability, named in table.predictions if named == table.chosen and seat in order]
    return sorted(right, key=lambda one: order.index(one[0]))


def reward_all(table: TwilightImperium) -> Rule[None]:
    """TI-74.20: one reward each in that order, round after round; who has several says which comes first (TI-R81)."""
    left = came_true(table)
    for seat in cycle(table.clockwise(table.speaker)):
        if not left:
            return
        if own := [ability for who, ability in left if who == seat]:
            ability = own[0]
            if len(own) > 1 and seat not in table.eliminated:
                ability = (yield Choose(seat, "reward", [REWARD(name) for name in own]))[1]
            left.remove((seat, ability))
            if seat not in table.eliminated:
                table.come_true(seat, ability)
                yield from _run(REWARDS[ability](table, seat))


def decide(table: TwilightImperium) -> Rule[None]:
    """TI-83.19: on a tie, or without votes, the speaker chooses, barred from voting or not (TI-R28)."""
    tally: dict[str, int] = {}
    for seat in table.alive():
        if table.voted[seat]:
            tally[table.voted[seat]] = tally.get(table.voted[seat], 0) + table.votes[seat]
    most = max(tally.values(), default=0)
    best = [name for name in outcomes(table) if not most or tally.get(name, 0) == most]
    if len(best) > 1:
        choice = yield Choose(table.speaker, "decide", [OUTCOME(name) for name in best])
        best = [str(choice[1])]
        table.break_tie(best[0])
    table.choose_outcome(best[0])


def elected_seat(table: TwilightImperium) -> Seat:
    """The elected player."""
    return int(table.chosen.removeprefix("player-"))


def thing_elected(row: Agenda, name: str) -> int:
    """The seat, planet or card that an outcome names."""
    if row.vote == "elect_player":
        return int(name.removeprefix("player-"))
    if row.vote == "elect_planet":
        return PLANET[name]
    return AGENDA[name] if row.vote == "elect_law" else OBJECTIVE[name]


def carry_out(table: TwilightImperium, card: int, name: str) -> Rule[None]:
    """TI-83.20, TI-83.21: a law that passes stays in play; everything else is resolved and discarded."""
    row = agenda_row(card)
    election = row.vote != "for_against"
    stays = row.kind == "law" and name != AGAINST
    table.lift_law(card)  # of a law that was voted on again
    if stays:
        place_law(table, card, row, name)
    effect = OUTCOMES.get((row.id, "elected" if election else name))
    if effect is not None:
        yield from _run(effect(table, thing_elected(row, name)) if election else effect(table))
    if not stays and table.agenda == card:
        table.discard_agenda(card)


def place_law(table: TwilightImperium, card: int, row: Agenda, name: str) -> None:
    """TI-26.3: where the law lies."""
    if row.placement == "owner":
        table.enact(card, owner=thing_elected(row, name))
        if row.points:
            table.score(thing_elected(row, name), row.points, row.id)
    elif row.placement == "attach":
        table.enact(card, planet=thing_elected(row, name))
    else:
        table.enact(card)


def _run(effect: Any) -> Rule[None]:
    if effect is not None:
        yield from effect


def end(table: TwilightImperium) -> None:
    """TI-83.4: planets are readied, and a new round begins."""
    for seat in table.alive():
        table.ready_planets(seat)
    table.forget("agenda-phase")
    next_round(table)


def predict(table: TwilightImperium, seat: Seat, ability: str) -> Rule[None]:
    """TI-83.22, TI-83.22a: a player names aloud a possible outcome."""
    choice = yield Choose(seat, "predict", [OUTCOME(name) for name in outcomes(table)], args={"ability": ability})
    table.predict(seat, ability, str(choice[1]))


def voted_for(table: TwilightImperium, name: str) -> Sequence[Seat]:
    """Who cast votes for an outcome, in speaker order."""
    return [seat for seat in table.clockwise(table.speaker) if table.voted[seat] == name and table.votes[seat]]


def pass_on(table: TwilightImperium, name: str, to: Seat) -> None:
    """A law and its victory point go from its owner to another player (TI-R21)."""
    card = AGENDA[name]
    table.lose_points(table.law_owner(card), 1, name)
    table.pass_law(card, to)
    table.score(to, 1, name)
