import { zstdCompressSync } from 'node:zlib';
import {
  labPack,
  listPath,
  type Pack,
  type Packed,
  pathsIn,
  updatePack,
  type VersionList,
} from '../../src/offline/version-list.ts';
import { stepsBetween } from './difference.ts';
import type { PastVersion } from './history.ts';

type Texts = Readonly<Record<string, string>>;

/** The text, or the steps to make it from another if they are shorter. */
function madeOf(of: string, before: string | undefined, after: string): Packed {
  const steps = before === undefined ? undefined : stepsBetween(before, after);
  const isShorter = steps && JSON.stringify(steps).length < after.length;
  return isShorter ? { of, steps } : after;
}

/**
 * How many bytes the other pages need if they are compressed with this page as the dictionary. A page without the shell
 * would leave the shell to each of them.
 */
function leftBy(page: string, pages: readonly string[], texts: Texts): number {
  const dictionary = Buffer.from(texts[page] ?? '');
  const sizes = pages.map((each) => zstdCompressSync(texts[each] ?? '', { dictionary }).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * The shortest of the pages that make a good dictionary, because every difference must skip what only that page has.
 */
function commonPage(pages: readonly string[], texts: Texts): string {
  const left = new Map(pages.map((page) => [page, leftBy(page, pages, texts)]));
  const most = 2 * Math.min(...left.values());
  const lengthOf = (page: string) => texts[page]?.length ?? 0;
  const common = pages.filter((page) => (left.get(page) ?? 0) <= most);
  return common.toSorted((a, b) => lengthOf(a) - lengthOf(b))[0] ?? '';
}

/** Pages as differences from one of them. */
function packPages(pages: readonly string[], texts: Texts): Pack {
  const first = commonPage(pages, texts);
  const text = texts[first] ?? '';
  const others = pages.filter((path) => path !== first);
  return [
    [first, text],
    ...others.map((path) => [path, madeOf(first, text, texts[path] ?? '')] as const),
  ];
}

/** The packs that bring a version to a device that has none, by name, pages first. */
export function wholePacks(list: VersionList, texts: Texts): Map<string, Pack> {
  return new Map(
    Object.entries(list.packs).map(([name, indexes]) => {
      const paths = pathsIn(list, indexes);
      const pages = paths.filter((path) => path in list.pages);
      const parts = paths.filter((path) => !(path in list.pages));
      const made = pages.length > 0 ? packPages(pages, texts) : [];
      return [name, [...made, ...parts.map((path) => [path, texts[path] ?? ''] as const)]];
    }),
  );
}

/**
 * The changes since a version, with the file list, for devices that have that version. The lab's files are in a
 * separate pack.
 */
export function updatePacks(
  before: PastVersion,
  listText: string,
  texts: Texts,
): Map<string, Pack> {
  const past: VersionList = JSON.parse(before.list);
  const list: VersionList = JSON.parse(listText);
  const ofLab = new Set(pathsIn(list, list.packs[labPack] ?? []));
  const changed = Object.keys(texts).filter((path) => list.files[path] !== past.files[path]);
  const packOf = (paths: readonly string[]): Pack =>
    paths.map((path) => [path, madeOf(path, before.texts[path], texts[path] ?? '')]);
  const general = packOf(changed.filter((path) => !ofLab.has(path)));
  return new Map([
    [
      updatePack(before.name, false),
      [[listPath, madeOf(listPath, before.list, listText)], ...general],
    ],
    [updatePack(before.name, true), packOf(changed.filter((path) => ofLab.has(path)))],
  ]);
}

/** A pack as it is sent. */
export const packText = (pack: Pack): string =>
  `[\n${pack.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`;
