import preact from '@astrojs/preact';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { finishPages } from './scripts/build/finish-pages.ts';
import { inlineBootstrap } from './scripts/build/inline-bootstrap.ts';
import { onePreact } from './scripts/build/one-preact.ts';
import { picturesAddress } from './scripts/build/pictures-address.ts';
import { plainPreload } from './scripts/build/plain-preload.ts';
import { reactByName } from './scripts/build/react-by-name.ts';
import { styleguide } from './scripts/build/styleguide.ts';
import { fewChunks } from './scripts/chunks/few-chunks.ts';
import { collectPackages } from './scripts/packages/shipped.ts';
import { softwarePage } from './scripts/packages/software-page.ts';
import { postcssPlugins } from './scripts/styles/postcss.ts';
import { specifiedConstants } from './scripts/styles/sass-tokens.ts';
import { stableNames } from './scripts/versions/file-names.ts';
import { collectBundled } from './scripts/versions/page-parts.ts';
import { versions } from './scripts/versions/versions.ts';

const runtime = process.env.PANEL_RUNTIME ?? 'preact';
const { plugin: bundleParts, bundled } = collectBundled();
const { plugin: bundledPackages, folders } = collectPackages();
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:4322';

export default defineConfig({
  output: 'static',
  outDir: process.env.PANEL_OUT_DIR ?? './dist',
  trailingSlash: 'ignore',
  integrations: [
    runtime === 'react' ? react() : preact({ compat: true }),
    softwarePage(folders),
    finishPages(),
    versions(bundled),
    styleguide(),
  ],
  build: { inlineStylesheets: 'never' },
  // `src/layouts/prefetch.ts` does so, with a tenth of the code.
  prefetch: false,
  devToolbar: { enabled: false },
  server: { port: 4321 },
  vite: {
    plugins: [
      ...(runtime === 'react' ? [inlineBootstrap()] : [onePreact(), reactByName()]),
      fewChunks(),
      stableNames(),
      plainPreload(),
      bundleParts,
      bundledPackages,
    ],
    define: { 'import.meta.env.PICTURES': JSON.stringify(await picturesAddress()) },
    css: {
      preprocessorOptions: {
        scss: {
          importers: [specifiedConstants()],
          quietDeps: true,
          // Bootstrap 5.3 is written for `@import`.
          silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
        },
      },
      postcss: { plugins: postcssPlugins() },
    },
    build: { cssCodeSplit: false, assetsInlineLimit: 0 },
    server: { proxy: { '/api': { target: apiOrigin } } },
  },
});
