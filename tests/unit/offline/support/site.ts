import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import type { Plan } from '../../../../scripts/versions/plan.ts';
import { publish } from '../../../../scripts/versions/publish.ts';
import type { BuiltVersion } from '../../../../src/offline/next-version.ts';

const folders = mkdtemp(join(tmpdir(), 'adasi-offline-'));
afterAll(async () => rm(await folders, { recursive: true }));

/** Contents of a small panel by file, before publishing. */
export type Sources = Readonly<Record<string, string>>;

const page = (words: string) =>
  `<html><link rel="later" href="/_astro/shell.js">${'<p>shell</p>'.repeat(20)}<main>${words}</main></html>`;

/** A panel of three pages whose texts are `words`. */
export const sourcesOf = ([first = '', second = '', third = '']: readonly string[]): Sources => ({
  'index.html': page(first),
  'rx/index.html': page(second),
  'orders/index.html': page(`${first} ${third}`),
  '_astro/shell.js': `import"./rx.js";export const words="${first}";`,
  '_astro/rx.js': `export const words="${second}";`,
  '_astro/drawing.js': `export const words="${third}";`,
  '_astro/list.js': `export const words="${third} ${second}";`,
  '_astro/dialog.css': `.dialog::after{content:"${third}"}`,
  '_astro/counter.js': `export const words="${second} ${third}";`,
  '_astro/font.abc.woff2': 'a font',
  'pictures/a.svg': '<svg/>',
});

const general = ['~/shell.js', '~/rx.js', '~/drawing.js', '~/list.js', '~/dialog.css'];
const beside = ['/_astro/font.abc.woff2', '/pictures/a.svg'];
export const pages = ['/', '/orders', '/rx'];

const plan: Plan = {
  pages: new Map(pages.map((each) => [each, [...beside, ...general]])),
  packs: new Map([
    ['shop', [...pages, ...general.slice(1)]],
    ['lab', ['~/counter.js']],
  ]),
};

/** A folder that is removed after the tests of its file. */
export const emptyFolder = async (name: string): Promise<string> =>
  mkdtemp(join(await folders, `${name}-`));

/** Publishes a panel into a separate folder. */
export async function publishSite(
  sources: Sources,
  history: string,
): Promise<{ site: string; built: BuiltVersion }> {
  const site = await emptyFolder('site');
  for (const [name, text] of Object.entries(sources)) {
    await mkdir(dirname(join(site, name)), { recursive: true });
    await writeFile(join(site, name), text);
  }
  await publish(site, plan, '// The worker.', history);
  const [line = ''] = (await readFile(join(site, 'sw.js'), 'utf8')).split('\n');
  return { site, built: JSON.parse(line.replace(/^const builtVersion=|;$/g, '')) };
}
