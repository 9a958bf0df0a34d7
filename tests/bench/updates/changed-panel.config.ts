/**
 * Builds a later version of the panel. CHANGED_WORDS is how many words of the shell's texts changed, and CHANGED_ISLAND
 * names the file of an island that did.
 */
import type { AstroUserConfig } from 'astro';
import panel from '../../../astro.config.mjs';

const words = Number(process.env.CHANGED_WORDS ?? 0);
const island = process.env.CHANGED_ISLAND;

/** The first word of a text's Persian. */
const firstWord = /(?<=\[')[\u0621-\u06cc]{4,}/g;

/** Writes words backwards, so that texts stay as long as they were. */
function changeWords(code: string): string {
  let seen = 0;
  return code.replace(firstWord, (word) => {
    seen += 1;
    return seen > words ? word : [...word].reverse().join('');
  });
}

const change = {
  name: 'adasi:changed-panel',
  // The words are counted in the source.
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
