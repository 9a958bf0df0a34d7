import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { behindFacade, localName } from './skip-facades.ts';

const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const rendererUrl = /renderer-url="([^"]+)"/g;
const exportStatement = /export\{([^}]*)\};?\s*$/;

/** The first-paint script has to run before the first frame; only it stays inline. */
const isRuntime = (code: string) => !code.includes('localStorage');

function runtimeOf(pages: readonly string[]): string {
  const scripts = pages.flatMap((html) => [...html.matchAll(inlineScript)]);
  return [...new Set(scripts.map(([, code = '']) => code))].filter(isRuntime).join('\n');
}

/** The shell's file, and the name the renderer has in it: the renderer's own file only re-exports it. */
async function shellOf(pages: readonly string[], folder: string) {
  const [, renderer] = pages.flatMap((html) => [...html.matchAll(rendererUrl)])[0] ?? [];
  const shell = renderer && behindFacade(await readFile(join(folder, renderer), 'utf8'), 'default');
  if (!shell) return undefined;
  const code = await readFile(join(folder, shell.url), 'utf8');
  const [, exported = ''] = exportStatement.exec(code) ?? [];
  const local = localName(exported, shell.name);
  return local ? { url: shell.url, code: `${code}export{${local} as default};` } : undefined;
}

/**
 * Moves Astro's inline hydration runtime into the shell's file, which every page runs. The first frame does not need
 * the runtime, the page must fit into the first round trip, and a separate file would cost another request.
 */
export async function shareIslandRuntime(
  pages: readonly string[],
  folder: string,
): Promise<string[]> {
  const shell = await shellOf(pages, folder);
  if (!shell) return [...pages];
  await writeFile(join(folder, shell.url), `${shell.code}\n${runtimeOf(pages)}`);
  return pages.map((html) => referTo(html, shell.url));
}

function referTo(html: string, shell: string): string {
  const without = html.replace(inlineScript, (whole, code: string) =>
    isRuntime(code) ? '' : whole,
  );
  if (without === html) return html;
  return without
    .replaceAll(rendererUrl, `renderer-url="${shell}"`)
    .replace('</head>', `<script type="module" src="${shell}"></script></head>`);
}
