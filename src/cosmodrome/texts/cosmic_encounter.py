"""Cosmic Encounter in words: what the arguments of asks, options and events are called.

`describe` of the web client says the same; the head of `cosmic-encounter.ftl` lists what each argument becomes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cosmodrome.texts.texts import Texts

SLOTS = 6  # numbers of planets a system has
PLACES = {-1: "gate", -2: "beside", -3: "warp", -4: "limbo", -5: "out"}  # as ships move; below them: a technology
SIDES = ("offense", "defense")
WORDS = ("odd", "even", "in", "out")
CARD_TERM = "card-"  # a term that asks for a card by name

# What a number means that a use is aimed at; where nothing is said here it is a seat.
PLANETS = ("coldsleep_ship", "omega_missile", "wild-tick_tock")
GAPS = ("lunar_cannon-move",)
SHIPS = ("kamikaze", "wild-kamikaze")
NUMBERS = ("wild-gambler",)
CHANGES = ("xenon_lasers",)

# Events of which some see more than others, with what they may see.
SECRETS = {
    **dict.fromkeys(("drew", "hand-dealt", "handed-over", "loan-returned", "looked", "got-card", "piled-up"), "cards"),
    **dict.fromkeys(("aliens-dealt", "sheet"), "aliens"),
    "technologies-drawn": "technologies",
    "technology": "technology",
}


class Words:
    """One reader's words for the things of the game."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.say = texts.say
        self.names = names

    def card(self, id: str) -> str:
        """`attack-04` is an attack of 4; flares have names of their own."""
        kind, _, value = id.partition("-")
        if kind in ("attack", "reinforcement") and value.isdecimal():
            return self.say(f"card-{kind}", value=int(value))
        return self.say(fluent(id if kind == "flare" else f"card-{id}") if id != "?" else "card-hidden")

    def alien(self, id: str) -> str:
        """The name on a sheet."""
        return self.say(fluent(f"alien-{id}") if id != "?" else "power-hidden")

    def technology(self, id: str) -> str:
        """The name of a technology."""
        return self.say(fluent(f"tech-{id}") if id != "?" else "card-type-technology")

    def ability(self, id: str) -> str:
        """A power by its alien, a flare by its part, a card or a technology by its name; then which part of it."""
        part = fluent(f"ability-part-{id}")
        name = self._ability(id)
        return f"{name}: {self.say(part)}" if self.texts.has(part) else name

    def does(self, id: str) -> str:
        """What a power, a flare's part, a card or a technology does."""
        kind, _, rest = id.partition("-")
        if kind in ("wild", "super"):
            flare = rest if rest.endswith("-classic") else rest.partition("-")[0]
            return self.say(fluent(f"flare-{flare}-{kind}"))
        keys = [fluent(f"{sort}-{kind}-text") for sort in ("alien", "tech", "card")]
        return next((self.say(key) for key in keys if self.texts.has(key)), "")

    def _ability(self, id: str) -> str:
        if id.startswith("reinforcement-"):
            return self.card(id)
        kind, _, rest = id.partition("-")
        if kind in ("wild", "super"):
            return self.say(fluent(f"flare-{rest.partition('-')[0]}.{kind}"))
        key = next((key for sort in ("alien", "tech") if self.texts.has(key := fluent(f"{sort}-{kind}"))), None)
        return self.say(key or fluent(f"card-{kind}"))

    def seat(self, seat: int) -> str:
        """A player by name."""
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat)

    def planet(self, planet: int) -> str:
        """A planet by its system and number; ships come from other places too."""
        if planet < 0:
            return self.say(f"spot-{place_of(planet)}")
        return self.say("planet-of", seat=self.seat(planet // SLOTS), number=planet % SLOTS + 1)

    def place(self, place: int | str) -> str:
        """Where ships are, as an event names it."""
        return self.planet(place) if isinstance(place, int) else self.say(f"spot-{place}")

    def planets(self, planets: Sequence[int]) -> str:
        """Several of them, "Vega 2, 3 and 5": whose they are is said once."""
        said: list[str] = []
        owner = None
        for planet in sorted(planets):
            system, number = divmod(planet, SLOTS)
            said.append(str(number + 1) if system == owner else self.planet(planet))
            owner = system
        return self.texts.joined(said)

    def window(self, key: str) -> str:
        """A moment in which something can be used."""
        return self.say(f"window-{key}")

    def many(self, word: Callable[[Any], str], things: Any) -> Any:
        """Several of them, joined, those of one name with how many there are; a number stays a number."""
        if isinstance(things, int):
            return things
        named = Counter(word(thing) for thing in things)
        said = [name if times == 1 else f"{name} {self.say('log-times', count=times)}" for name, times in named.items()]
        return self.texts.joined(said)

    def aimed(self, ability: str, target: Sequence[Any]) -> dict[str, str]:
        """What a use is aimed at: `aim` says what kind of thing it is, `target` is its name."""
        if not target:
            return {"aim": "none", "target": ""}
        if ability in GAPS:
            one, other = map(self.planet, target)
            return {"aim": "planet", "target": self.say("aim-gap", target=one, also=other)}
        aims = [self._aim(ability, thing) for thing in target]
        if len(aims) == 1:
            return dict(zip(("aim", "target"), aims[0], strict=True))
        return {"aim": aims[0][0], "target": self.say("aim-two", target=aims[0][1], also=aims[1][1])}

    def _aim(self, ability: str, thing: Any) -> tuple[str, str]:
        if isinstance(thing, str):
            if thing in SIDES:
                return "side", self.say("aim-side", side=thing)
            if thing in WORDS:
                return "word", self.say(f"aim-{thing}")
            if self.texts.has(fluent(f"tech-{thing}")):
                return "technology", self.technology(thing)
            return "card", self.card(thing)
        if ability in PLANETS:
            return "planet", self.planet(thing)
        if ability in SHIPS:
            return "count", self.say("aim-ships", count=thing)
        if ability in NUMBERS + CHANGES:
            return "count", signed(thing) if ability in CHANGES else str(thing)
        return "seat", self.seat(thing)

    def terms(self, args: Mapping[str, Any]) -> str:
        """An offer: the cards its maker names, then term by term what each gives and gets."""
        parts = []
        if args.get("cards"):
            cards = self.many(self.card, args["cards"])
            parts.append(self.say("offer-cards", seat=self.seat(args["seat"]), cards=cards))
        for term, value in args["terms"].items():
            kind, _, who = term.partition(":")
            parts.append(self._term(kind, int(who), value))
        return "; ".join(parts)

    def _term(self, kind: str, who: int, value: int) -> str:
        seat = self.seat(who)
        if kind == "colony":
            return self.say("offer-colony", seat=seat, planet=self.planet(value - 1))
        if kind in ("random", "free"):
            return self.say(f"offer-{kind}", seat=seat, count=value)
        if kind.startswith(CARD_TERM):
            cards = self.many(self.card, [kind.removeprefix(CARD_TERM)] * value)
            return self.say("offer-cards", seat=seat, cards=cards)
        return self.say("offer-kind", seat=seat, kind=kind, count=value)


def fluent(id: str) -> str:
    """Our ids have underscores, keys have hyphens."""
    return id.replace("_", "-")


def place_of(place: int | str) -> str:
    """The kind of a place."""
    if isinstance(place, str):
        return place
    return "planet" if place >= 0 else PLACES.get(place, "technology")


def signed(number: int) -> str:
    """With its sign, as a bonus is said."""
    return f"+{number}" if number >= 0 else f"−{-number}"


# ---- by the name of the argument -------------------------------------------------------------------------------------

READERS: Mapping[str, Callable[[Words, Any], Any]] = {
    "card": lambda words, card: words.card(card),
    "cards": lambda words, cards: words.many(words.card, cards),
    "alien": lambda words, alien: words.alien(alien),
    "aliens": lambda words, aliens: words.many(words.alien, aliens),
    "technology": lambda words, technology: words.technology(technology),
    "technologies": lambda words, technologies: words.many(words.technology, technologies),
    "ability": lambda words, ability: words.ability(ability),
    "planet": lambda words, planet: words.planet(planet),
    "next": lambda words, planet: words.planet(planet),
    "subject": lambda words, seat: words.seat(seat),
    "target": lambda words, seat: words.seat(seat),
    "window": lambda words, window: words.window(window),
    "amount": lambda words, amount: signed(amount),
}

# ---- by the key of the text ------------------------------------------------------------------------------------------


def used(words: Words, args: Mapping[str, Any]) -> dict[str, Any]:
    """An answer that uses something."""
    target = [args[name] for name in ("target", "also") if name in args]
    return {"card": words.ability(args["card"]), "also": "", **words.aimed(args["card"], target)}


def use(words: Words, args: Mapping[str, Any]) -> dict[str, Any]:
    """Something is used."""
    return words.aimed(args["ability"], args["target"])


def answered(words: Words, args: Mapping[str, Any]) -> dict[str, Any]:
    """A use that may be answered, and what it is aimed at."""
    return words.aimed(args["ability"], args.get("target", ()))


def cancelled(words: Words, args: Mapping[str, Any]) -> dict[str, Any]:
    """A power that is cancelled is told as zapped."""
    stem = fluent(args["ability"].partition("-")[0])
    return {"kind": "power" if words.texts.has(f"alien-{stem}") else "other"}


def destiny(words: Words, args: Mapping[str, Any]) -> dict[str, Any]:
    """The card selects; a colour is the seat it stands for."""
    card, target = args["card"], args.get("target")
    if isinstance(card, int):
        return {"card": "colour", "seat": words.seat(card)}
    return {"card": card, "target": "" if target is None else words.seat(target)}


def places(source: Any) -> list[Any]:
    """Where ships come from: one place, or several planets."""
    return source if isinstance(source, list) else [source]


def moved(words: Words, args: Mapping[str, Any]) -> dict[str, Any]:
    """Ships from somewhere, or from several planets, to somewhere."""
    sources, goal = places(args["source"]), args["goal"]
    return {
        "from": place_of(sources[0]),
        "source": words.place(sources[0]) if len(sources) == 1 else words.planets(sources),
        "to": place_of(goal),
        "goal": words.place(goal),
    }


def taken_from(words: Words, args: Mapping[str, Any]) -> dict[str, Any]:
    """Ships are taken from a planet or another place."""
    return {"place": place_of(args["planet"])}


def invited(words: Words, args: Mapping[str, Any]) -> dict[str, Any]:
    """Players by name; an option writes them as `nobody`, `2` or `1+3`."""
    seats = args["seats"]
    if not isinstance(seats, list | tuple):
        seats = [] if seats == "nobody" else [int(seat) for seat in str(seats).split("+")]
    return {"count": len(seats), "seats": words.many(words.seat, seats)}


def pile(words: Words, args: Mapping[str, Any]) -> dict[str, Any]:
    """`miser:2` is the hoard of a seat, `planet:7` lies beside a planet, `lent-0:1` was lent."""
    name, _, number = str(args["pile"]).partition(":")
    made: dict[str, Any] = {"pile": name.partition("-")[0]}
    if name == "planet":
        made["planet"] = words.planet(int(number))
    if "cards" in args and "count" not in args:
        made["count"] = len(args["cards"])
    return made


def settled(words: Words, args: Mapping[str, Any]) -> dict[str, Any]:
    """`hand:2` is the hand of a seat; that a flare is discarded is worth telling."""
    fate, _, number = str(args["fate"]).partition(":")
    if fate == "discard" and str(args["card"]).startswith("flare-"):
        fate = "flare"
    return {"fate": fate, "target": words.seat(int(number)) if fate == "hand" else ""}


def piece(words: Words, args: Mapping[str, Any]) -> dict[str, Any]:
    """The cannon lies between two planets."""
    where = args["where"] if args["piece"] == "lunar_cannon" else []
    return {"count": len(where), "where": words.many(words.planet, where)}


def dropped(words: Words, args: Mapping[str, Any]) -> dict[str, Any]:
    """A term that leaves an offer; a card by its name."""
    term = str(args["term"])
    if term.startswith(CARD_TERM):
        return {"term": "card", "card": words.card(term.removeprefix(CARD_TERM))}
    return {"term": term, "card": ""}


SPECIAL: Mapping[str, Callable[[Words, Mapping[str, Any]], dict[str, Any]]] = {
    "option-use": used,
    "event-use": use,
    "event-cancelled": cancelled,
    "event-destiny": destiny,
    "option-destiny": destiny,
    "event-moved": moved,
    "option-ship": taken_from,
    "option-drop": dropped,
    "ask-found-colony": lambda words, args: {"goal": words.place(args["goal"])},
    "ask-place-ships": lambda words, args: {"from": place_of(args["source"]), "source": words.place(args["source"])},
    "option-invite": invited,
    "event-invited": invited,
    "event-piled-up": pile,
    "event-laid-open": pile,
    "event-pile-discarded": pile,
    "event-card-settled": settled,
    "event-piece": piece,
    "ask-used": answered,
    "about-used": lambda words, args: {"text": words.does(args["ability"]), **answered(words, args)},
    "event-offered": lambda words, args: {"terms": words.terms(args)},
    "hint-main": lambda words, args: {"main": "", "seat": words.seat(args["main"]["seat"])},
    "hint-offer": lambda words, args: {"offer": "", "terms": words.terms(args["offer"])},
}


def join(one: Mapping[str, Any], other: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """Ships that go to one place go together, from whichever planets they come."""
    if other["key"] != "moved" or one["goal"] != other["goal"]:
        return None
    sources = list(dict.fromkeys([*places(one["source"]), *places(other["source"])]))
    if len(sources) > 1 and not all(isinstance(source, int) for source in sources):
        return None
    return {**other, "count": one["count"] + other["count"], "source": sources if len(sources) > 1 else sources[0]}


def describe(key: str, args: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> dict[str, Any]:
    """The arguments of the text `key` as Fluent can show them; what is not here is plain."""
    words = Words(texts, names)
    made = SPECIAL[key](words, args) if key in SPECIAL else {}
    for name, value in args.items():
        if name in READERS and name not in made and value is not None:
            made[name] = READERS[name](words, value)
    kind, _, event = key.partition("-")
    if kind == "event" and event in SECRETS:
        made["known"] = "yes" if args.get(SECRETS[event]) else "no"
    return made
