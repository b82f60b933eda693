"""Faults of the server: what it sends to whom, and when."""

from __future__ import annotations

from tests.faults.fault import OUTBOX, TIMELINE, WIRE_TWINS, Fault

LIVE = "src/cosmodrome/server/live_game.py"
TABLE = "src/cosmodrome/server/table.py"
TRANSPORT = "src/cosmodrome/server/transport.py"
WAITS = "src/cosmodrome/server/waits.py"

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
        "        self._close_in(wait)\n",
        "        self._close_in(wait if self._game.window is not None else 0.0)\n",
        WIRE_TWINS,
    ),
    Fault(
        "a window closes as soon as all have answered",
        TIMELINE,
        "        if self._timer is not None:\n            return\n",
        "        if self._timer is not None and not asked:\n            return\n        self.stop()\n",
        WIRE_TWINS,
    ),
    Fault(
        "an answer at once closes the window",
        WAITS,
        "            return left\n        decoys",
        "            return 0.0\n        decoys",
        WIRE_TWINS,
    ),
    Fault(
        "a window stays open for its wait, however long somebody has thought",
        WAITS,
        "        if hides > (elapsed - AT_ONCE) / (THOUGHT - AT_ONCE):\n",
        "        if hides:\n",
        ("tests/server/test_waits.py",),
    ),
    Fault(
        "nobody lingers for players who have passed",
        WAITS,
        "        if stays >= decoys.lingering:\n",
        "        if stays >= 0:\n",
        ("tests/server/test_waits.py",),
    ),
    Fault(
        "few waits are as long as somebody thinks",
        WAITS,
        "        share, quantile = (asked - given_away) / nobody, 1 - given_away / asked\n",
        "        share, quantile = (asked - given_away) / 2, 1 - given_away / asked\n",
        ("tests/server/test_waits.py",),
    ),
    Fault(
        "waits rest on the number of the event alone",
        WAITS,
        'blake2b(b"cosmodrome waits " + secret.encode(), digest_size=32)',
        'blake2b(b"cosmodrome waits ", digest_size=32)',
        ("tests/server/test_waits.py",),
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
        WIRE_TWINS,
    ),
    Fault(
        "the list of tables tells that somebody has answered",
        LIVE,
        "        if fewer and waiting:\n",
        "        if False:\n",
        WIRE_TWINS,
    ),
    Fault(
        "a whisper leaves a gap in the numbers of the chat",
        TABLE,
        "                shown = chat_shown(line, self._heard[connection.seat])\n",
        "                shown = chat_shown(line, line.id)\n",
        ("tests/server/test_chat.py",),
    ),
    Fault(
        "anybody may read the metrics",
        "src/cosmodrome/server/routes.py",
        "    if not token or",
        "    if token and",
        ("tests/server/test_hosting.py", "tests/server/test_api.py", "tests/server/test_site.py"),
    ),
    Fault(
        "a share counts that was not promised",
        TABLE,
        "            if self._missing.get(seat) == shares.promise(share):\n",
        "            if seat in self._missing:\n",
        ("tests/server/test_shares.py",),
    ),
    Fault(
        "a player who does not show a share holds up the game",
        TABLE,
        "                await asyncio.wait_for(self._all_shown.wait(), patience)\n",
        "                await asyncio.wait_for(self._all_shown.wait(), 1000 * patience)\n",
        ("tests/server/test_shares.py",),
    ),
    Fault(
        "shares are believed unseen",
        "src/cosmodrome/kernel/shares.py",
        "all(promises.get(name) == promise(share) for name, share in shares.items())",
        "bool(promises)",
        ("tests/server/test_shares.py",),
    ),
    Fault(
        "nobody counts PINGs",
        TRANSPORT,
        "        if self._is_allowed():\n            super().handle_ping()\n",
        "        super().handle_ping()\n",
        ("tests/server/test_transport.py",),
    ),
    Fault(
        "a client that does not read is waited for",
        TRANSPORT,
        "            self._ending = self.loop.call_later(LAST_WORDS, self.transport.abort)\n",
        "            self._ending = self.loop.call_later(1000 * LAST_WORDS, self.transport.abort)\n",
        ("tests/server/test_transport.py",),
    ),
    Fault(
        "requests may take for ever",
        TRANSPORT,
        "        for http in [http for http, until in self._unfinished.items() if until <= now]:\n",
        "        for http in [http for http, until in self._unfinished.items() if until <= 0]:\n",
        ("tests/server/test_transport.py",),
    ),
    Fault(
        "names that look alike are two names",
        "src/cosmodrome/server/names.py",
        "    return _skeleton(name) == _skeleton(other) or _small(name) == _small(other)\n",
        "    return name == other\n",
        ("tests/server/test_names.py",),
    ),
    Fault(
        "a record with another seed is believed",
        "src/cosmodrome/server/imports.py",
        "    if commitment(header.seed) != header.commitment:\n",
        "    if not header.commitment:\n",
        ("tests/server/test_hosting.py",),
    ),
    Fault(
        "a second server overwrites what another has stored",
        "src/cosmodrome/store/statements.py",
        'case((version == bindparam("seen"), version + 1), else_=null()) if checked else version + 1',
        "version + 1",
        ("tests/server/test_endurance.py", "-k", "two_servers and sqlite or second_server"),
    ),
)
