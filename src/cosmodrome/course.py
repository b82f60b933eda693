"""How a finished game went, worked out from its record: points over time, luck, what paid, and where it turned.

Every number on the page of a result comes from here. What differs from game to game stands in its own `course.py`.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, cast

from msgspec import Struct

import cosmodrome
from cosmodrome.games import module_of
from cosmodrome.games.courses import Event, Gain, Module

OTHER: Final = "other"  # points that no event explains
TURNS: Final = 3  # turning points that are told
HONOURS: Final = 4
LEAD: Final = 100  # a change at the top weighs more than any gain


class Score(Struct, frozen=True):
    """Everybody's points from a moment on."""

    at: int
    points: list[int]


class Place(Struct, frozen=True):
    """A moment worth looking at: a fight, a vote, a deal, points. `round` is the round in which it falls."""

    at: int
    round: int
    kind: str
    seat: int | None = None


class Paid(Struct, frozen=True):
    """Points of a seat from one kind of source."""

    seat: int
    source: str
    count: int


class Turn(Struct, frozen=True):
    """A turning point: who gained what for, how many points that made, and whether it changed who leads."""

    at: int
    round: int
    seat: int
    gain: int
    points: int
    source: str
    kind: str  # lead, leap, won


class Honour(Struct, frozen=True):
    """What a seat did more often than anybody else."""

    deed: str
    seat: int
    count: int


class Course(Struct, frozen=True):
    """The whole of it. `at` counts what was done, as the replay does."""

    total: int
    rounds: list[Place]
    scores: list[Score]
    marks: list[Place]
    turns: list[Turn]
    luck: list[float]
    paid: list[Paid]
    honours: list[Honour]


def course(record: Mapping[str, Any]) -> Course | None:
    """How the game of a record went; None for a game that does not tell."""
    module = module_of(record["game"], "course")
    return None if module is None else _Reading(cast(Module, module), record).course()


def _taken_back(entries: Iterable[Sequence[Any]]) -> set[int]:
    """The steps that were taken back later: an undo takes back the seat's last answer that still stands."""
    standing: dict[int, list[int]] = defaultdict(list)
    void: set[int] = set()
    step = 0
    for entry in entries:
        if entry[0] == "chance" or (len(entry) == 3 and entry[2] == 1):
            continue  # follows from the step before
        step += 1
        if entry[0] == "undo":
            if standing[entry[1]]:
                void.add(standing[entry[1]].pop())
        elif isinstance(entry[0], int):
            standing[entry[0]].append(step)
        elif len(entry) == 3:
            standing[entry[1]].append(step)
    return void


