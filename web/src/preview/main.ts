/** A board with a scene of its game, without a server: `npm run dev`, then
 *  /src/preview/?game=twilight-imperium&scene=turn&theme=light&lang=ru&hover=<option>&reduced */
import '../app.css';
import { mount } from 'svelte';
import type { GameModule } from '../games/contract';
import { isLanguage, texts } from '../lib/i18n.svelte';
import { cardsOf, scenesOf } from '../mock/scenes';
import Preview from './Preview.svelte';

const modules = import.meta.glob<GameModule>('../games/*/index.ts');
const query = new URLSearchParams(location.search);
const game = query.get('game') ?? 'space-base';
const language = query.get('lang');
if (isLanguage(language)) texts.language = language;
document.documentElement.dataset['theme'] = query.get('theme') ?? 'dark';
document.documentElement.lang = texts.language;
await texts.load('cosmodrome', game, `${game}-names`, `${game}-cards`);

const [module, cards, scenes] = await Promise.all([
  modules[`../games/${game.replaceAll('-', '_')}/index.ts`]!(),
  cardsOf(game),
  scenesOf(game),
]);
const [first = ''] = Object.keys(scenes);
mount(Preview, {
  target: document.getElementById('app') as HTMLElement,
  props: { module, cards, scene: scenes[query.get('scene') ?? first]!, query },
});
