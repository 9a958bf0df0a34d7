/** Builds the panel without the rewrite or the plugin that WITHOUT names. */
import type { AstroUserConfig } from 'astro';
import type { Plugin } from 'vite';
import panel from '../../../astro.config.mjs';
import { finishPages } from '../../../scripts/build/finish-pages.ts';

const without = process.env.WITHOUT;

const { integrations = [], vite, ...config } = panel as AstroUserConfig;
const finished = finishPages(without);
const plugins = (vite?.plugins ?? []) as Plugin[];

// biome-ignore lint/style/noDefaultExport: Astro reads the default export of its configuration.
export default {
  ...config,
  integrations: integrations.map((each) =>
    each && 'name' in each && each.name === finished.name ? finished : each,
  ),
  vite: { ...vite, plugins: plugins.filter(({ name }) => name !== `adasi:${without}`) },
};
