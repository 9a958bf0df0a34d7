/**
 * Builds a later version of the panel. CHANGED_WORDS is the number of changed words in the shell's texts;
 * CHANGED_ISLAND is the file name of a changed island.
 */
import type { AstroUserConfig } from 'astro';
import panel from '../../../astro.config.mjs';

const words = Number(process.env.CHANGED_WORDS ?? 0);
const island = process.env.CHANGED_ISLAND;

/** The first word of a Persian text. */
const firstWord = /(?<=\[')[\u0621-\u06cc]{4,}/g;

/** Reverses words, so that texts keep their length. */
function changeWords(code: string): string {
  let seen = 0;
  return code.replace(firstWord, (word) => {
    seen += 1;
    return seen > words ? word : [...word].reverse().join('');
  });
}

const change = {
  name: 'adasi:changed-panel',
  // Words are counted in the original source.
  enforce: 'pre' as const,
  transform(code: string, id: string): string | undefined {
    if (id.endsWith('/src/i18n/shell/shell.ts')) return changeWords(code);
    if (island && id.endsWith(`/src/islands/${island}`)) {
      return `${code}\nglobalThis.changedIsland = true;`;
    }
    return undefined;
  },
};

const { vite, ...config } = panel as AstroUserConfig;

// biome-ignore lint/style/noDefaultExport: Astro reads the default export of its configuration.
export default { ...config, vite: { ...vite, plugins: [...(vite?.plugins ?? []), change] } };
