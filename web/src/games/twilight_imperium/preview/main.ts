/** `npm run dev`, then /src/games/twilight_imperium/preview/?scene=turn&theme=light&lang=ru */
import '../../../app.css';
import { mount } from 'svelte';
import { isLanguage, texts } from '../../../lib/i18n.svelte';
import Preview from './Preview.svelte';

const query = new URLSearchParams(location.search);
const language = query.get('lang');
if (isLanguage(language)) texts.language = language;
document.documentElement.dataset['theme'] = query.get('theme') ?? 'dark';
document.documentElement.lang = texts.language;
const GAME = 'twilight-imperium';
await Promise.allSettled([GAME, `${GAME}-names`, `${GAME}-cards`].map((name) => texts.load(name)));
mount(Preview, { target: document.getElementById('app') as HTMLElement });
