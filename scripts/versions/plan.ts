import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { labRoutes } from '../../src/i18n/lab/lab-routes.ts';
import { labPack } from '../../src/offline/version-list.ts';
import { softwarePath } from '../../src/panel/software-path.ts';
import { loadedForAll, loadedForLab, mentionedIn, type Parts } from './page-parts.ts';

/** The files of the panel that a device keeps, by path; scripts and stylesheets are `~/name`. */
export interface Plan {
  /** What each page loads, immediately or later. */
  pages: ReadonlyMap<string, readonly string[]>;
  /** The files of each pack. A file in no pack is sent separately. */
  packs: ReadonlyMap<string, readonly string[]>;
}

/** The lab's screens need the lab's answers in any case, and the page about shipped software is rarely read twice. */
const notKept: ReadonlySet<string> = new Set([
  ...Object.values(labRoutes).map(({ path }) => path),
  softwarePath,
]);

/** The file name of a page's path: `/rx` is `rx/index.html`. */
export const pageFile = (path: string): string => join(path.slice(1), 'index.html');

async function pagesIn(dist: string): Promise<string[]> {
  const names = await readdir(dist, { recursive: true });
  const found = names.filter((name) => /(^|\/)index\.html$/.test(name)).sort();
  const paths = found.map((name) => `/${name.replace(/\/?index\.html$/, '')}`);
  return paths.filter((path) => !notKept.has(path));
}

const isPacked = (name: string) => /\.(js|css)$/.test(name);
const pathOf = (name: string) => (isPacked(name) ? `~/${name}` : `/_astro/${name}`);

/** What every page requests immediately: the browser has it before anything is stored. */
const onEveryPage = (pages: readonly (readonly string[])[]): ReadonlySet<string> =>
  new Set(pages[0]?.filter((name) => pages.every((asked) => asked.includes(name))));

/** Plans which files of a build devices keep, from what its files load. */
export async function planVersion(dist: string, parts: Parts): Promise<Plan> {
  const pictures = (await readdir(join(dist, 'pictures'))).map((name) => `/pictures/${name}`);
  const all = new Set(parts.keys());
  const asked = new Map<string, string[]>();
  for (const path of await pagesIn(dist)) {
    asked.set(path, mentionedIn(await readFile(join(dist, pageFile(path)), 'utf8'), all));
  }
  const loaded = new Map([...asked].map(([path, names]) => [path, loadedForAll(names, parts)]));
  const early = onEveryPage([...asked.values()]);
  const forAll = new Set([...loaded.values()].flatMap((names) => [...names]));
  const lab = [...loadedForLab(parts)].filter((name) => !forAll.has(name));
  const packed = (names: Iterable<string>) =>
    [...names]
      .filter((name) => isPacked(name) && !early.has(name))
      .sort()
      .map(pathOf);
  return {
    pages: new Map(
      [...loaded].map(([path, names]) => [path, [...pictures, ...[...names].sort().map(pathOf)]]),
    ),
    packs: new Map([
      ['shop', [...loaded.keys(), ...packed(forAll)]],
      [labPack, packed(lab)],
    ]),
  };
}
