import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const islands = /component-url="(\/_astro\/[^"]+\.js)" component-export="(\w+)"/g;
const facade = /^export\{([^}]*)\}from"\.\/([^"]+\.js)";?\s*$/;

/** The local name of what an export statement's list exports as `name`. */
export function localName(exported: string, name: string): string | undefined {
  const aliases = exported.split(',').map((each) => each.split(' as '));
  return aliases.find((names) => names.at(-1) === name)?.[0];
}

/** The real file and export behind a facade; undefined if the file isn't a facade. */
export function behindFacade(
  code: string,
  name: string,
): { url: string; name: string } | undefined {
  const [, passed = '', file] = facade.exec(code) ?? [];
  const own = localName(passed, name);
  return file && own ? { url: `/_astro/${file}`, name: own } : undefined;
}

/** Loads an island whose file only re-exports another straight from that file, which saves a request. */
export async function skipFacades(html: string, folder: string): Promise<string> {
  let result = html;
  for (const [whole, url = '', name = ''] of html.matchAll(islands)) {
    const found = behindFacade(await readFile(join(folder, url), 'utf8'), name);
    if (!found) continue;
    const direct = `component-url="${found.url}" component-export="${found.name}"`;
    result = result.replaceAll(whole, () => direct);
  }
  return result;
}
