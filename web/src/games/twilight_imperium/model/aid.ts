/** What panels beside the board need to name things. */
import type { PanelProps } from '../../contract';
import type { Option } from '../../../lib/wire';
import { optionWords } from './describe';
import { dashed, rowsOf } from './rows';
import type { Rows } from './rows';
import type { Player, TwilightView } from './types';

export const viewOf = (props: PanelProps): TwilightView => props.view as unknown as TwilightView;
export const rowsIn = (props: PanelProps): Rows => rowsOf(props.cards);

/** "Hacan": a seat by its faction. */
export function factionOf(player: Player | undefined, props: PanelProps): string {
  if (!player) return '';
  return player.faction ? props.t(`board-faction-${dashed(player.faction)}`) : (props.names[player.seat] ?? '');
}

export const percent = (chance: number, { t }: Pick<PanelProps, 't'>): string => {
  const count = Math.round(chance * 100);
  const edge = count === 0 && chance > 0 ? '< ' : count === 100 && chance < 1 ? '> ' : '';
  return edge + t('board-percent', { count: edge === '< ' ? 1 : edge ? 99 : count });
};

/** The attributes of a button that answers. */
export function answering(option: Option, props: PanelProps): Record<string, unknown> {
  return {
    type: 'button',
    'data-option': option.id,
    'data-hovered': props.hovered === option.id ? '' : undefined,
    disabled: props.draft.busy,
    onclick: () => props.onanswer(option),
    onpointerenter: () => props.onhover(option.id),
    onpointerleave: () => props.onhover(null),
    onfocus: () => props.onhover(option.id),
    onblur: () => props.onhover(null),
  };
}

export const wordsOf = (option: Option, props: PanelProps): string => optionWords(option, props);
