import { folderOf } from '../panel/version.ts';
import type { Steps } from './edits.ts';

/**
 * The files of a version of the panel that a device can keep. Paths are URL paths, except that the
 * version's own folder is written `~/`, so that a file has the same path in all versions.
 */
export interface VersionList {
  /** The hash of each file by path. */
  files: Readonly<Record<string, string>>;
  /** Everything a page loads, initially or later, by the page's path; indexes into `files`. */
  pages: Readonly<Record<string, readonly number[]>>;
  /** The files bundled in one response, by the pack's name; indexes into `files`. */
  packs: Readonly<Record<string, readonly number[]>>;
}

/** The pack with the files that only the lab's users load. */
export const labPack = 'lab';

/** A file of a version: whole, or as edits of a file on the device. */
export type Packed = string | { of: string; steps: Steps };

/**
 * Files of a version by path. A pack is sent as a JSON array with one entry per line, so that it
 * can be parsed while streaming.
 */
export type Pack = readonly (readonly [path: string, content: Packed])[];

/** Path of the list in the update pack from another version, and in the device's cache. */
export const listPath = '/list';

/** Path of the version's list, or of one of its packs. */
export const packAddress = (version: string, name: string): string =>
  `/versions/${version}/${name}.json`;

/** Name of the pack that updates from the version before. The lab's users need a second one. */
export const updatePack = (before: string, isForLab: boolean): string =>
  isForLab ? `from-${before}-lab` : `from-${before}`;

/** The URL path of a version's file by its path in the list. */
export const addressOf = (version: string, path: string): string =>
  path.replace(/^~/, folderOf(version));

/** The path in the list of a version's file by its URL path. */
export function pathAt(version: string, address: string): string {
  const folder = `${folderOf(version)}/`;
  return address.startsWith(folder) ? `~/${address.slice(folder.length)}` : address;
}

/** The paths for indexes into a list's files. */
export function pathsIn({ files }: VersionList, indexes: readonly number[]): string[] {
  const paths = Object.keys(files);
  return indexes.flatMap((index) => paths[index] ?? []);
}
