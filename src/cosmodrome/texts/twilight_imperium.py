"""Twilight Imperium in words: what the arguments of asks, options and events are called.

`describe` of the web client says the same; the head of `twilight-imperium.ftl` lists what each argument becomes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cosmodrome.texts.texts import Texts

NOBODY = -1
DAMAGED = "-damaged"
STRATEGIES = ("leadership", "diplomacy", "politics", "construction", "trade", "warfare", "technology", "imperial")

# Where the name of something that is used can stand, in this order.
SORTS = ("ability", "technology", "action-card", "note", "agenda", "objective", "unit", "strategy-card", "token")

# Questions whose key is no ability of its own but a part of one.
ABOUT = {"relocate": "transit_diodes"}

# Events of which some see more than others, with what they may see.
SECRETS = {
    **dict.fromkeys(("drew", "handed-over", "looked"), "cards"),
    **dict.fromkeys(("drew-secret", "returned-secret"), "objective"),
    "looked-at-agendas": "agendas",
    "put-agenda": "agenda",
    "gave-note": "note",
}


class Words:
    """One reader's words for the things of the game."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.say = texts.say
        self.names = names

    def seat(self, seat: int) -> str:
        """A player by name."""
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def named(self, sort: str, id: str) -> str:
        """A thing whose sort is known."""
        return self.say(fluent(f"{sort}-{id}"))

    def system(self, system: int) -> str:
        """A system by the name of its tile, with the number: maps show only that. A roll may be in none."""
        if not system:
            return ""
        return self.say("system-of", name=self.say(f"system-{system}"), number=system)

    def unit(self, unit: str) -> str:
        """A kind of unit; a damaged one says so."""
        name = self.named("kind", unit.removesuffix(DAMAGED))
        return self.say("unit-damaged", units=name) if unit.endswith(DAMAGED) else name

    def units(self, unit: str, count: int) -> str:
        """So many of a kind."""
        words = self.say(f"{fluent('kind-' + unit.removesuffix(DAMAGED))}.count", count=count)
        return self.say("unit-damaged", units=words) if unit.endswith(DAMAGED) else words

    def note(self, name: str) -> str:
        """`ceasefire-2` is the Ceasefire of seat 2."""
        id, _, owner = name.rpartition("-")
        return self.say("note-of", name=self.named("note", id), owner=self.seat(int(owner)))

    def ability(self, id: str) -> str:
        """What is used, whatever it is; then which part of it."""
        stem, _, part = id.partition("-")
        if part.isdecimal():
            return self.note(id)
        name = self.say(self.key_of(stem))
        key = f"ability-part-{part}"
        return f"{name}: {self.say(key)}" if part and self.texts.has(key) else name

    def key_of(self, id: str) -> str:
        """The key of a name, wherever it stands."""
        keys = [fluent(f"{sort}-{id}") for sort in SORTS]
        return next((key for key in keys if self.texts.has(key)), keys[0])

    def does(self, id: str) -> str:
        """What something does, a law what was voted for; empty where the box says no more than its name."""
        keys = [f"{self.key_of(id)}-{part}" for part in ("text", "for")]
        return next((self.say(key) for key in keys if self.texts.has(key)), "")

    def is_ability(self, id: str) -> bool:
        """Whether something is called so."""
        return self.texts.has(self.key_of(id))

    def reason(self, why: str) -> str:
        """What is paid for: an objective, a strategy card, an ability, the custodians; or production."""
        return self.ability(why) if self.is_ability(why) else self.say(f"unit-ability-{why}")

    def outcome(self, outcome: str) -> str:
        """For, Against, or what is elected."""
        kind, _, seat = outcome.partition("-")
        if kind == "player" and seat.isdecimal():
            return self.seat(int(seat))
        keys = (f"outcome-{outcome}", f"planet-{outcome}", f"agenda-{outcome}", f"objective-{outcome}")
        return self.say(next(key for key in map(fluent, keys) if self.texts.has(key)))

    def thing(self, thing: str, count: int) -> str:
        """What a transaction hands over."""
        kind, _, name = thing.partition("-")
        if kind == "note":
            return self.note(name)
        return self.named("action-card", name) if kind == "card" else self.say(f"thing-{thing}", count=count)

    def offer(self, offer: Mapping[str, int], proposing: bool) -> str:
        """What the reader gives and gets: `give` is what the proposer gives."""
        sides: dict[str, list[str]] = {"give": [], "want": []}
        for key, count in offer.items():
            side, _, thing = key.partition(":")
            if thing:
                sides[side].append(self.thing(thing, count))
        given, got = (sides["give"], sides["want"]) if proposing else (sides["want"], sides["give"])
        parts = [
            self.say(f"offer-{verb}", things=self.joined(things))
            for verb, things in (("give", given), ("get", got))
            if things
        ]
        return " ".join(parts) or self.say("offer-nothing")

    def joined(self, words: Iterable[str]) -> str:
        """Several of them."""
        return self.texts.joined(list(words))


def fluent(id: str) -> str:
    """Our ids have underscores, names have hyphens."""
    return id.replace("_", "-")


