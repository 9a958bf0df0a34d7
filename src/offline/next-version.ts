import { cacheOf } from '../panel/version.ts';
import { applySteps } from './edits.ts';
import { fill } from './fill.ts';
import {
  beginKept,
  hashOf,
  type KeptVersion,
  keptListText,
  keptPaths,
  openKept,
} from './kept-version.ts';
import { fetchPack, fetchQuietly } from './read-pack.ts';
import {
  labPack,
  listPath,
  type Pack,
  packAddress,
  pathsIn,
  updatePack,
  type VersionList,
} from './version-list.ts';
import { forgetWaiting, versionInUse } from './versions-here.ts';

/** A version, as built into its worker. */
export interface BuiltVersion {
  name: string;
  listHash: string;
}

type Begin = (list: string, headers: Headers) => Promise<KeptVersion | undefined>;

const beginner =
  ({ name, listHash }: BuiltVersion): Begin =>
  async (list, headers) => {
    if ((await hashOf(new TextEncoder().encode(list))) !== listHash) return undefined;
    await beginKept(name, list, headers);
    return openKept(name);
  };

/** Opens a version, fetching its list if necessary; undefined while the host has another version. */
export async function openVersion(version: BuiltVersion): Promise<KeptVersion | undefined> {
  const kept = await openKept(version.name);
  if (kept) return kept;
  const response = await fetchQuietly(packAddress(version.name, 'list'));
  if (!response.ok) return undefined;
  return beginner(version)(await response.text(), response.headers);
}

/** Begins a version with the list in its update pack. */
async function beginWith(
  version: BuiltVersion,
  before: KeptVersion,
  { pack, headers }: { pack: Pack; headers: Headers },
): Promise<KeptVersion | undefined> {
  const [, content] = pack.find(([path]) => path === listPath) ?? [];
  if (content === undefined) return undefined;
  const list =
    typeof content === 'string' ? content : applySteps(await keptListText(before), content.steps);
  return beginner(version)(list, headers);
}

/** The files of a version that a device should keep: all, or all except those only the lab loads. */
export function wantedOf(list: VersionList, isForLab: boolean): string[] {
  const ofLab = isForLab ? [] : pathsIn(list, list.packs[labPack] ?? []);
  const left = new Set(ofLab);
  return Object.keys(list.files).filter((path) => !left.has(path));
}

/** The packs with those files. */
export const packsOf = (list: VersionList, isForLab: boolean): string[] =>
  Object.keys(list.packs).filter((name) => isForLab || name !== labPack);

/** Pages with everything they load. */
export const wantedOfPages = (list: VersionList, pages: readonly string[]): string[] =>
  pages.flatMap((page) => [page, ...pathsIn(list, list.pages[page] ?? [])]);

/** The files of the next version to keep. A device that saves data keeps the same single pages again. */
function likeBefore(list: VersionList, before: VersionList, kept: ReadonlySet<string>) {
  const pages = Object.keys(before.pages).filter((page) => kept.has(page));
  const isForLab = pathsIn(before, before.packs[labPack] ?? []).some((path) => kept.has(path));
  if (pages.length === Object.keys(before.pages).length) {
    return { isForLab, wanted: wantedOf(list, isForLab), packs: packsOf(list, isForLab) };
  }
  const still = pages.filter((page) => page in list.pages);
  return { isForLab: false, wanted: wantedOfPages(list, still), packs: [] };
}

async function isBrought(
  version: BuiltVersion,
  before: KeptVersion,
  untilQuiet: () => Promise<void>,
): Promise<boolean> {
  const general = await fetchPack(version.name, updatePack(before.name, false));
  const begun = general && (await beginWith(version, before, general));
  const next = begun ?? (await openVersion(version));
  if (!next) return false;
  const { isForLab, wanted, packs } = likeBefore(next.list, before.list, await keptPaths(before));
  const ofLab = isForLab && (await fetchPack(version.name, updatePack(before.name, true)));
  const update = [...(general?.pack ?? []), ...(ofLab ? ofLab.pack : [])];
  return fill(next, wanted, { before, update, packs, untilQuiet });
}

const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Fetches the same parts of the next version that the device keeps of the current one, which stays
 * untouched.
 * @throws if incomplete. The browser then tries again later and resumes.
 */
export async function takeUpdate(
  version: BuiltVersion,
  untilQuiet: () => Promise<void>,
): Promise<void> {
  const name = await versionInUse();
  const before = name === undefined ? undefined : await openKept(name);
  if (!before) return;
  try {
    if (!(await isBrought(version, before, untilQuiet))) throw new Error('A file did not come.');
  } catch (error) {
    if (!isFull(error)) throw error;
    // A full device has room for only one version. This one takes over empty, and is kept once the other is gone.
    await caches.delete(cacheOf(version.name));
  }
  await forgetWaiting(version.name);
}
