import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { labRoutes } from '../../src/panel/lab-routes.ts';
import {
  type collectBundled,
  loadedForAll,
  loadedForLab,
  mentionedIn,
  type Parts,
  readParts,
} from './page-parts.ts';

const source = new URL('../../src/offline/service-worker.js', import.meta.url);

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** What the worker keeps of a version. Indexes point into `parts`. */
interface VersionList {
  /** By path: the hash of the page, and all that it loads at once or later. */
  pages: Record<string, { hash: string; loads: number[] }>;
  /** Paths of everything that is named by its content. */
  parts: string[];
  /** What the lab's people alone load. */
  lab: number[];
}

/** Every page lists what a device keeps, and the lab's screens need the lab's answers in any case. */
const ofLab: ReadonlySet<string> = new Set(Object.values(labRoutes).map(({ path }) => path));

/** Addresses of the pages that devices keep, by file name: `/rx` is `rx/index.html`. */
async function pagesIn(dist: string): Promise<Map<string, string>> {
  const names = await readdir(dist, { recursive: true });
  const found = names.filter((name) => /(^|\/)index\.html$/.test(name)).sort();
  const addressed = found.map((name) => [name, `/${name.replace(/\/?index\.html$/, '')}`] as const);
  return new Map(addressed.filter(([, path]) => !ofLab.has(path)));
}

async function listVersion(dist: string, parts: Parts): Promise<VersionList> {
  const pictures = (await readdir(join(dist, 'pictures'))).map((name) => `/pictures/${name}`);
  const all = new Set(parts.keys());
  const paths = new Map<string, number>();
  const indexOf = (path: string) => {
    const index = paths.get(path) ?? paths.size;
    paths.set(path, index);
    return index;
  };
  const indexesOf = (names: Iterable<string>) =>
    [...names].map((name) => indexOf(`/_astro/${name}`));
  const pages: VersionList['pages'] = {};
  const shared = new Set<string>();
  for (const [file, path] of await pagesIn(dist)) {
    const html = await readFile(join(dist, file), 'utf8');
    const loaded = loadedForAll(mentionedIn(html, all), parts);
    for (const name of loaded) shared.add(name);
    pages[path] = { hash: hashOf(html), loads: [...pictures.map(indexOf), ...indexesOf(loaded)] };
  }
  const lab = indexesOf([...loadedForLab(parts)].filter((name) => !shared.has(name)));
  return { pages, lab, parts: [...paths.keys()] };
}

/** Writes the service worker with the name and the list of the build's version; each version has a worker of its own. */
export function serviceWorker(
  bundled: ReturnType<typeof collectBundled>['bundled'],
): AstroIntegration {
  return {
    name: 'adasi:service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = dir.pathname;
        const list = JSON.stringify(await listVersion(dist, await readParts(dist, bundled)));
        const version = hashOf(list);
        const listed = `/_astro/version.${version}.json`;
        await writeFile(join(dist, listed), list);
        const code = (await readFile(source, 'utf8')).replace(/^\s*(\/\/|\/\*\*).*\n/gm, '');
        const names = `const version = '${version}', listed = '${listed}';\n`;
        await writeFile(join(dist, 'sw.js'), names + code);
      },
    },
  };
}
