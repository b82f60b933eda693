/** What a player must not miss: it stays until it is seen. */
import type { GameEvent, View } from '../../../lib/wire';
import { plain } from '../../../lib/words';
import type { StoryCard, Tools } from '../../contract';
import { chronicle, lastAction, lossesOf } from './chronicle';
import { describe } from './describe';
import { outcomeName, planetName, systemName, unitWords } from './names';
import { dashed, nameOf, noteOf, rowsOf, sourceOf, textsOf } from './rows';
import type { TwilightView } from './types';

function said({ key, ...args }: GameEvent, tools: Tools): string {
  return tools.t(`event-${key}`, { ...plain(args, tools), ...describe(`event-${key}`, args, tools) });
}

/** What a card or note says. */
function written(id: string, tools: Tools): { title: string; text: string } {
  const rows = rowsOf(tools.cards);
  const thing = sourceOf(id, rows);
  if (!thing) return { title: id, text: '' };
  return { title: nameOf(thing, tools), text: textsOf(thing, rows, tools).map(({ text }) => text).join(' ') };
}

/** The votes for each outcome of an agenda that was decided; the view may know already of the next one alone. */
export function votesFor(decided: GameEvent, log: readonly GameEvent[]): Map<string, number> {
  const end = log.findLastIndex(({ key, ...event }) => key === 'outcome' && event['agenda'] === decided['agenda']);
  const told = log.slice(0, Math.max(0, end));
  const cast = new Map<unknown, GameEvent>();
  // Further votes are told with the seat's new sum.
  for (const event of told.slice(told.findLastIndex(({ key }) => key === 'revealed-agenda') + 1))
    if (event.key === 'votes') cast.set(event['seat'], event);
  const sums = new Map<string, number>();
  for (const event of cast.values()) {
    const outcome = String(event['outcome']);
    sums.set(outcome, (sums.get(outcome) ?? 0) + Number(event['count']));
  }
  return new Map([...sums].filter(([, count]) => count).sort(([, a], [, b]) => b - a));
}

function fight(event: GameEvent, seat: number | null, view: TwilightView, tools: Tools, log: readonly GameEvent[]): StoryCard | null {
  const at = log.findLastIndex(({ key }) => key === 'combat');
  const begun = log[at];
  if (!begun || seat === null) return null;
  const sides = [Number(begun['seat']), Number(begun['target'])];
  if (!sides.includes(seat)) return null;
  const steps = chronicle(lastAction(log)).filter(({ kind }) => kind === 'round');
  const place = begun['planet'] ? planetName(String(begun['planet']), tools) : systemName(Number(begun['system']), tools);
  const faction = (who: number): string => {
    const id = view.players[who]?.faction;
    return id ? tools.t(`board-faction-${dashed(id)}`) : (tools.names[who] ?? '');
  };
  const lines = sides.map((who) => {
    const units = lossesOf(steps, who);
    return Object.keys(units).length
      ? tools.t('fight-losses', { seat: faction(who), units: unitWords(units, tools) })
      : tools.t('fight-no-losses', { seat: faction(who) });
  });
  const winner = event['winner'];
  return {
    tone: winner === seat ? 'good' : typeof winner === 'number' && winner >= 0 ? 'bad' : 'plain',
    seat: typeof winner === 'number' && winner >= 0 ? winner : null,
    title: tools.t('fight-over', { place }),
    text: `${tools.t('fight-rounds', { count: Math.max(1, steps.length) })} ${lines.join('; ')}.`,
    effect: said(event, tools),
  };
}

export function tells(
  event: GameEvent,
  seat: number | null,
  shape: View,
  tools: Tools,
  log: readonly GameEvent[] = [],
): StoryCard | null {
  const view = shape as unknown as TwilightView;
  const { key } = event;
  const who = typeof event['seat'] === 'number' ? event['seat'] : null;
  const other = who !== seat ? who : null;
  switch (key) {
    case 'combat-over':
      return fight(event, seat, view, tools, log);
    case 'outcome': {
      const agenda = String(event['agenda']);
      const tally = [...votesFor(event, log)].map(([outcome, count]) => tools.t('stage-agenda-tally', { outcome: outcomeName(outcome, tools), votes: count }));
      return {
        tone: 'plain',
        title: tools.t('stage-agenda-decided', { outcome: outcomeName(String(event['outcome']), tools) }),
        text: tools.t('stage-agenda-decided-text', { agenda: nameOf({ kind: 'agenda', id: agenda }, tools), tally: tools.list(tally) || '–' }),
      };
    }
    case 'played-note':
    case 'placed-note':
      // A note of mine comes back to me, used.
      return other === null || seat === null || noteOf(String(event['note'])).owner !== seat ? null : { tone: 'plain', seat: other, ...written(String(event['note']), tools), effect: said(event, tools) };
    case 'aimed':
      return other === null || event['target'] !== seat || seat === null
        ? null
        : { tone: 'bad', seat: other, ...written(String(event['card'] ?? event['ability'] ?? ''), tools), effect: said(event, tools) };
    case 'cancelled':
      return event['seat'] === seat && seat !== null ? { tone: 'bad', title: tools.t('tells-cancelled'), text: said(event, tools) } : null;
    case 'gained-planet':
      return event['before'] === seat && seat !== null && other !== null
        ? { tone: 'bad', seat: other, title: tools.t('tells-lost-planet', { planet: planetName(String(event['planet']), tools) }), text: said(event, tools) }
        : null;
    case 'points':
      return Number(event['gained']) < 0 && who === seat && seat !== null
        ? { tone: 'bad', title: tools.t('tells-lost-points'), text: said(event, tools) }
        : null;
    case 'eliminated':
      return { tone: 'bad', seat: who, title: said(event, tools), text: '' };
    case 'transaction':
      return (who === seat || event['target'] === seat) && seat !== null && !event['agreed']
        ? { tone: 'plain', title: tools.t('tells-refused'), text: said(event, tools) }
        : null;
    default:
      return null;
  }
}
