import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const preactRoot = dirname(createRequire(import.meta.url).resolve('preact/package.json'));
const file = (path: string) => join(preactRoot, path);

// In development CommonJS packages cannot be inlined; there the packages that import React are enough.
const inlined = {
  build: true as const,
  serve: [
    /^react-/,
    /^@restart\//,
    '@nanostores/react',
    /^@astrojs\/preact/,
    'preact-render-to-string',
  ],
};

/**
 * Resolves every import of React, in the browser and while prerendering, to one copy of Preact: two copies share no
 * contexts, and packages that resolve `react` themselves would bring a second.
 */
export function onePreact(): Plugin {
  return {
    name: 'adasi:one-preact',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^react\/jsx-(dev-)?runtime$/,
            replacement: file('jsx-runtime/dist/jsxRuntime.mjs'),
          },
          { find: /^react-dom\/client$/, replacement: file('compat/client.mjs') },
          { find: /^react-dom\/server$/, replacement: file('compat/server.mjs') },
          { find: /^react(-dom)?$/, replacement: file('compat/dist/compat.mjs') },
          { find: /^preact\/compat$/, replacement: file('compat/dist/compat.mjs') },
          { find: /^preact\/hooks$/, replacement: file('hooks/dist/hooks.mjs') },
          { find: /^preact\/jsx-runtime$/, replacement: file('jsx-runtime/dist/jsxRuntime.mjs') },
          { find: /^preact$/, replacement: file('dist/preact.mjs') },
        ],
      },
    }),
    configEnvironment: (name, _config, { command }) =>
      name === 'client' ? undefined : { resolve: { noExternal: inlined[command] } },
  };
}
