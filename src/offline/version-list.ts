import { folderOf } from '../panel/version.ts';
import type { Steps } from './edits.ts';

/**
 * What a device keeps of a version of the panel. A path is that of an address, except for the files
 * in the version's own folder, which begin with `~/`: they are called the same in all versions.
 */
export interface VersionList {
  /** The hash of each file by path. */
  files: Readonly<Record<string, string>>;
  /** All that a page loads, initially or later, by the page's path; indexes into `files`. */
  pages: Readonly<Record<string, readonly number[]>>;
  /** The files bundled in one response, by the name of the pack; indexes into `files`. */
  packs: Readonly<Record<string, readonly number[]>>;
}

/** The pack of what only the lab's people load. */
export const labPack = 'lab';

/** A file of a version: whole, or made of a file that the device keeps. */
export type Packed = string | { of: string; steps: Steps };

/**
 * Files of a version by path. A pack is sent as a JSON array with one entry per line, so that it
 * can be parsed while streaming.
 */
export type Pack = readonly (readonly [path: string, content: Packed])[];

/** Where the list is in a pack that brings a version to a device that keeps another one, and in the device's cache. */
export const listPath = '/list';

/** Address of the version's list, or of one of its packs. */
export const packAddress = (version: string, name: string): string =>
  `/versions/${version}/${name}.json`;

/** Name of the pack that makes a version of the one before; the lab's people have a second one. */
export const updatePack = (before: string, isForLab: boolean): string =>
  isForLab ? `from-${before}-lab` : `from-${before}`;

/** The address at which a version has the file of a path. */
export const addressOf = (version: string, path: string): string =>
  path.replace(/^~/, folderOf(version));

/** The path of the file that a version has at an address. */
export function pathAt(version: string, address: string): string {
  const folder = `${folderOf(version)}/`;
  return address.startsWith(folder) ? `~/${address.slice(folder.length)}` : address;
}

/** The paths behind indexes of a list. */
export function pathsIn({ files }: VersionList, indexes: readonly number[]): string[] {
  const paths = Object.keys(files);
  return indexes.flatMap((index) => paths[index] ?? []);
}
