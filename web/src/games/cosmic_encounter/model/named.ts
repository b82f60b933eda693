/** The things that a line of the log names, what a player must not miss of it, and how long it holds. */
import type { GameEvent, Json, View } from '../../../lib/wire';
import { plain } from '../../../lib/words';
import type { Named, StoryCard, Tools } from '../../contract';
import { describe, doneBy } from './describe';
import { isAlien } from '../art/aliens';
import type { Thing } from './rows';
import { abilityName, alienName, cardName, rowsOf, sourceOf, technologyName } from './rows';
import type { CosmicView } from './types';

/** `alien:zombie`, `card:plague`, `technology:omega_missile` */
export function thingOf(id: string): Thing {
  const [kind = 'card', name = ''] = id.split(':');
  return { kind: kind as 'card' | 'alien' | 'technology', id: name };
}

const idOf = (thing: Thing): string => `${thing.kind}:${thing.id}`;

export function names(event: GameEvent, tools: Tools): Named[] {
  const rows = rowsOf(tools.cards);
  const found: Named[] = [];
  const add = (id: string, name: string): void => {
    if (name && !found.some((one) => one.id === id)) found.push({ id, name });
  };
  for (const [key, value] of Object.entries(event)) {
    for (const one of [value].flat() as Json[]) {
      if (typeof one !== 'string') continue;
      if (key === 'ability') {
        const source = sourceOf(one, rows);
        if (source) add(idOf(source), abilityName(one, tools));
      } else if ((key === 'card' || key === 'cards') && rows.cards.has(one)) add(`card:${one}`, cardName(one, tools));
      else if ((key === 'alien' || key === 'aliens') && isAlien(one)) add(`alien:${one}`, alienName(one, tools));
      else if ((key === 'technology' || key === 'technologies') && rows.technologies.has(one)) add(`technology:${one}`, technologyName(one, tools));
    }
  }
  return found;
}

const words = (event: GameEvent, tools: Tools): string => {
  const key = `event-${event.key}`;
  const { key: _key, ...args } = event;
  return tools.t(key, { ...plain(args, tools), ...describe(key, args, tools) });
};

/** What somebody does to me, what is stopped or lost of mine, a deal that fails. */
export function tells(event: GameEvent, seat: number | null, view: View, tools: Tools): StoryCard | null {
  if (seat === null) return null;
  const { encounter, players } = view as unknown as CosmicView;
  const who = typeof event['seat'] === 'number' ? event['seat'] : null;
  const ability = String(event['ability'] ?? '');
  const mine = (alien: unknown): boolean => !!players[seat]?.aliens.includes(String(alien));
  switch (event.key) {
    case 'use':
      if (who === seat || !(event['target'] as Json[]).includes(seat)) return null;
      return { tone: 'bad', seat: who, title: abilityName(ability, tools), text: doneBy(ability, tools), effect: words(event, tools) };
    case 'cancelled':
      return who === seat ? { tone: 'bad', title: abilityName(ability, tools), text: words(event, tools) } : null;
    case 'zapped':
      return mine(event['alien']) ? { tone: 'bad', title: alienName(String(event['alien']), tools), text: words(event, tools) } : null;
    case 'power-lost':
      return who === seat ? { tone: 'bad', title: tools.t('power-lost'), text: words(event, tools) } : null;
    case 'broke-off':
    case 'time-ran-out':
      if (who === seat || (seat !== encounter.offense && seat !== encounter.defense)) return null;
      return { tone: 'bad', seat: who, title: tools.t('encounter-failed-deal'), text: words(event, tools) };
    default:
      return null;
  }
}

const HOLDS: Readonly<Record<string, number>> = {
  totals: 1.4,
  destiny: 1.2,
  use: 1.2,
  laid: 0.4,
  declined: 0.4,
  window: 0,
  'lets-pass': 0,
};

/** The reveal and the result are shown one after the other. */
const SHOWN: Readonly<Record<string, number>> = { revealed: 4.2, concluded: 3.4 };

/** The reveal and the result hold longest, a card laid face down hardly at all; what I do myself does not hold. */
export function weight(events: readonly GameEvent[], seat: number | null): number {
  const told = events.filter(({ seat: who }) => who !== seat);
  const shown = Object.entries(SHOWN).reduce((sum, [key, hold]) => sum + (events.some((event) => event.key === key) ? hold : 0), 0);
  return shown || told.reduce((most, { key }) => Math.max(most, HOLDS[key] ?? 1), 0);
}
