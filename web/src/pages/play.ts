/** A game against bots, at once: nothing to fill in, nobody to wait for. */
import { api } from '../lib/api';
import { coachAt } from '../lib/coach';
import { isNew } from '../lib/familiar';
import { chosenName } from '../lib/names';
import { againstBots } from '../lib/plan';
import { prefs } from '../lib/prefs.svelte';
import { paths, router } from '../lib/router.svelte';
import type { GameInfo } from '../lib/wire';

/** The crops of the prints for small pictures. */
export const CROPS: Record<string, string> = {
  'space-base': '88 70 160 160',
  'cosmic-encounter': '0 170 130 130',
  'twilight-imperium': '70 90 160 160',
};

/** Newcomers get a short introduction first, the bots take their time, and a coach helps. */
export async function playNow(game: GameInfo): Promise<void> {
  const first = isNew(game.id);
  const table = await api.create(againstBots(game, chosenName(prefs.name), first ? 'slow' : prefs.pace));
  if (first) coachAt(table.id);
  await api.start(table.id);
  router.go((first ? paths.rules : paths.table)(table.id));
}
