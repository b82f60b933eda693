"""Faults of the kernel: what is hidden, copied, taken back, answered and recorded."""

from __future__ import annotations

from tests.faults.fault import COPIES, COSMIC_RULES, GAME, KERNEL, MACHINE, SALVAGE_SUITE, Fault

FAULTS = (
    # ---- hidden information
    Fault(
        "a secret event is told to all",
        "src/cosmodrome/kernel/events.py",
        "if seat in self.to else {**self}",
        "",
        SALVAGE_SUITE,
    ),
    Fault(
        "asks are numbered by one counter for all",
        MACHINE,
        "                ask.id = asked[seat] = asked[seat] + 1\n",
        "                ask.id = asked[seat] = max(asked) + 1\n",
        SALVAGE_SUITE,
    ),
    # ---- imagining
    Fault(
        "imagine keeps the hidden cards of others",
        COPIES,
        "            self.rules.redeal(self.table, seat, Dealer(value))\n",
        "            pass\n",
    ),
    Fault(
        "imagine keeps the sealed answers of others",
        COPIES,
        "sealed = {at for at in self._group_places if",
        "sealed = {at for at in () if",
        KERNEL,
    ),
    Fault(
        "imagine rolls the true dice",
        COPIES,
        'Stream(f"imagined {number}")',
        "self._stream",
        KERNEL,
    ),
    Fault(
        "imagine is allowed to a seat that is not asked",
        GAME,
        "or seat not in self._asks:\n            raise self._nothing_asked(seat)\n        return self._imagine",
        "or not 0 <= seat < self.seats:\n            raise self._nothing_asked(seat)\n        return self._imagine",
    ),
    # ---- copies
    Fault(
        "a fork shares a list",
        "src/cosmodrome/kernel/table.py",
        '            return f"{name}.copy()"\n',
        "            return name\n",
    ),
    Fault(
        "a fork shares the inner dicts",
        "src/cosmodrome/kernel/table.py",
        'return f"[*map({get_origin(inner[0]).__name__}.copy, {name})]"',
        'return f"{name}.copy()"',
    ),
    Fault(
        "a fork shares the values of its parent",
        COPIES,
        "Checkpoint(newest.table, newest.values[:], newest.rounds)",
        "Checkpoint(newest.table, newest.values, newest.rounds)",
    ),
    Fault(
        "a copy takes a window that nobody was asked in for an open one",
        "src/cosmodrome/kernel/table.py",
        "        is_open = next(self.again)\n",
        "        is_open = next(self.again) or True\n",
        SALVAGE_SUITE,
    ),
    Fault(
        "a nearer checkpoint keeps the rounds of windows from before it",
        COPIES,
        "checkpoint.rounds[rounds:])\n        self",
        "checkpoint.rounds[:])\n        self",
        SALVAGE_SUITE,
    ),
    Fault(
        "a fork starts chance anew",
        COPIES,
        "        twin._drawn = self._drawn\n",
        "        twin._drawn = 0\n",
    ),
    Fault(
        "a fork forgets what is sealed",
        COPIES,
        "self._sealed.copy() if stream is None else {}",
        "{}",
        SALVAGE_SUITE,
    ),
    # ---- undo
    Fault(
        "undo goes back across chance",
        MACHINE,
        "            self._note(Entry(CHANCE, NOBODY, result))\n",
        "            self._checkpoints.values.append(Entry(CHANCE, self._last, result))\n"
        "            self._log.append(Entry(CHANCE, NOBODY, result))\n",
    ),
    Fault(
        "undo goes back across the answer of another",
        MACHINE,
        "            self._floor = len(values)\n"
        "            if len(checkpoints) > 1:\n                del checkpoints[:-1]\n",
        "",
        also=((COPIES, "                if entry.seat != seat:\n                    return None\n", ""),),
    ),
    Fault(
        "undo goes back behind something shown",
        MACHINE,
        "        if told.shown or len(told.waited) > 1",
        "        if len(told.waited) > 1",
        SALVAGE_SUITE,
    ),
    Fault(
        "the opening of a window is no barrier",
        MACHINE,
        "        if window.audience != (self._last,):\n            self._barrier()\n",
        "",
        SALVAGE_SUITE,
    ),
    Fault(
        "a window in which nobody had anything to say is no barrier",
        MACHINE,
        "        if told.shown or len(told.waited) > 1 or self._last not in told.waited:",
        "        if told.shown:",
        SALVAGE_SUITE,
    ),
    Fault(
        "a window shows only if somebody has something to say",
        "src/cosmodrome/kernel/responses/responses.py",
        "        if told is not None and audience and window.hidden:\n",
        "        if told is not None and window.hidden and any(map(window.responses, audience)):\n",
        SALVAGE_SUITE,
    ),
    Fault(
        "undo takes back the answer before a sealed one",
        COPIES,
        "        if places := self._sealed_places(seat):",
        "        if places := []:",
    ),
    Fault("undo is not recorded", COPIES, "        self._log.append(Entry(UNDO, seat, None))\n", ""),
    # ---- windows
    Fault(
        "a later response does not wait for those before it",
        MACHINE,
        "                if known[seat] if seat in known else window.responses(seat):\n"
        "                    return WAITING\n",
        "                if window.responses(seat) and not set(self._sealed.values()) - {PASS}:\n"
        "                    return WAITING\n",
        (*KERNEL, "tests/conformance/test_games.py", "-k", "windows or salvage"),
    ),
    Fault(
        "who has passed is not asked again",
        MACHINE,
        "        self._sealed.clear()\n        if lone == NOBODY:",
        "        self._sealed = {seat: each for seat, each in self._sealed.items() if each == PASS and response}\n"
        "        if lone == NOBODY:",
        SALVAGE_SUITE,
    ),
    Fault(
        "an answer counts in the windows of an act that comes between too",
        MACHINE,
        "            self._beneath, self._sealed = self._sealed, {}\n",
        "            self._beneath = self._sealed.copy()\n",
        (*KERNEL, "-k", "acts"),
    ),
    Fault(
        "an ability is used again and again",
        "src/cosmodrome/kernel/responses/responses.py",
        "        window.used |= {(seat, name)}\n",
        "",
        (*KERNEL, "-k", "used_once"),  # in others the games would not end
    ),
    # ---- record and refusals
    Fault(
        "a die is not recorded",
        MACHINE,
        "            self._note(Entry(CHANCE, NOBODY, result))\n",
        "            self._checkpoints.values.append(Entry(CHANCE, NOBODY, result))\n",
    ),
    Fault(
        "a forced answer is not recorded",
        MACHINE,
        "            self._note(Entry(FORCED, wish.seat, options[0]))\n",
        "            self._checkpoints.values.append(Entry(FORCED, wish.seat, options[0]))\n",
    ),
    Fault(
        "a lone option is left to the player",
        MACHINE,
        "            if len(options) != 1 or wish.secret:\n                return WAITING\n",
        "            if options or wish.secret:\n                return WAITING\n",
    ),
    Fault(
        "a late click is taken", GAME, "if ask is not None and ask != mine.id:", "if ask is not None and ask > mine.id:"
    ),
    Fault(
        "an illegal answer is taken",
        GAME,
        "if chosen is None or chosen not in (mine.made or mine.options):",
        "if chosen is None:",
    ),
    Fault(
        "a refused answer changes something",
        GAME,
        "            raise StaleAsk(ask=ask, open=mine.id)",
        "            self._asked[seat] += 1\n            self._put_asks({})\n"
        "            raise StaleAsk(ask=ask, open=mine.id)",
    ),
    # ---- Cosmic Encounter
    Fault(
        "a power acts before it can be zapped",
        "src/cosmodrome/kernel/responses/responses.py",
        "if not use.cancelled and (ability.needs is None or ability.needs(table, seat, window)):",
        "if ability.needs is None or ability.needs(table, seat, window):",
        COSMIC_RULES,
    ),
)