# ---- by the name of the argument -------------------------------------------------------------------------------------

Reader = Callable[[Words, Any], Any]


def names_of(sort: str) -> Reader:
    """The name of one thing, or of each in a list."""

    def read(words: Words, value: Any) -> str:
        if isinstance(value, str):
            return words.named(sort, value)
        return words.joined(words.named(sort, each) for each in value)

    return read


READERS: Mapping[str, Reader] = {
    **dict.fromkeys(
        ("subject", "target", "other", "foe", "taker", "winner", "owner", "partner", "loser"),
        lambda words, seat: words.seat(seat),
    ),
    "seats": lambda words, seats: words.joined(map(words.seat, seats)),
    **dict.fromkeys(("system", "origin", "tile"), lambda words, system: words.system(system)),
    "planet": names_of("planet"),
    "strategy": names_of("strategy-card"),
    "given": names_of("strategy-card"),
    "taken": names_of("strategy-card"),
    "technology": names_of("technology"),
    "card": names_of("action-card"),
    "objective": names_of("objective"),
    "agenda": names_of("agenda"),
    "agendas": names_of("agenda"),
    "faction": names_of("faction"),
    "factions": names_of("faction"),
    "unit": lambda words, unit: words.unit(unit),
    "note": lambda words, note: words.note(note),
    "ability": lambda words, ability: words.ability(ability),
    "outcome": lambda words, outcome: words.outcome(outcome),
    "window": lambda words, window: words.say(f"window-{window}"),
    **dict.fromkeys(("cards", "actions"), lambda words, names: words.joined(map(words.ability, names))),
    "dice": lambda words, dice: words.joined(map(str, dice)),
    "source": lambda words, source: words.named("planet", source) if isinstance(source, str) else words.system(source),
}

# ---- by the key of the text ------------------------------------------------------------------------------------------

Made = dict[str, Any]
Args = Mapping[str, Any]


def bounties(words: Words, args: Args) -> Made:
    """The strategy cards with trade goods on them."""
    cards = [
        f"{words.named('strategy-card', name)} ({count})"
        for name, count in zip(STRATEGIES, args["goods"], strict=True)
        if count
    ]
    return {"count": len(cards), "goods": words.joined(cards)}


def pools(words: Words, args: Args) -> Made:
    """Tokens in the pools: here `strategy` is a number."""
    return {name: args[name] for name in ("tactic", "fleet", "strategy")}


def moved_tokens(words: Words, args: Args) -> Made:
    """Command tokens that came to pools or left them, all and each."""
    counts = by_pool(args)
    names = {pool: words.say(f"board-pool-{pool}") for pool in counts}
    if len(counts) > 1:
        names = {pool: words.say("pool-count", pool=name, count=counts[pool]) for pool, name in names.items()}
    return {"count": sum(counts.values()), "pools": words.joined(names.values())}


def skipped(words: Words, args: Args) -> Made:
    """A planet is exhausted for a prerequisite, or something else is used."""
    planet = fluent(f"planet-{args['by']}")
    return {"by": words.say(planet) if words.texts.has(planet) else words.ability(args["by"])}


def aimed(words: Words, args: Args) -> Made:
    """Everything that a card is aimed at, the most exact last; an outcome is not struck but named."""
    names = [name for name in ("target", "strategy", "system", "planet", "unit", "agenda", "outcome") if name in args]
    things = [READERS[name](words, args[name]) for name in names]
    if "count" in args:
        things.append(words.thing("trade-goods", args["count"]))
    aim = "none" if not things else "outcome" if "outcome" in names else "thing"
    return {"aim": aim, "target": ", ".join(things)}


def paid(words: Words, args: Args) -> Made:
    """Trade goods and commodities that change hands."""
    things = (("trade-goods", args["goods"]), ("commodities", args["commodities"]))
    given = [words.thing(thing, count) for thing, count in things if count]
    return {"things": words.joined(given) or "nothing"}


def offered(words: Words, args: Args, proposing: bool) -> Made:
    """The terms of an offer, and those that the reader has got before making a counter-offer."""
    last = words.offer(args["last"], proposing) if args["last"] else ""
    return {"offer": words.offer(args["offer"], proposing), "last": last, "countered": "yes" if last else "no"}


def points(words: Words, args: Args) -> Made:
    """More or less of them, and where from."""
    gained = args["gained"]
    return {"gains": "yes" if gained > 0 else "no", "lost": -gained, "why": words.ability(args["why"])}


def rolled(words: Words, args: Args) -> Made:
    """A roll of the rules, or of an ability."""
    return {"ability": words.ability(args["why"]) if words.is_ability(args["why"]) else ""}


def law(words: Words, args: Args) -> Made:
    """Where a law lies."""
    owner, planet = args["owner"], args["planet"]
    if planet is not None:
        return {"where": "planet"}
    has_owner = owner is not None and owner != NOBODY
    return {"where": "owner" if has_owner else "all"}


def over(words: Words, args: Args) -> Made:
    """Nobody may have won."""
    winner = args["winner"]
    return {"won": "no" if winner is None or winner == NOBODY else "yes"}


