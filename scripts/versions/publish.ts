import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashOf } from '../../src/offline/kept-version.ts';
import type { BuiltVersion } from '../../src/offline/next-version.ts';
import { packAddress, type VersionList } from '../../src/offline/version-list.ts';
import { folderOf } from '../../src/panel/version.ts';
import { addToHistory, readHistory } from './history.ts';
import { packText, updatePacks, wholePacks } from './packs.ts';
import { type Plan, pageFile } from './plan.ts';

const own = /\.(js|css)$/;
/** Addresses of files that move into the version's folder. Fonts keep theirs. */
const addresses = /\/_astro\/(?=[\w.-]+\.(?:js|css)\b)/g;

const bytesOf = (content: string | Buffer) => new Uint8Array(Buffer.from(content));

/** Reads the files of the plan, whose scripts and stylesheets are in `folder`. */
async function readAll(dist: string, folder: string, plan: Plan): Promise<Map<string, Buffer>> {
  const paths = new Set([...plan.pages].flatMap(([page, loads]) => [page, ...loads]));
  for (const packed of plan.packs.values()) for (const path of packed) paths.add(path);
  const files = new Map<string, Buffer>();
  for (const path of [...paths].sort()) {
    const file = plan.pages.has(path) ? pageFile(path) : path.replace(/^~/, folder);
    files.set(path, await readFile(join(dist, file)));
  }
  return files;
}

/** The name is derived from everything in the version, including its worker, so the same sources give the same name. */
function nameOf(files: ReadonlyMap<string, Buffer>, worker: string): string {
  const hash = createHash('sha256').update(worker);
  for (const [path, content] of files) hash.update(`\0${path}\0`).update(content);
  return hash.digest('hex').slice(0, 10);
}

/** Moves scripts and stylesheets into the version's folder and updates all pages to point there. */
async function moveInto(dist: string, name: string): Promise<void> {
  const folder = folderOf(name);
  await mkdir(join(dist, folder));
  const files = (await readdir(join(dist, '_astro'))).filter((file) => own.test(file));
  await Promise.all(
    files.map((file) => rename(join(dist, '_astro', file), join(dist, folder, file))),
  );
  const pages = (await readdir(dist, { recursive: true })).filter((file) => /\.html$/.test(file));
  for (const page of pages) {
    const html = await readFile(join(dist, page), 'utf8');
    await writeFile(join(dist, page), html.replaceAll(addresses, `${folder}/`));
  }
}

async function listOf(
  files: ReadonlyMap<string, Buffer>,
  { pages, packs }: Plan,
): Promise<VersionList> {
  const paths = [...files.keys()];
  const indexes = new Map(paths.map((path, index) => [path, index]));
  const indexesOf = (each: readonly string[]) => each.map((path) => indexes.get(path) ?? 0);
  const byIndex = (map: ReadonlyMap<string, readonly string[]>) =>
    Object.fromEntries([...map].map(([key, each]) => [key, indexesOf(each)]));
  const hashes = await Promise.all([...files.values()].map((content) => hashOf(bytesOf(content))));
  return {
    files: Object.fromEntries(paths.map((path, index) => [path, hashes[index] ?? ''])),
    pages: byIndex(pages),
    packs: byIndex(packs),
  };
}

async function write(dist: string, address: string, content: string): Promise<void> {
  const file = join(dist, address);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Files that can be sent as a difference. Fonts and pictures are sent whole. */
const textsOf = (files: ReadonlyMap<string, Buffer>, { pages }: Plan): Record<string, string> =>
  Object.fromEntries(
    [...files]
      .filter(([path]) => pages.has(path) || own.test(path))
      .map(([path, content]) => [path, content.toString()]),
  );

/**
 * Makes a version of a finished build: moves its scripts and stylesheets to a separate folder, and adds the list of
 * files that devices keep, packs with all of them, packs of differences from the versions in the folder `history`, and
 * the worker. Returns the version's name.
 */
export async function publish(
  dist: string,
  plan: Plan,
  worker: string,
  history: string,
): Promise<string> {
  const name = nameOf(await readAll(dist, '_astro', plan), worker);
  await moveInto(dist, name);
  const files = await readAll(dist, folderOf(name), plan);
  const texts = textsOf(files, plan);
  const list = await listOf(files, plan);
  const listText = JSON.stringify(list);
  await write(dist, packAddress(name, 'list'), listText);
  const before = (await readHistory(history)).filter((each) => each.name !== name);
  for (const packs of [
    wholePacks(list, texts),
    ...before.map((each) => updatePacks(each, listText, texts)),
  ]) {
    for (const [pack, content] of packs) {
      await write(dist, packAddress(name, pack), packText(content));
    }
  }
  await addToHistory(history, { name, builtAt: Date.now(), list: listText, texts });
  const listHash = await hashOf(bytesOf(listText));
  const built: BuiltVersion = { name, listHash };
  await write(dist, 'sw.js', `const builtVersion=${JSON.stringify(built)};\n${worker}`);
  return name;
}
