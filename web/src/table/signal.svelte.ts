/** Tells a player who looks elsewhere that it is their turn: by sound, by a notice of the system if they want one, by
 *  the page's title and by its icon. */
import { t } from '../lib/i18n.svelte';
import { notices } from '../lib/notices';
import { prefs } from '../lib/prefs.svelte';
import { sound } from '../lib/sound';
import type { TableStore } from '../lib/table.svelte';

/** A question that follows this soon upon the last answer is no news. */
const LULL = 1500;

/** A replay is nobody's turn, and has a title of its own. */
export function signal(table: TableStore, replay: () => boolean): void {
  let answered = 0;
  let asked = false;

  const mine = $derived(table.asks.length > 0);
  const game = $derived(table.info ? t(`game-${table.info.game}`) : '');

  $effect(() => {
    if (mine && !asked) {
      if (prefs.sound && (document.hidden || Date.now() - answered > LULL)) sound.yourTurn();
      if (prefs.notices && document.hidden) notices.show(t('title-your-turn', { game }), table.id);
    }
    if (!mine && asked) answered = Date.now();
    asked = mine;
  });

  $effect(() => {
    if (replay()) return;
    document.title = mine ? t('title-your-turn', { game }) : t('title-table', { game });
    icon(mine ? '/favicon-turn.svg' : '/favicon.svg');
    return () => icon('/favicon.svg');
  });
}

function icon(href: string): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', href);
}
