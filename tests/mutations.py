"""Faults put in on purpose, one at a time: each must be found by the tests. `make test-long` runs this.

Every fault is a small change of the source in a temporary copy. The named tests run there and must fail. A fault
that survives, or that no longer fits the source, ends the script with an error.

    python tests/mutations.py             all of them
    python tests/mutations.py undo fork   those whose names contain a word
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
COPIED = (
    "pyproject.toml",
    "docs/rulings.md",
    "src/cosmodrome/__init__.py",
    "src/cosmodrome/kernel",
    "src/cosmodrome/games",
    "src/cosmodrome/locale",
    "tests/conformance",
    "tests/kernel",
    "tests/games",
)
MACHINE = "src/cosmodrome/kernel/machine.py"
COPIES = "src/cosmodrome/kernel/copies.py"
GAME = "src/cosmodrome/kernel/game.py"
TOY = "tests/kernel/toy.py"
BASE = "src/cosmodrome/games/space_base/"
COSMIC = "src/cosmodrome/games/cosmic_encounter/"
TWILIGHT = "src/cosmodrome/games/twilight_imperium/"
ODDS = TWILIGHT + "chances/"

SUITE = ("tests/conformance/test_games.py", "-k", "not cosmic_encounter and not twilight_imperium")
TOY_SUITE = ("tests/conformance/test_games.py", "-k", "salvage")
BASE_SUITE = ("tests/conformance/test_games.py", "-k", "space_base")
COSMIC_TWINS = ("tests/conformance/test_games.py", "-k", "cosmic and twin")
COSMIC_TESTS = "tests/games/cosmic_encounter/test_"
COSMIC_RULES = tuple(f"{COSMIC_TESTS}{name}.py" for name in ("encounter", "reveal", "deals", "zaps"))
ODDS_TESTS = ("tests/games/twilight_imperium/test_odds_oracle.py",)
KERNEL = ("tests/kernel",)
RULES = ("tests/games/space_base",)


class Mutation(NamedTuple):
    """A fault: where, what stands there, what it becomes, and which tests must find it."""

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...] = SUITE
    also: tuple[tuple[str, str, str], ...] = ()  # further places: file, old, new


MUTATIONS = (
    # ---- hidden information
    Mutation(
        "the view shows a card laid face down",
        TOY,
        'if seat == who else ["?"] * len(table.laid[who])',
        "if seat == who else [CARDS[card] + str(card) for card in table.laid[who]]",
        TOY_SUITE,
    ),
    Mutation(
        "the view shows the own cards of others",
        BASE + "view.py",
        "return [] if seat is None else [NAMES[card] for card in table.hands[seat]]",
        "return [NAMES[card] for hand in table.hands for card in hand]",
        BASE_SUITE,
    ),
    Mutation(
        "sealed choices show in the view of others",
        TOY,
        '"aside": [int(card) for card in table.draft[seat]] if mine else [],',
        '"aside": [int(card) for cards in table.draft for card in cards],',
        TOY_SUITE,
    ),
    Mutation(
        "planned shifts show in the view of others",
        BASE + "view.py",
        '    if seat is None:\n        return {"cards": [], "sector": None}\n',
        "    seat = next((who for who in range(table.seats) if table.shifts[who]), 0)\n",
        BASE_SUITE,
    ),
    Mutation(
        "a secret event is told to all",
        "src/cosmodrome/kernel/events.py",
        "if seat in self.to else {**self}",
        "",
        TOY_SUITE,
    ),
    Mutation(
        "a hand shrinks while a draft is made",
        TOY,
        '"cards": len(cards),',
        '"cards": len(table.hands[who]),',
        TOY_SUITE,
    ),
    Mutation(
        "knowledge follows a card that nobody saw move",
        TOY,
        "            if held in self.seen:\n                self.seen[held] &= both\n",
        "            pass\n",
        TOY_SUITE,
        also=((TOY, "self.seen[card] = 1 << seat\n", "self.seen[card] = self.seen.get(card, 0) | 1 << seat\n"),),
    ),
    Mutation(
        "the audience of a window looks into hands",
        TOY,
        "else bool(table.hands[seat]))",
        "else any(CARDS[card] == declared.id for card in table.hands[seat]))",
        TOY_SUITE,
    ),
    Mutation(
        "asks are numbered by one counter for all",
        MACHINE,
        "                ask.id = asked[seat] = asked[seat] + 1\n",
        "                ask.id = asked[seat] = max(asked) + 1\n",
        TOY_SUITE,
    ),
    Mutation(
        "a rule keeps a hidden card in a local",
        TOY,
        "    if table.deck:\n        table.draw(table.active)\n    yield from ability.window",
        "    top = table.deck[-1:]\n"
        "    if table.deck:\n        table.draw(table.active)\n    yield from ability.window",
        TOY_SUITE,
    ),
    # ---- imagining
    Mutation(
        "imagine keeps the hidden cards of others",
        COPIES,
        "            self.rules.redeal(self.table, seat, Dealer(value))\n",
        "            pass\n",
    ),
    Mutation(
        "imagine deals a seen card anew",
        TOY,
        "if not table.knows(seat, card)] for who in others}",
        "] for who in others}",
        TOY_SUITE,
        also=((TOY, "if table.knows(seat, card)] for who in others}", "if False] for who in others}"),),
    ),
    Mutation(
        "imagine forgets a claim",
        TOY,
        "        if who in table.bidders and not any(map(is_beam, known[who])):",
        "        if table.laid[who] and not any(map(is_beam, known[who])):",
        (*TOY_SUITE[:2], "salvage"),
    ),
    Mutation(
        "imagine keeps the sealed answers of others",
        COPIES,
        "sealed = {at for at in self._group_places if",
        "sealed = {at for at in () if",
        KERNEL,
    ),
    Mutation(
        "imagine rolls the true dice",
        COPIES,
        'Stream(f"imagined {number}")',
        "self._stream",
        KERNEL,
    ),
    Mutation(
        "imagine is allowed to a seat that is not asked",
        GAME,
        "or seat not in self._asks:\n            raise self._nothing_asked(seat)\n        return self._imagine",
        "or not 0 <= seat < self.seats:\n            raise self._nothing_asked(seat)\n        return self._imagine",
    ),
    # ---- copies
    Mutation(
        "a fork shares a list",
        "src/cosmodrome/kernel/table.py",
        '            return f"{name}.copy()"\n',
        "            return name\n",
    ),
    Mutation(
        "a fork shares the inner dicts",
        "src/cosmodrome/kernel/table.py",
        'return f"[*map({get_origin(inner[0]).__name__}.copy, {name})]"',
        'return f"{name}.copy()"',
    ),
    Mutation(
        "a fork shares the values of its parent",
        COPIES,
        "Mark(newest.table, newest.values[:], newest.rounds)",
        "Mark(newest.table, newest.values, newest.rounds)",
    ),
    Mutation(
        "a copy takes a window that nobody was asked in for an open one",
        "src/cosmodrome/kernel/table.py",
        "        is_open = next(self.again)\n",
        "        is_open = next(self.again) or True\n",
        TOY_SUITE,
    ),
    Mutation(
        "a nearer mark keeps the rounds of windows from before it",
        COPIES,
        "mark.rounds[rounds:])\n        self",
        "mark.rounds[:])\n        self",
        TOY_SUITE,
    ),
    Mutation(
        "a fork starts chance anew",
        COPIES,
        "        twin._drawn = self._drawn\n",
        "        twin._drawn = 0\n",
    ),
    Mutation(
        "a fork forgets what is sealed",
        COPIES,
        "self._sealed.copy() if stream is None else {}",
        "{}",
        TOY_SUITE,
    ),
    # ---- undo
    Mutation(
        "undo goes back across chance",
        MACHINE,
        "                self._note((CHANCE, NOBODY, value))\n",
        "                self._marks.values.append((CHANCE, self._last, value))\n"
        "                self._log.append((CHANCE, NOBODY, value))\n",
    ),
    Mutation(
        "undo goes back across the answer of another",
        MACHINE,
        "        if entry[1] != self._last:\n            self._barrier()\n",
        "        if entry[1] != self._last:\n",
        also=((COPIES, "                if who != seat:\n                    return None\n", ""),),
    ),
    Mutation(
        "undo goes back behind something shown",
        MACHINE,
        "            if told.shown or told.waited - {self._last}:",
        "            if told.waited - {self._last}:",
        TOY_SUITE,
    ),
    Mutation(
        "the opening of a window is no barrier",
        MACHINE,
        "        if window.audience != (self._last,):\n            self._barrier()\n",
        "",
        TOY_SUITE,
    ),
    Mutation(
        "a window in which nobody had anything to say is no barrier",
        MACHINE,
        "            if told.shown or told.waited - {self._last}:",
        "            if told.shown:",
        TOY_SUITE,
    ),
    Mutation(
        "a window shows only if somebody has something to say",
        "src/cosmodrome/kernel/abilities.py",
        "        if told is not None and self.hidden:\n",
        "        if told is not None and self.hidden and any(map(window.responses, audience)):\n",
        TOY_SUITE,
    ),
    Mutation(
        "undo takes back the answer before a sealed one",
        COPIES,
        "        if places := self._sealed_places(seat):",
        "        if places := []:",
    ),
    Mutation("undo is not recorded", COPIES, "        self._log.append((UNDO, seat, None))\n", ""),
    # ---- windows
    Mutation(
        "a later response does not wait for those before it",
        MACHINE,
        "                if window.responses(seat):\n                    return WAITING\n",
        "                if window.responses(seat) and not set(self._sealed.values()) - {PASS}:\n"
        "                    return WAITING\n",
        (*KERNEL, "tests/conformance/test_games.py", "-k", "windows or salvage"),
    ),
    Mutation(
        "who has passed is not asked again",
        MACHINE,
        "        self._sealed.clear()\n        if lone == NOBODY:",
        "        self._sealed = {seat: each for seat, each in self._sealed.items() if each == PASS and response}\n"
        "        if lone == NOBODY:",
        TOY_SUITE,
    ),
    Mutation(
        "an answer counts in the windows of an act that comes between too",
        MACHINE,
        "            self._beneath, self._sealed = self._sealed, {}\n",
        "            self._beneath = self._sealed.copy()\n",
        (*KERNEL, "-k", "acts"),
    ),
    Mutation(
        "an ability is used again and again",
        "src/cosmodrome/kernel/abilities.py",
        "        window.used.add((seat, name))\n",
        "",
        (*KERNEL, "-k", "windows"),
    ),
    # ---- record and refusals
    Mutation(
        "a die is not recorded",
        MACHINE,
        "                self._note((CHANCE, NOBODY, value))\n",
        "                self._marks.values.append((CHANCE, NOBODY, value))\n",
    ),
    Mutation(
        "a forced answer is not recorded",
        MACHINE,
        "                self._note((FORCED, wish.seat, value))\n",
        "                self._marks.values.append((FORCED, wish.seat, value))\n",
    ),
    Mutation(
        "a lone option is left to the player",
        MACHINE,
        "if len(options) != 1 or wish.secret:\n                    break\n                value = ",
        "if options or wish.secret:\n                    break\n                value = ",
    ),
    Mutation(
        "a late click is taken", GAME, "if ask is not None and ask != mine.id:", "if ask is not None and ask > mine.id:"
    ),
    Mutation(
        "an illegal answer is taken",
        GAME,
        "if chosen is None or chosen not in (mine.made or mine.options):",
        "if chosen is None:",
    ),
    Mutation(
        "a refused answer changes something",
        GAME,
        "            raise StaleAsk(ask=ask, open=mine.id)",
        "            self._asked[seat] += 1\n            self._put_asks({})\n"
        "            raise StaleAsk(ask=ask, open=mine.id)",
    ),
    # ---- a game's own data
    Mutation(
        "a card is lost",
        TOY,
        "        self.played.remove(card)\n        self.discard.append(card)\n",
        "        self.played.remove(card)\n",
        TOY_SUITE,
    ),
    Mutation(
        "a card is lost in the shipyard",
        BASE + "boards.py",
        "            card = deck.pop()\n            self.known",
        "            card = deck.pop()\n            deck[:] = deck[1:]\n            self.known",
        BASE_SUITE,
    ),
    Mutation(
        "an event forgets a part of the view",
        BASE + "view.py",
        '("opened", "bought", "claimed")',
        '("opened", "bought")',
        BASE_SUITE,
    ),
    Mutation(
        "the view holds a tuple",
        BASE + "view.py",
        '"faces_set": list(table.faces_set),',
        '"faces_set": table.faces_set,',
        BASE_SUITE,
    ),
    # ---- the rules of Space Base
    Mutation("charge on a full card", BASE + "boards.py", "if cubes > face.capacity[self.seats]:", "if False:", RULES),
    Mutation("a colony is deployed", BASE + "abilities.py", "and (zone == STATION or not is_colony(other))", "", RULES),
    Mutation(
        "a double pays once",
        BASE + "turn.py",
        "for sector in table.uses[seat]:",
        "for sector in set(table.uses[seat]):",
        RULES,
    ),
    Mutation(
        "linked slots are used one by one",
        BASE + "boards.py",
        "self.discharge(seat, zone, card, FACES[zone][card].needed[self.seats])",
        "self.discharge(seat, zone, card, 1)",
        RULES,
    ),
    Mutation(
        "the purchase takes the price only",
        BASE + "turn.py",
        "table.buy(seat, card, SECTOR[card], table.credits[seat])",
        "table.buy(seat, card, SECTOR[card], COST[card])\n        from cosmodrome.games.space_base.index import COST",
        RULES,
    ),
    Mutation(
        "income is added",
        BASE + "table.py",
        "self.credits[seat] = self.income[seat]",
        "self.credits[seat] += self.income[seat]",
        RULES,
    ),
    Mutation(
        "the round is not finished",
        BASE + "turn.py",
        "if following == table.first and table.ending:",
        "if table.ending:",
        RULES,
    ),
    Mutation("a tie is shared", BASE + "turn.py", "    if len(best) == 1:\n", "    if best:\n", RULES),
    Mutation("shifts leave the board", BASE + "turn.py", "        if amount <= room\n", "", RULES),
    Mutation("points fall below zero", BASE + "boards.py", "lost = min(points, self.vp[seat])", "lost = points", RULES),
    Mutation(
        "a doubling card charges itself",
        BASE + "table.py",
        "            if card != without_charging:\n",
        "            if True:\n",
        RULES,
    ),
    Mutation(
        "a card pays for the same die again",
        BASE + "collect.py",
        " and not paid.issuperset(table.cards_at(seat, goal, zone))",
        "",
        RULES,
        also=((BASE + "table.py", "        if paid:\n            cards", "        if False:\n            cards"),),
    ),
    Mutation(
        "arrows go round the board",
        BASE + "collect.py",
        "1 <= goal <= SECTORS and not",
        "1 <= goal <= SECTORS + 1 and not",
        RULES,
    ),
    Mutation(
        "a colony leaves its sector open",
        BASE + "purchase.py",
        "if on_top >= FIRST_COLONY]",
        "if False]",
        RULES,
    ),
    Mutation(
        "free ships go onto colonies", BASE + "purchase.py", "        if table.is_open(seat, SECTOR[card])\n", "", RULES
    ),
    Mutation(
        "charges are lost on deploying",
        BASE + "boards.py",
        "kept = min(cubes, FACES[goal][card].capacity[self.seats])",
        "kept = 0",
        RULES,
    ),
    Mutation("nobody gets a bonus", BASE + "opening.py", "if bonus != BONUSES[0]:", "if False:", RULES),
    Mutation(
        "the lowest sector begins",
        BASE + "opening.py",
        "if sectors[seat] == max(sectors)]",
        "if sectors[seat] == min(sectors)]",
        RULES,
    ),
    Mutation("unbought cards go on top", BASE + "table.py", ".insert(0, card)", ".append(card)", RULES),
    Mutation(
        "the end can be taken back",
        BASE + "boards.py",
        "        self.vp[seat] -= lost\n",
        "        self.vp[seat] -= lost\n        self.ending = max(self.vp) >= GOAL\n",
        RULES,
    ),
    # ---- Cosmic Encounter
    Mutation(
        "only those who hold a card are the audience of a window",
        COSMIC + "windows.py",
        "return in_order(window.order, could_all(table, window))",
        "return tuple(self.holders(table, window, in_order(window.order, could_all(table, window))))",
        COSMIC_TWINS,
    ),
    Mutation(
        "cards that change hands unseen are told to all",
        COSMIC + "zones.py",
        'self.tell("handed-over", seat=seat, target=to, count=len(cards), secret=shown, to=(seat, to))',
        'self.tell("handed-over", seat=seat, target=to, count=len(cards), **shown)',
        COSMIC_TWINS,
    ),
    Mutation(
        "a hidden sheet shows in the view",
        COSMIC + "view.py",
        "hidden = table.hidden[who] and not mine",
        "hidden = False",
        COSMIC_TWINS,
    ),
    Mutation(
        "who must select may be dealt no encounter card in an imagined game",
        COSMIC + "redeal.py",
        "return who in table.claims and not within(table, seat, who, sealed)",
        "return False",
        (COSMIC_TESTS + "secrets.py",),
    ),
    Mutation(
        "the last ship of a loss never arrives in the warp",
        COSMIC + "fleets.py",
        "                self.move(seat, LIMBO, WARP, count)",
        "                self.move(seat, LIMBO, WARP, count - 1)",
        COSMIC_RULES,
    ),
    Mutation(
        "a tie is won by the offense",
        COSMIC + "reveal.py",
        "    return OFFENSE if offense > defense else DEFENSE",
        "    return OFFENSE if offense >= defense else DEFENSE",
        COSMIC_RULES,
    ),
    Mutation(
        "a power acts before it can be zapped",
        "src/cosmodrome/kernel/abilities.py",
        "if not use.cancelled and (ability.needs is None or ability.needs(table, seat, window)):",
        "if ability.needs is None or ability.needs(table, seat, window):",
        COSMIC_RULES,
    ),
    Mutation(
        "a deal is made of promises nobody can keep",
        COSMIC + "deals.py",
        "return [ACCEPT, REFUSE, BREAK_OFF] if able else [REFUSE, BREAK_OFF]",
        "return [ACCEPT, REFUSE, BREAK_OFF]",
        COSMIC_RULES,
    ),
    # ---- the odds of fights
    Mutation(
        "odds: hits beyond two a ship are dropped, whatever a shield cancels",
        ODDS + "space.py",
        "(1 + cancels(self.sides[who])) * sum(own)",
        "2 * sum(own)",
        ODDS_TESTS,
    ),
    Mutation(
        "odds: armor repairs what sustained damage in this round",
        TWILIGHT + "abilities/technologies.py",
        "if fleet[kind] > sustained.count(REPAIRED[kind]):",
        "if fleet[kind]:",
        ODDS_TESTS,
    ),
    Mutation(
        "odds: armor takes damage from cannons for damage of the round",
        ODDS + "start.py",
        "field[who], _ = hit(",
        "field[who], field.sustained[who] = hit(",
        ("tests/games/twilight_imperium/test_odds.py",),
        also=((ODDS + "start.py", "if effects and any(fight.repairs):", "if any(fight.repairs):"),),
    ),
    Mutation(
        "odds: who picks a target takes the cheapest",
        ODDS + "field.py",
        "self.lose(who, tuple(kind for kind in DEAREST if kind not in can))",
        "self.lose(who, tuple(kind for kind in reversed(DEAREST) if kind not in can))",
        ODDS_TESTS,
    ),
    Mutation(
        "odds: a Mentak flagship bars nobody from sustaining damage",
        ODDS + "field.py",
        'return "forbids-sustain" in foe.topics and',
        'return "forbids-all" in foe.topics and',
        ODDS_TESTS,
    ),
    Mutation(
        "odds: a Yin flagship goes down alone",
        ODDS + "space.py",
        "            return TAKEN_ALONG",
        "            pass",
        ODDS_TESTS,
    ),
    Mutation(
        "odds: nobody harrows",
        ODDS + "ground.py",
        "self.bombs_after = both(self.bombs_after, act(self.bombs))",
        "pass",
        ODDS_TESTS,
    ),
    Mutation(
        "odds: a family of pairs is left before it is settled",
        ODDS + "ways.py",
        "if len(family) == 1 or change < EXACT:",
        "if change < 1:",
        ODDS_TESTS,
    ),
)


PATIENCE = 900  # seconds; a fault may make a game endless


class Result(NamedTuple):
    """What became of a fault."""

    mutation: Mutation
    found: bool
    told: str
    seconds: float


def copy_into(folder: Path) -> None:
    """What the tests need, without what was compiled."""
    for name in COPIED:
        source, goal = ROOT / name, folder / name
        goal.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, goal, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, goal)


def run(folder: Path, tests: Iterable[str]) -> subprocess.CompletedProcess[str]:
    """The tests in the copy, up to the first failure."""
    path = os.pathsep.join((str(folder / "src"), str(folder)))
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-q",
        "--no-header",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        *tests,
    ]
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
    )


def attempt(mutation: Mutation) -> Result:
    """Put one fault in, and look whether it is found."""
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copy_into(folder)
        for place, old, new in ((mutation.file, mutation.old, mutation.new), *mutation.also):
            file = folder / place
            text = file.read_text("utf-8")
            if text.count(old) != 1:
                return Result(mutation, False, f"does not fit {place} any more", 0.0)
            file.write_text(text.replace(old, new), "utf-8")
        try:
            done = run(folder, mutation.tests)
        except subprocess.TimeoutExpired:
            return Result(mutation, True, "the games do not end any more", time.monotonic() - start)
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)(?: - (.*))?", done.stdout, re.MULTILINE)
    told = f"{failed[1].split('::')[-1]}: {(failed[2] or '')[:60]}" if failed else done.stdout.strip()[-200:]
    found = done.returncode == 1 and failed is not None
    return Result(mutation, found, told, time.monotonic() - start)


def main(words: list[str]) -> int:
    chosen = [each for each in MUTATIONS if not words or any(word in each.name for word in words)]
    with tempfile.TemporaryDirectory() as name:
        copy_into(Path(name))
        untouched = run(Path(name), ("tests/kernel", "tests/games/space_base", *SUITE))
    if untouched.returncode:
        print(untouched.stdout[-2000:], "\nThe tests fail without any fault.")
        return 1
    survived = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for result in pool.map(attempt, chosen):
            survived += not result.found
            sign = "found   " if result.found else "SURVIVED"
            print(f"{sign} {result.mutation.name} ({result.seconds:.0f} s): {result.told}", flush=True)
    print(f"{len(chosen) - survived} of {len(chosen)} faults found")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
