import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const islands = /component-url="(\/_astro\/[^"]+\.js)" component-export="(\w+)"/g;
const facade = /^export\{([^}]*)\}from"\.\/([^"]+\.js)";?\s*$/;

/** The real file and export behind a facade; undefined when the island's file is no facade. */
function behind(code: string, name: string): { url: string; name: string } | undefined {
  const [, passed = '', file] = facade.exec(code) ?? [];
  const aliases = passed.split(',').map((each) => each.split(' as '));
  const [own] = aliases.find((names) => names.at(-1) === name) ?? [];
  return file && own ? { url: `/_astro/${file}`, name: own } : undefined;
}

/** Loads an island whose file only re-exports another straight from that file, which saves a request. */
export async function skipFacades(html: string, folder: string): Promise<string> {
  let result = html;
  for (const [whole, url = '', name = ''] of html.matchAll(islands)) {
    const found = behind(await readFile(join(folder, url), 'utf8'), name);
    if (!found) continue;
    const direct = `component-url="${found.url}" component-export="${found.name}"`;
    result = result.replaceAll(whole, () => direct);
  }
  return result;
}
