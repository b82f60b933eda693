import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { texts } from './lib/i18n.svelte';
import { prefs } from './lib/prefs.svelte';

if (import.meta.env.MODE === 'mock') (await import('./mock')).install();

texts.language = prefs.firstLanguage();
document.documentElement.lang = texts.language;
await texts.load('cosmodrome');
mount(App, { target: document.getElementById('app') as HTMLElement });
