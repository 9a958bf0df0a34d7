/** Builds the panel's next version, in which one island changed: the variable CHANGED_ISLAND names its file. */
import type { AstroUserConfig } from 'astro';
import panel from '../../../astro.config.mjs';

const island = process.env.CHANGED_ISLAND ?? '';

const change = {
  name: 'adasi:changed-island',
  transform: (code: string, id: string) =>
    id.endsWith(`/src/islands/${island}`) ? `${code}\nglobalThis.changedIsland = true;` : undefined,
};

const { vite, ...config } = panel as AstroUserConfig;

// biome-ignore lint/style/noDefaultExport: Astro reads the default export of its configuration.
export default { ...config, vite: { ...vite, plugins: [...(vite?.plugins ?? []), change] } };
