import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import subsetFont from 'subset-font';
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

/** The letters of our languages, as `fonts.css` names them, without those of other alphabets. */
const LETTERS = [
  [0x20, 0x7e], [0xa0, 0xff], [0x2bc, 0x2bc], [0x301, 0x301], [0x400, 0x45f], [0x490, 0x491], [0x2000, 0x206f],
  [0x20ac, 0x20ac], [0x2116, 0x2116], [0x2190, 0x2193], [0x2212, 0x2212], [0x2215, 0x2215],
] as const;
/** The weights that styles ask for; a range of them is a good part of a typeface's size. */
const WEIGHTS: Record<string, { min: number; max: number }> = { unbounded: { min: 600, max: 700 }, onest: { min: 400, max: 800 } };

/** Cuts the typefaces down to the letters and weights that the pages use. */
function slimFonts(): Plugin {
  const text = LETTERS.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  ).join('');
  return {
    name: 'slim-fonts',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const face = /(unbounded|onest)-.*\.woff2$/.exec(file.fileName)?.[1];
        if (!face || file.type !== 'asset') continue;
        const { min, max } = WEIGHTS[face]!;
        const options = { targetFormat: 'woff2', variationAxes: { wght: { min, max } } } as const;
        file.source = await subsetFont(Buffer.from(file.source), text, options);
      }
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
  plugins: [svelte(), localeFiles(), slimFonts(), packed()],
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
