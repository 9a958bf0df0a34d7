import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const external = /<script type="module" src="(\/_astro\/[^"]+\.js)"><\/script>/g;

/** Bytes up to which a request costs more than the code. */
const small = 800;

/** Puts scripts that hardly do more than import another into the page itself. */
export async function inlineSmallScripts(html: string, folder: string): Promise<string> {
  let result = html;
  for (const [tag, url = ''] of html.matchAll(external)) {
    if ((await stat(join(folder, url))).size > small) continue;
    const code = (await readFile(join(folder, url), 'utf8')).trim();
    const moved = code.replaceAll('"./', '"/_astro/');
    result = result.replace(tag, () => `<script type="module">${moved}</script>`);
  }
  return result;
}
