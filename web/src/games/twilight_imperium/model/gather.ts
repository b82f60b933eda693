/** Answers that differ in one thing alone, mostly a count: they stand in one row, under what they share. */
import type { Json, Option } from '../../../lib/wire';
import type { Gathered, Tools } from '../../contract';
import { hint } from './describe';
import { planetName, systemName, unitCount, unitName } from './names';
import { nameOf } from './rows';

const called = (unit: Json | undefined, tools: Tools): string => unitName(String(unit ?? 'infantry'), tools);

/** The title is the text of the option with the kind of unit in place of so many of them. */
function units(option: Option, tools: Tools): Gathered {
  const { unit, planet, source, system, count } = option.args;
  const place = planet == null ? 'none' : planet === 'space' ? 'space' : 'planet';
  const { cost } = option.hint;
  return {
    of: [option.key, unit, planet, source, system].join(':'),
    title: tools.t(`option-${option.key}`, {
      units: called(unit, tools),
      place,
      ...(place === 'planet' && { planet: planetName(String(planet), tools) }),
      ...(system != null && { system: systemName(Number(system), tools) }),
      ...(source != null && {
        source: typeof source === 'string' ? planetName(source, tools) : systemName(Number(source), tools),
      }),
    }),
    note: '',
    text: typeof cost === 'number' ? tools.t('board-row-cost', { count: Number(count), cost }) : String(count),
  };
}

const THINGS: Readonly<Partial<Record<string, string>>> = {
  'trade-goods': 'board-goods',
  commodities: 'board-commodities-short',
};

export function gather(option: Option, tools: Tools): Gathered | null {
  const { t } = tools;
  const { args, key } = option;
  switch (key) {
    case 'build':
    case 'load':
    case 'sustain':
    case 'lose':
    case 'remove':
    case 'land':
    case 'bombard':
      return units(option, tools);
    case 'fleet':
    case 'ship': {
      const system = Number(args['system']);
      const text = key === 'fleet' ? t('option-fleet.row') : unitCount(String(args['unit']), Number(args['count']), tools);
      return { of: `from:${system}`, title: systemName(system, tools), note: '', text };
    }
    case 'trade-good':
      return { of: key, title: t('board-goods'), note: '', text: String(args['count']) };
    case 'pool':
      return { of: `${key}:${args['pool']}`, title: t(`pool-${args['pool']}`), note: '', text: String(args['count']) };
    case 'fleet-pool':
    case 'strategy-pool':
      return { of: key, title: t(`pool-${key.slice(0, -'-pool'.length)}`), note: '', text: String(args['count']) };
    case 'give':
    case 'want': {
      const thing = THINGS[String(args['thing'])];
      if (!thing) return null;
      return { of: `${key}:${thing}`, title: t(`option-${key}`, { thing: t(thing) }), note: '', text: String(args['count']) };
    }
    case 'put':
    case 'structure': {
      const planet = String(args['planet']);
      return { of: `${key}:${planet}`, title: planetName(planet, tools), note: hint(option, tools), text: called(args['unit'], tools) };
    }
    case 'top':
    case 'bottom': {
      const id = String(args['agenda']);
      return { of: `agenda:${id}`, title: nameOf({ kind: 'agenda', id }, tools), note: hint(option, tools), text: t(`board-row-${key}`) };
    }
    case 'activate':
      if (option.hint['coming'] || option.hint['own-ships'] || option.hint['produces']) return null;
      return { of: 'far', title: t('board-row-far'), note: '', text: systemName(Number(args['system']), tools) };
    default:
      return null;
  }
}
