import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadFonts } from './lib/fonts';
import { texts } from './lib/i18n.svelte';
import { prefs } from './lib/prefs.svelte';

if (import.meta.env.MODE === 'mock') (await import('./mock')).install();

// The server has a newer client than this page: its parts are no longer there. Once is enough.
addEventListener('vite:preloadError', () => {
  if (sessionStorage.getItem('renewed')) return;
  sessionStorage.setItem('renewed', 'yes');
  location.reload();
});

texts.language = prefs.firstLanguage();
document.documentElement.lang = texts.language;
const fonts = loadFonts(texts.language);
// Without texts there is nothing to show, not even that the server is away.
while (
  !(await texts.load('cosmodrome').then(
    () => true,
    () => false,
  ))
) {
  await new Promise((again) => setTimeout(again, 2000));
}
await fonts;
mount(App, { target: document.getElementById('app') as HTMLElement });