SPECIAL: Mapping[str, Callable[[Words, Args], Made]] = {
    "ask-pick": bounties,
    "event-bounties": bounties,
    "ask-fleet-pool": pools,
    "about-fleet-pool": pools,
    "event-pools": pools,
    **dict.fromkeys(("event-gained-tokens", "event-spent-tokens", "event-lost-tokens"), moved_tokens),
    "option-skip": skipped,
    "ask-skipped": skipped,
    "ask-destroyed": lambda words, args: {"by": words.seat(args["by"])},
    "option-use": lambda words, args: {"card": (name := words.ability(args["card"])), "ability": name},
    "option-keep-card": lambda words, args: {"card": (name := words.ability(args["card"])), "objective": name},
    "option-card": lambda words, args: {"card": words.ability(args["card"])},
    "option-give": lambda words, args: {"thing": words.thing(args["thing"], args.get("count", 1))},
    "option-want": lambda words, args: {"thing": words.thing(args["thing"], args.get("count", 1))},
    "ask-terms": lambda words, args: offered(words, args, "countered" not in args["offer"]),
    "ask-answer-offer": lambda words, args: offered(words, args, "countered" in args["offer"]),
    "ask-pay": lambda words, args: {"reason": words.reason(args["why"])},
    "option-reroll": lambda words, args: {"whose": "unit" if "unit" in args else "any"},
    "ask-used": aimed,
    "event-aimed": aimed,
    **dict.fromkeys(
        ("event-exhausted", "event-readied"), lambda words, args: {"many": "yes" if len(planets(args)) > 1 else "no"}
    ),
    "event-use": lambda words, args: {"target": ""},
    "event-paid": paid,
    "event-points": points,
    # Infantry that comes back is taken from there, and told where it is placed.
    "event-set-aside": lambda words, args: {"aside": "yes" if args["count"] > 0 else "no"},
    "event-rolled": rolled,
    "event-law": law,
    "event-combat-over": over,
    "event-moved": lambda words, args: {"units": words.joined(words.units(*each) for each in args["units"].items())},
}


def placed(words: Words, args: Args) -> Made:
    """Units are counted; some stand on a planet, some in space, and where there is no choice nothing is said."""
    made: Made = {}
    if "unit" in args or "count" in args:
        if isinstance(args.get("count"), int) and isinstance(args.get("unit", "infantry"), str):
            made["units"] = words.units(args.get("unit", "infantry"), args["count"])
    place = args.get("planet")
    made["place"] = "none" if place is None else "space" if place == "space" else "planet"
    if made["place"] == "space":
        made["planet"] = ""
    return made


def asked_by(words: Words, key: str) -> Made:
    """A question of an ability or a card has its name and its text."""
    id = key.partition("-")[2]
    stem = ABOUT.get(id, id.partition("-")[0])
    if not words.is_ability(stem):
        return {}
    return {"ability": words.ability(stem), "text": words.does(stem)}


def join(one: Args, other: Args) -> Args | None:
    """Units that move the same way are one fleet, those of a kind that come to the same place are counted; planets are
    exhausted and readied together, command tokens of several pools gained, spent and lost."""
    match other["key"]:
        case "moved" if (one["origin"], one["system"]) == (other["origin"], other["system"]):
            units, more = one["units"], other["units"]
            return {**other, "units": added(units, more)}
        case "placed" | "landed" if all(one.get(name) == other.get(name) for name in ("unit", "system", "planet")):
            return {**other, "count": one["count"] + other["count"]}
        case "gained-tokens" | "spent-tokens" | "lost-tokens":
            return {**other, "pools": added(by_pool(one), by_pool(other))}
        case "exhausted" | "readied":
            return {**other, "planet": [*planets(one), *planets(other)]}
    return None


def added(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    """Both, name by name."""
    return {name: one.get(name, 0) + other.get(name, 0) for name in (*one, *other)}


def by_pool(args: Args) -> dict[str, int]:
    """The command tokens that an event is about: of one pool, or of several that were joined."""
    return args["pools"] if "pools" in args else {args["pool"]: args["count"]}


def planets(args: Args) -> list[str]:
    """The planets that an event is about: one, or several that were joined."""
    return args["planet"] if isinstance(args["planet"], list) else [args["planet"]]


def describe(key: str, args: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> dict[str, Any]:
    """The arguments of the text `key` as Fluent can show them; what is not here is plain."""
    words = Words(texts, names)
    kind, _, event = key.partition("-")
    made = asked_by(words, key) if kind in ("ask", "about") and "ability" not in args else {}
    made.update(placed(words, args))
    if key in SPECIAL:
        made.update(SPECIAL[key](words, args))
    for name, value in args.items():
        if name in READERS and name not in made and value is not None:
            made[name] = READERS[name](words, value)
    if key in ("ask-predict", "about-predict", "about-used"):
        made["text"] = words.does(args["ability"].partition("-")[0])
    if kind == "event" and event in SECRETS:
        made["known"] = "yes" if args.get(SECRETS[event]) else "no"
    return made
