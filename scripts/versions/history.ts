import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

/** A previously built version. */
export interface PastVersion {
  name: string;
  /** When it was first built, ms. */
  builtAt: number;
  /** Its file list as text. */
  list: string;
  /** Its texts by path. */
  texts: Readonly<Record<string, string>>;
}

/** Devices that are further behind download the newest version whole. */
const mostKept = 12;

const ending = '.json.br';
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 24 };

/** Where past versions of a build are kept: `.history/dist` for `dist`, unless a variable names a folder. */
export const historyOf = (dist: string): string =>
  process.env.PANEL_HISTORY ?? join('.history', basename(dist));

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith(ending));
}

/** The versions kept in a folder, newest first. */
export async function readHistory(folder: string): Promise<PastVersion[]> {
  const files = await namesIn(folder);
  const versions = await Promise.all(
    files.map(async (name): Promise<PastVersion> => {
      const content = await promisify(brotliDecompress)(await readFile(join(folder, name)));
      return JSON.parse(content.toString());
    }),
  );
  return versions.sort((one, other) => other.builtAt - one.builtAt);
}

/** Adds a version to a folder's history and drops the oldest. */
export async function addToHistory(folder: string, version: PastVersion): Promise<void> {
  await mkdir(folder, { recursive: true });
  const content = await promisify(brotliCompress)(JSON.stringify(version), { params });
  // An interrupted build leaves no half-written version.
  const unfinished = join(folder, `${version.name}.${process.pid}`);
  await writeFile(unfinished, content);
  await rename(unfinished, join(folder, version.name + ending));
  // Unpacking all of them just to drop none would take longer than adding one.
  if ((await namesIn(folder)).length <= mostKept) return;
  const surplus = (await readHistory(folder)).slice(mostKept);
  await Promise.all(surplus.map(({ name }) => rm(join(folder, name + ending))));
}
