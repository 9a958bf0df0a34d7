import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const modules = /<script type="module" src="(\/_astro\/[^"]+\.js)"><\/script>/g;
const islands = /(?:component-url|renderer-url)="(\/_astro\/[^"]+\.js)"/g;
const imports = /(?:from|import)"\.\/([^"]+\.js)"/g;
const importsAlone = /^(?:import"\.\/[^"]+\.js";?\s*)+$/;

const urlsOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, url = '']) => url);
const importsOf = (code: string) => urlsOf(code, imports).map((name) => `/_astro/${name}`);

type Read = (url: string) => Promise<string>;

/** The scripts a page runs. A file that only imports others is replaced by them, which saves a request. */
async function entriesOf(html: string, read: Read): Promise<Set<string>> {
  const entries = new Set<string>();
  for (const url of urlsOf(html, modules)) {
    const code = await read(url);
    for (const each of importsAlone.test(code) ? importsOf(code) : [url]) entries.add(each);
  }
  return entries;
}

/** Everything a page needs to become interactive: its entries, then its islands, then their imports. */
async function scriptsOf(entries: ReadonlySet<string>, html: string, read: Read) {
  const found = new Set<string>();
  const waiting = [...entries, ...urlsOf(html, islands)];
  for (let url = waiting.shift(); url; url = waiting.shift()) {
    if (found.has(url)) continue;
    found.add(url);
    waiting.push(...importsOf(await read(url)));
  }
  return [...found];
}

/**
 * Lists a page's scripts in its head without loading them: the first-paint script requests them after the first
 * frame, all in one round trip, the shell's first.
 */
export async function askAfterPaint(html: string, folder: string): Promise<string> {
  const read: Read = (url) => readFile(join(folder, url), 'utf8');
  const entries = await entriesOf(html, read);
  const scripts = await scriptsOf(entries, html, read);
  const links = scripts.map(
    (url) => `<link rel="later" href="${url}"${entries.has(url) ? ' data-run' : ''}>`,
  );
  return html.replaceAll(modules, '').replace('</head>', () => `${links.join('')}</head>`);
}
