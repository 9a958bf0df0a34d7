import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const entries = /(?:component-url|renderer-url|src)="(\/_astro\/[^"]+\.js)"/g;
const imports = /(?:from|import)"(?:\.|\/_astro)\/([^"]+\.js)"/g;

const importsOf = (code: string) =>
  [...code.matchAll(imports)].map(([, name = '']) => `/_astro/${name}`);

/** Every script a page's first life needs: its entries and, statically, all they import. */
async function scriptsOf(html: string, folder: string): Promise<Set<string>> {
  const found = new Set<string>();
  const waiting = [...[...html.matchAll(entries)].map(([, url = '']) => url), ...importsOf(html)];
  for (let url = waiting.pop(); url; url = waiting.pop()) {
    if (found.has(url)) continue;
    found.add(url);
    const code = await readFile(join(folder, url), 'utf8');
    waiting.push(...importsOf(code));
  }
  return found;
}

/**
 * Names a page's scripts in its head, so that on a slow line they all come in one round trip instead of one after the
 * other as each is read.
 */
export async function preloadScripts(html: string, folder: string): Promise<string> {
  const scripts = [...(await scriptsOf(html, folder))].sort();
  const links = scripts.map((url) => `<link rel="modulepreload" href="${url}">`).join('');
  return html.replace('</head>', `${links}</head>`);
}
