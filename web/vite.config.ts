import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const locale = resolve(import.meta.dirname, '../src/cosmodrome/locale');
const server = 'http://127.0.0.1:8000';

/** Changes with every text, so that browsers may keep texts for long. */
function localeVersion(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(locale, { recursive: true, encoding: 'utf8' }).sort()) {
    if (name.endsWith('.ftl')) hash.update(name).update(readFileSync(join(locale, name)));
  }
  return hash.digest('hex').slice(0, 8);
}

/** Serves the texts from the Python package while developing, as the server does later. */
function localeFiles(): Plugin {
  return {
    name: 'locale-files',
    configureServer(dev) {
      dev.middlewares.use('/locale', (request, response, next) => {
        const name = /^\/((?:en|ru|uk)\/[a-z0-9-]+\.ftl)/.exec(request.url ?? '')?.[1];
        if (!name) return next();
        try {
          response.setHeader('content-type', 'text/plain; charset=utf-8').end(readFileSync(join(locale, name)));
        } catch {
          response.writeHead(404).end();
        }
      });
    },
  };
}

/** Lays a packed copy beside every file that gains by it; the server sends those to browsers that can read them. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of [...Object.keys(bundle), ...readdirSync('public')]) {
        if (!/\.(js|css|html|svg)$/.test(name)) continue;
        const content = readFileSync(join(dir, name));
        if (content.length < 1024) continue;
        writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }));
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content));
      }
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), localeFiles(), packed()],
  define: { __LOCALE_VERSION__: JSON.stringify(localeVersion()) },
  // Vitest would take Svelte's server build otherwise.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  build: {
    outDir: '../src/cosmodrome/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The Content-Security-Policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: ['.', '../src/cosmodrome/texts'] },
    ...(mode === 'mock' ? {} : { proxy: { '/api': server, '/ws': { target: server, ws: true } } }),
  },
  // A busy machine is no fault: the limit only ends tests that hang.
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], environment: 'happy-dom', testTimeout: 60_000 },
}));
