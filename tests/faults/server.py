"""Faults of the server: what it sends to whom, and when."""

from __future__ import annotations

from tests.faults.fault import OUTBOX, TIMELINE, WIRE_TWINS, Fault

FAULTS = (
    Fault(
        "the next mover is asked while a hidden window is open",
        OUTBOX,
        "        if timeline.held is None or timeline.asks_in_window:\n",
        "        if timeline.held is None or timeline.settled:\n",
        WIRE_TWINS,
    ),
    Fault(
        "a seat that has answered in a hidden window sees what comes after it",
        OUTBOX,
        "        return not self.held or seat in self.asks\n",
        "        return not self.held or seat is not None\n",
        WIRE_TWINS,
    ),
    Fault(
        "undo tells whether others are still asked",
        "src/cosmodrome/server/live_game.py",
        "        return self.outbox.open_to(seat) and self._since_late.get(seat, 1) > 0",
        "        return self._since_late.get(seat, 1) > 0",
        WIRE_TWINS,
        ((OUTBOX, "or self._ended or not now.open_to(seat):", "or self._ended:"),),
    ),
    Fault(
        "messages with nothing in them are sent",
        OUTBOX,
        "                if told != connection.told or connection.cursor != now.shown:\n",
        "                if now is not None:\n",
        WIRE_TWINS,
    ),
    Fault(
        "a window closes at once when nobody is asked in it",
        TIMELINE,
        "        if wait > 0:\n            self._timer",
        "        if wait > 0 and self._game.window is not None:\n            self._timer",
        WIRE_TWINS,
    ),
    Fault(
        "a window closes as soon as all have answered",
        TIMELINE,
        "        if self._timer is not None or (self.held is not None and self.asks_in_window):\n",
        "        if self.held is not None and self.asks_in_window:\n",
        WIRE_TWINS,
    ),
    Fault(
        "windows of one moment wait one after the other",
        TIMELINE,
        "        same_moment, self.held = self.held is not None, None\n",
        "        same_moment, self.held = False, None\n",
        ("tests/server/test_timeline.py",),
    ),
    Fault(
        "a new connection looks behind an open window",
        OUTBOX,
        "        if not now.open_to(connection.seat) and not self._long_open():\n            return\n",
        "",
        WIRE_TWINS,
    ),
    Fault(
        "the list of tables names who is really asked",
        OUTBOX,
        'return sorted(ask.seat for ask in self._game.asks) if held is None else list(held["audience"])',
        "return sorted(ask.seat for ask in self._game.asks) or list(held and held['audience'] or ())",
        WIRE_TWINS,
    ),
    Fault(
        "an order in a hidden window takes its time",
        "src/cosmodrome/server/orders.py",
        '        while ((window := self._game.window) is not None and window["hidden"]) or not self._room.delay:\n',
        "        while not self._room.delay:\n",
        ("tests/server/test_orders.py",),
    ),
)
