import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const island = /<astro-island[^>]*data-astro-transition-persist[^>]*>/g;
const urls = /(?:component-url|renderer-url|before-hydration-url)="([^"]+)"/g;
const asked = /<link rel="later" href="([^"]+)"/g;
const entries = /<link rel="later" href="([^"]+)" data-run>/g;
const sheets =
  /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"|<link[^>]*href="([^"]+)"[^>]*rel="stylesheet"/g;
/** A stylesheet that only some readers enable: the others never load it. */
const disabledSheets = /<link[^>]* disabled[^>]*>/g;
const imports = /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g;

const firstGroups = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? '');

/** Pages of a build, by path. */
export function pagesOf(folder: string): string[] {
  return globSync('**/*.html', { cwd: folder }).sort();
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

/** The page with its inlined styles, and any linked stylesheet: everything that paints the shell. */
export function paintFiles(folder: string, page: string): string[] {
  const html = read(folder, page).replaceAll(disabledSheets, '');
  return [page, ...firstGroups(html, sheets)].map((file) => join(folder, file));
}

/** The files that paint the page, and the scripts it requests. */
export function pageFiles(folder: string, page: string): string[] {
  const scripts = firstGroups(read(folder, page), asked).map((file) => join(folder, file));
  return [...paintFiles(folder, page), ...scripts];
}

/** Scripts that hydrate the shell: the page's own and the persistent islands', with their imports. */
export function shellScripts(folder: string, page: string): string[] {
  const html = read(folder, page);
  const persisted = [...html.matchAll(island)].flatMap(([tag]) => firstGroups(tag, urls));
  const waiting = [...firstGroups(html, entries), ...persisted];
  const found = new Set<string>();
  for (let url = waiting.pop(); url; url = waiting.pop()) {
    if (found.has(url)) continue;
    found.add(url);
    waiting.push(
      ...firstGroups(read(folder, url), imports).map((name) => join(dirname(url), name)),
    );
  }
  return [...found].map((file) => join(folder, file));
}
