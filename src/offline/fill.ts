import { applySteps } from './edits.ts';
import { bodyOf, type KeptVersion, keep, keptPaths, noteBegun, wasBegun } from './kept-version.ts';
import { fetchQuietly, packEntries } from './read-pack.ts';
import { addressOf, type Pack, type Packed, packAddress, pathsIn } from './version-list.ts';

/** Sources of a version's files, nearest first. */
export interface Sources {
  /** The version on the device. */
  before?: KeptVersion | undefined;
  /** Differences from `before`. */
  update?: Pack | undefined;
  /** Names of packs with whole files. */
  packs: readonly string[];
  /** Resolves when the connection is free. */
  untilQuiet: () => Promise<void>;
}

/** Minimum number of missing files for which to fetch a pack. With fewer, most of it would already be on the device. */
const worthAPack = 3;

/** Copies the missing files that are unchanged from the version before. */
async function takeSame(next: KeptVersion, before: KeptVersion, missing: Set<string>) {
  const take = async (path: string) => {
    const response = await bodyOf(before, path);
    if (!response) return;
    const { headers } = response;
    if (await keep(next, path, await response.arrayBuffer(), headers)) missing.delete(path);
  };
  const same = [...missing].filter((path) => before.list.files[path] === next.list.files[path]);
  await Promise.all(same.map(take));
}

/** Keeps a file of a pack if it is missing. `base` has the files that edits apply to. */
async function takePacked(
  next: KeptVersion,
  [path, content]: Pack[number],
  base: KeptVersion,
  missing: Set<string>,
) {
  if (!missing.has(path)) return;
  const text = typeof content === 'string' ? content : await edited(base, content);
  if (text !== undefined && (await keep(next, path, text))) missing.delete(path);
}

async function edited(base: KeptVersion, { of, steps }: Exclude<Packed, string>) {
  const response = await bodyOf(base, of);
  return response && applySteps(await response.text(), steps);
}

/** Keeps the missing files of a pack while it streams in. */
async function takePack(next: KeptVersion, name: string, missing: Set<string>) {
  const response = await fetchQuietly(packAddress(next.name, name));
  if (!response.ok) return;
  await noteBegun(next, name);
  try {
    for await (const entry of packEntries(response)) await takePacked(next, entry, next, missing);
  } catch (error) {
    // The pack is damaged; the caller fetches the missing files one by one.
    if (!(error instanceof SyntaxError)) throw error;
  }
}

async function fetchOne(next: KeptVersion, path: string): Promise<boolean> {
  const response = await fetchQuietly(addressOf(next.name, path));
  if (!response.ok || response.redirected) return false;
  return keep(next, path, await response.arrayBuffer(), response.headers);
}

/**
 * Brings files of a version onto the device, each checked by its hash. Files already there are not fetched again, so an
 * interrupted download resumes. Returns whether all files are there.
 * @throws if the connection is lost or the device is full.
 */
export async function fill(
  next: KeptVersion,
  wanted: readonly string[],
  { before, update, packs, untilQuiet }: Sources,
): Promise<boolean> {
  const kept = await keptPaths(next);
  const missing = new Set(wanted.filter((path) => !kept.has(path)));
  if (before) await takeSame(next, before, missing);
  if (before) for (const entry of update ?? []) await takePacked(next, entry, before, missing);
  for (const name of packs) {
    const packed = pathsIn(next.list, next.list.packs[name] ?? []);
    if (packed.filter((path) => missing.has(path)).length < worthAPack) continue;
    await untilQuiet();
    // A pack that was cut off would probably be cut off again on the same connection: fetch the rest file by file.
    if (!(await wasBegun(next, name))) await takePack(next, name, missing);
  }
  for (const path of missing) {
    await untilQuiet();
    if (await fetchOne(next, path)) missing.delete(path);
  }
  return missing.size === 0;
}