class _Reading:
    """One record on its way to being a course."""

    def __init__(self, module: Module, record: Mapping[str, Any]) -> None:
        self.module = module
        self.luck: list[float] = [0.0] * record["seats"]
        seen: list[Score] = []
        told: list[int] = []  # by event: after how many answers it was told
        for self.total, game in enumerate(cosmodrome.retrace(record)):
            new: Sequence[Event] = game.events(None, len(told))
            told += [self.total] * len(new)
            for event in new:
                for seat, amount in module.thrown(game.table, event).items():
                    self.luck[seat] += amount
            seen.append(Score(self.total, list(module.points(game.table))))
        void = _taken_back(record["entries"])
        everything: Sequence[Event] = game.events(None, 0)
        kept = [index for index, at in enumerate(told) if at not in void]
        self.story = [everything[index] for index in kept]
        self.where = [told[index] for index in kept]
        self.scores: list[Score] = []
        for score in seen:
            if score.at not in void and (not self.scores or self.scores[-1].points != score.points):
                self.scores.append(score)
        self.stories = [game.events(seat, 0) for seat in range(record["seats"])]
        self.winners = list(game.outcome.winners) if game.outcome else []

    # ---- what is told ---------------------------------------------------------------------------------------

    def course(self) -> Course:
        self.round_of = self._rounds_by_event()
        gains = list(self.module.gains(self.story))
        return Course(
            total=self.total,
            rounds=self._rounds(),
            scores=self.scores,
            marks=self._marks(),
            turns=self._turns(gains),
            luck=[
                round(by_dice + self.module.drawn(own), 1) for by_dice, own in zip(self.luck, self.stories, strict=True)
            ],
            paid=self._paid(gains),
            honours=self._honours(),
        )

    def _rounds_by_event(self) -> list[int]:
        found, now = [], 0
        for event in self.story:
            now = event["round"] if isinstance(event.get("round"), int) else now
            found.append(now)
        return found

    def _rounds(self) -> list[Place]:
        firsts: dict[int, int] = {}
        for index, number in enumerate(self.round_of):
            if number:
                firsts.setdefault(number, self.where[index])
        return [Place(at, number, "round") for number, at in firsts.items()]

    def _marks(self) -> list[Place]:
        found: dict[tuple[int, str], Place] = {}
        for index, event in enumerate(self.story):
            if (mark := self.module.mark(event)) is not None:
                kind, seat = mark
                place = Place(self.where[index], self.round_of[index], kind, seat)
                found.setdefault((place.at, kind), place)
        return list(found.values())

    def _paid(self, gains: Iterable[tuple[int, Gain]]) -> list[Paid]:
        """Points by source; what no event explains is `other`, so that the sums are the points at the end."""
        sums: dict[tuple[int, str], int] = defaultdict(int)
        for _, gain in gains:
            sums[gain.seat, self.module.sort(gain.source)] += gain.count
        last = self.scores[-1].points
        for seat, points in enumerate(last):
            sums[seat, OTHER] += points - sum(count for (who, _), count in sums.items() if who == seat)
        return [Paid(seat, source, count) for (seat, source), count in sorted(sums.items()) if count]

    def _turns(self, gains: Sequence[tuple[int, Gain]]) -> list[Turn]:
        """The weightiest stretches: where the lead changed hands, where somebody leapt, and the last that won it."""
        beats = [index for index, event in enumerate(self.story) if self.module.is_beat(event)]
        stretches: dict[int, list[tuple[int, Gain]]] = defaultdict(list)
        for index, gain in gains:
            stretches[sum(beat <= index for beat in beats)].append((index, gain))
        points = [0] * len(self.luck)
        if self.scores:
            points = list(self.scores[0].points)
        leader: int | None = None
        weighed: list[tuple[float, Turn]] = []
        for _, told in sorted(stretches.items()):
            by_seat: Counter[int] = Counter()
            for _, gain in told:
                by_seat[gain.seat] += gain.count
                points[gain.seat] += gain.count
            seat, most = max(by_seat.items(), key=lambda item: (item[1], -item[0]))
            if most <= 0:
                continue
            first = [who for who, count in enumerate(points) if count == max(points)]
            takes_lead = len(first) == 1 and first[0] != leader and leader is not None
            if len(first) == 1:
                leader = first[0]
                if takes_lead and by_seat[leader] > 0:
                    seat, most = leader, by_seat[leader]
            last, best = max(((index, gain) for index, gain in told if gain.seat == seat), key=lambda one: one[1].count)
            turn = Turn(
                at=self.where[last],
                round=self.round_of[last],
                seat=seat,
                gain=most,
                points=points[seat],
                source=best.source,
                kind="lead" if takes_lead and seat == leader else "leap",
            )
            # Later changes at the top weigh more: the first ones are only the order in which players move.
            weight = most + (LEAD * len(weighed) / max(1, len(stretches)) if turn.kind == "lead" else 0)
            weighed.append((weight, turn))
        return self._chosen(weighed)

    def _chosen(self, weighed: list[tuple[float, Turn]]) -> list[Turn]:
        """The last gain of the winner, the last change at the top, and what else weighs most; in their order."""
        found: list[Turn] = []
        if (won := next((turn for _, turn in reversed(weighed) if turn.seat in self.winners), None)) is not None:
            found.append(Turn(**{**{name: getattr(won, name) for name in won.__struct_fields__}, "kind": "won"}))
        for _, turn in sorted(weighed, key=lambda one: -one[0]):
            if len(found) < TURNS and all(turn.at != one.at for one in found):
                found.append(turn)
        return sorted(found, key=lambda turn: turn.at)

    def _honours(self) -> list[Honour]:
        """One seat each, as far as it goes: who did most of something, where nobody did as much."""
        counts: dict[str, Counter[int]] = defaultdict(Counter)
        for event in self.story:
            for deed, seat, count in self.module.deed(event):
                counts[deed][seat] += count
        found: list[Honour] = []
        for deed, by_seat in counts.items():
            (seat, most), *others = by_seat.most_common()
            if most > 0 and all(count < most for _, count in others):
                found.append(Honour(deed, seat, most))
        crowded: Counter[int] = Counter()
        spread = []
        for honour in found:
            spread.append((crowded[honour.seat], honour))
            crowded[honour.seat] += 1
        return [honour for _, honour in sorted(spread, key=lambda one: one[0])][:HONOURS]
