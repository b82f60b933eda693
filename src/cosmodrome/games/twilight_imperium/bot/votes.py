"""The agenda phase: what an outcome is worth to a bot, how many votes it is worth, and which agendas it wants."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from cosmodrome.games.twilight_imperium.bot.goals import missing
from cosmodrome.games.twilight_imperium.bot.seen import GOOD, POINT, TOKEN, Seen, Weigh
from cosmodrome.games.twilight_imperium.data.agendas import BY_ID, Agenda
from cosmodrome.games.twilight_imperium.data.objectives import BY_ID as OBJECTIVE
from cosmodrome.games.twilight_imperium.index import MECATOL_REX, PLANET, TRAIT
from cosmodrome.kernel import Ask, Option, Seat

LITTLE: Final = 1.5  # a stake that deserves one planet only


def ranks(seen: Seen) -> tuple[bool, bool]:
    """Whether I have most points, and whether I have fewest."""
    all_points = [seen.points(seat) for seat in (*seen.others, seen.me)]
    return seen.points(seen.me) == max(all_points), seen.points(seen.me) == min(all_points)


def seed(seen: Seen) -> float:
    """Those with most points gain one, or those with fewest."""
    first, last = ranks(seen)
    return POINT * (first - last)


def mutiny(seen: Seen) -> float:
    """Who votes for it gains a point if it passes, and loses one if it fails: for, if I can carry it alone."""
    others = sum(seen.planets[p]["influence"] for seat in seen.others for p in seen.planets_of(seat))
    return POINT if seen.purse("influence") > 0.6 * others else -1.0


def equality(seen: Seen) -> float:
    """Everybody has five goods afterwards, or none."""
    return 5 * GOOD - 0.5 * max((seen.players[seat]["goods"] for seat in seen.others), default=0)


def arms(seen: Seen) -> float:
    """Those with many dreadnoughts and cruisers lose some."""
    return -1.5 * (max(seen.figures("dreadnought") - 2, 0) + max(seen.figures("cruiser") - 4, 0)) + 0.3


def sheets(seen: Seen) -> float:
    """A law against big fleet pools."""
    return -TOKEN * max(int(seen.own["fleet"]) - 4, 0) - 0.3


# What `for` is worth to me, compared with `against`.
FOR: Final[Mapping[str, Callable[[Seen], float]]] = {
    "seed_of_an_empire": seed,
    "mutiny": mutiny,
    "economic_equality": equality,
    "arms_reduction": arms,
    "fleet_regulations": sheets,
    "executive_sanctions": lambda seen: 1.2 * (3 - int(seen.own["actions"])),
    "anti_intellectual_revolution": lambda seen: -2.0,
    "conventions_of_war": lambda seen: 1.0,
    "enforced_travel_ban": lambda seen: -0.5,
    "homeland_defense_act": lambda seen: 0.5 + 0.5 * seen.figures("pds"),
    "publicize_weapon_schematics": lambda seen: -1.0,
    "regulated_conscription": lambda seen: -2.0,
    "representative_government": lambda seen: 2.0 * (seen.wealth(seen.leader) - seen.wealth(seen.me) > 0) - 1.0,
    "shared_research": lambda seen: 0.8,
    "wormhole_reconstruction": lambda seen: 0.5,
    "incentive_program": lambda seen: -2.0 if seen.points(seen.me) >= 4 else 1.0,
    "ixthian_artifact": lambda seen: -1.0 if seen.owner(MECATOL_REX) == seen.me else 2.0,
    "new_constitution": lambda seen: sum(law_worth(seen, law["agenda"]) for law in seen.view["agenda"]["laws"]) - 1.0,
    "swords_to_plowshares": lambda seen: 0.5,
    "unconventional_measures": lambda seen: 2.0,
    "wormhole_research": lambda seen: 0.5,
}
# What it is worth to be elected, or to have the planet that is.
BAD_FOR: Final[Mapping[str, float]] = {
    "public_execution": 4.0,
    "colonial_redistribution": 8.0,
    "compensated_disarmament": 3.0,
    "demilitarized_zone": 4.0,
}
GOOD_FOR: Final[Mapping[str, float]] = {
    "archived_secret": 6.0,
    "imperial_arbiter": 2.0,
    "minister_of_commerce": 4.0,
    "minister_of_exploration": 3.0,
    "minister_of_policy": 4.0,
    "minister_of_sciences": 4.0,
    "minister_of_war": 3.0,
}
A_BOON: Final = 2.5
# What it is worth to have voted for an outcome that wins.
JOINING: Final[Mapping[tuple[str, str], float]] = {
    ("mutiny", "for"): POINT,
    ("unconventional_measures", "for"): 3.0,
    ("conventions_of_war", "against"): -3.0,
    ("representative_government", "against"): -1.5,
    ("wormhole_research", "against"): -TOKEN,
}


def outcome_worth(seen: Seen, agenda: str, outcome: str) -> float:
    """What an outcome is worth to me."""
    row = BY_ID[agenda]
    if row.vote == "for_against":
        worth = FOR[agenda](seen) if agenda in FOR else 0.0
        return worth / 2 if outcome == "for" else -worth / 2
    if row.vote == "elect_player":
        seat = int(outcome.removeprefix("player-"))
        return -seen.threat(seat) * boon(row)
    if row.vote == "elect_planet":
        owner = seen.owner(PLANET[outcome])
        worth = boon(row) + 0.1 * seen.yields(PLANET[outcome]) * (1 if boon(row) > 0 else -1)
        return 0.0 if owner is None else -seen.threat(owner) * worth
    if row.vote == "elect_law":
        return law_worth(seen, outcome)
    return POINT / (1 + missing(seen, OBJECTIVE[outcome])) - 1.0  # a secret that everybody may score


def boon(row: Agenda) -> float:
    """What it is worth to be elected."""
    if row.id in BAD_FOR:
        return -BAD_FOR[row.id]
    return GOOD_FOR.get(row.id, A_BOON) + POINT * row.points


def law_worth(seen: Seen, agenda: str) -> float:
    """What it is worth to me if a law goes."""
    law = next((law for law in seen.view["agenda"]["laws"] if law["agenda"] == agenda), None)
    row = BY_ID[agenda]
    if law is None:
        return 0.0
    owner = law["owner"] if law["planet"] is None else seen.owner(PLANET[law["planet"]])
    if owner is not None:
        return seen.threat(owner) * boon(row)
    return -FOR[agenda](seen) / 2 if agenda in FOR else 0.0


def weigh_decision(seen: Seen, ask: Ask) -> Weigh:
    """The best outcome, for the speaker who decides a tie."""
    agenda = seen.view["agenda"]["agenda"]
    return lambda option: outcome_worth(seen, agenda, option[1]) if option[0] == "vote" and agenda else 0.0


def weigh_vote(seen: Seen, ask: Ask) -> Weigh:
    """The best outcome that my votes can carry, compared with the outcome without them; no votes are wasted."""
    agenda = seen.view["agenda"]["agenda"]
    if not agenda:
        return lambda option: 0.0
    later = still_to_vote(seen)
    votes, mine = tally(seen, *later), votes_of(seen, seen.me)
    ahead = max(votes, key=votes.__getitem__, default="")
    without = outcome_worth(seen, agenda, ahead) if ahead else 0.0

    def weigh(option: Option) -> float:
        if option[0] != "vote":
            return 0.0
        name = str(option[1])
        lead = votes[name] - max((count for other, count in votes.items() if other != name), default=0)
        speaks = seen.view["turn"]["speaker"] == seen.me
        if lead + mine + speaks <= 0:
            return -0.1  # lost already
        joining = JOINING.get((agenda, name), 0.0)
        if lead > 0 or (lead == 0 and name == ahead and speaks):
            return joining + (0.2 * outcome_worth(seen, agenda, name) if later else -0.05)  # won already, as it seems
        return joining + outcome_worth(seen, agenda, name) - without

    return weigh


def still_to_vote(seen: Seen) -> list[Seat]:
    """TI-83.7: the players who vote after me: clockwise from the left of the speaker, who is the last."""
    ring, speaker = seen.view["turn"]["ring"], seen.view["turn"]["speaker"]
    at = ring.index(speaker) + 1
    order = [*ring[at:], *ring[:at]]
    return [seat for seat in order[order.index(seen.me) + 1 :] if seat in seen.others]


def weigh_elected(seen: Seen, ask: Ask) -> Weigh:
    """Whom to elect without a vote: who gains by it for me."""
    agenda = seen.view["agenda"]["agenda"]
    return lambda option: -seen.threat(option[1]) * boon(BY_ID[agenda]) if option[0] == "player" and agenda else 0.0


def weigh_law(seen: Seen, ask: Ask) -> Weigh:
    """Which law to do away with."""
    return lambda option: law_worth(seen, option[1]) if option[0] == "law" else 0.0


# ---- how the others will vote ----------------------------------------------------------------------------------------


def votes_of(seen: Seen, seat: Seat) -> int:
    """What a player can vote with: the influence of readied planets; nothing for who predicts, or must not vote."""
    predicts = any(prediction[0] == seat for prediction in seen.view["agenda"]["predictions"])
    if predicts or f"no-vote:{seat}" in seen.view["turn"]["marks"]:
        return 0
    return sum(int(seen.planets[p]["influence"]) for p in seen.planets_of(seat) if seen.planets[p]["ready"])


def favourite(seen: Seen, seat: Seat) -> str:
    """What a player will vote for: what I would in that place, by what lies open."""
    view = seen.view if seat == seen.me else {**seen.view, "hand": UNSEEN}
    names: list[str] = seen.view["agenda"]["outcomes"]
    agenda, there = seen.view["agenda"]["agenda"], Seen(view, seat)
    return max(names, key=lambda name: outcome_worth(there, agenda, name))


UNSEEN: Final[Mapping[str, list[str]]] = {"cards": [], "secrets": [], "notes": []}


def tally(seen: Seen, *voters: Seat) -> dict[str, int]:
    """The votes for each outcome: those that were cast, and those that these players will cast."""
    info = seen.view["agenda"]
    found = dict.fromkeys(info["outcomes"], 0)
    for name, count in zip(info["voted"], info["votes"], strict=True):
        if name in found:
            found[name] += count
    for seat in voters:
        if info["voted"][seat] is None and found:
            found[favourite(seen, seat)] += votes_of(seen, seat)
    return found


def expected(seen: Seen, *voters: Seat) -> tuple[str, float]:
    """The likeliest outcome, and how likely it is."""
    key = "expected", voters
    if key not in seen.known:
        votes = tally(seen, *voters)
        name = max(votes, key=votes.__getitem__, default="")
        seen.known[key] = name, 0.1 + 0.8 * votes.get(name, 0) / max(sum(votes.values()), 1)
    found: tuple[str, float] = seen.known[key]
    return found


def weigh_prediction(seen: Seen, ask: Ask) -> Weigh:
    """The outcome that the others will bring about; of equals what is good for me."""
    agenda, votes = seen.view["agenda"]["agenda"], tally(seen, *seen.others)
    return lambda option: votes[option[1]] + (0.01 * outcome_worth(seen, agenda, option[1]) if agenda else 0.0)


def prediction_worth(seen: Seen, reward: float) -> float:
    """What a prediction is worth: the reward if it comes true, less what my vote would have changed."""
    agenda = seen.view["agenda"]["agenda"]
    if agenda is None:
        return 0.0
    (without, chance), (with_me, _) = expected(seen, *seen.others), expected(seen, *seen.others, seen.me)
    lost = outcome_worth(seen, agenda, with_me) - outcome_worth(seen, agenda, without) if without and with_me else 0.0
    return reward * chance - max(lost, 0.0) - 0.2


def silenced_worth(seen: Seen, seat: Seat) -> float:
    """What it is worth that a player cannot vote: what comes about without these votes, my predictions counted."""
    others = [other for other in seen.others if other != seat]
    (without, _), (with_them, _) = expected(seen, *others, seen.me), expected(seen, *others, seen.me, seat)
    agenda = seen.view["agenda"]["agenda"]
    if agenda is None or not without or not with_them:
        return 0.0
    told = [named for who, _, named in seen.view["agenda"]["predictions"] if who == seen.me]
    gain = outcome_worth(seen, agenda, without) - outcome_worth(seen, agenda, with_them)
    return gain + 4.0 * (told.count(without) - told.count(with_them)) + 0.1 * seen.threat(seat)


def weigh_silenced(seen: Seen, ask: Ask) -> Weigh:
    """Whose votes do me most harm."""
    return lambda option: silenced_worth(seen, option[1]) if option[1] != seen.me else -99.0


def bribe_worth(seen: Seen, goods: int) -> float:
    """What it is worth to spend trade goods for so many votes more, once all have voted. On a tie the speaker decides:
    for me only if I am the speaker."""
    info = seen.view["agenda"]
    mine, votes = info["voted"][seen.me], tally(seen)
    rival = max((name for name in votes if name != mine), key=votes.__getitem__, default=None)
    if not mine or rival is None or info["agenda"] is None:
        return 0.0
    lead = votes[mine] - votes[rival] + (seen.view["turn"]["speaker"] == seen.me)
    if lead > 0 or lead + goods <= 0:
        return -GOOD * goods
    stake = outcome_worth(seen, info["agenda"], mine) - outcome_worth(seen, info["agenda"], rival)
    return stake - GOOD * goods


def bribery_worth(seen: Seen) -> float:
    """The same for as many goods as serve best."""
    return max((bribe_worth(seen, goods) for goods in range(1, int(seen.own["goods"]) + 1)), default=0.0)


def weigh_bribe(seen: Seen, ask: Ask) -> Weigh:
    """How many trade goods: as few as do."""
    return lambda option: bribe_worth(seen, option[1]) if len(option) > 1 else 0.0


# ---- votes and the deck ----------------------------------------------------------------------------------------------


def weigh_ballots(seen: Seen, ask: Ask) -> Weigh:
    """Planets are readied after the second agenda: all votes there, or where much is at stake; else one planet."""
    info = seen.view["agenda"]
    outcome, agenda = info["voted"][seen.me], info["agenda"]
    stake = abs(outcome_worth(seen, agenda, outcome)) if outcome else LITTLE + 1
    everything = info["number"] >= 2 or stake > LITTLE

    def weigh(option: Option) -> float:
        if option[0] == "all":
            return 2.0 if everything else 0.0
        if option[0] == "done":
            return 1.5
        return 1.0 - 0.05 * int(seen.planets[PLANET[option[1]]]["influence"])

    return weigh


def buried_worth(seen: Seen, seat: Seat) -> float:
    """The votes of a rival that go with the readied cultural planets."""
    votes = [
        seen.planets[p]["influence"]
        for p in seen.planets_of(seat)
        if TRAIT[p] == "cultural" and seen.planets[p]["ready"]
    ]
    return float(0.4 * sum(votes) * max(seen.threat(seat), 0.3))


def weigh_buried(seen: Seen, ask: Ask) -> Weigh:
    """Who loses most votes, never me."""
    return lambda option: buried_worth(seen, option[1]) if option[1] != seen.me else -99.0


def weigh_agenda_deck(seen: Seen, ask: Ask) -> Weigh:
    """On top what can be to my gain, to the bottom what only hurts."""

    def weigh(option: Option) -> float:
        row = BY_ID[option[1]]
        if row.vote == "for_against":
            worth = abs(FOR[row.id](seen)) if row.id in FOR else 0.0
        else:
            worth = abs(boon(row)) if row.vote in ("elect_player", "elect_planet") else 0.5
        return worth - 1.5 if option[0] == "top" else 1.5 - worth

    return weigh
