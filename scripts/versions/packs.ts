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

/** The text, or how to make it of another one where that is shorter. */
function madeOf(of: string, before: string | undefined, after: string): Packed {
  const steps = before === undefined ? undefined : stepsBetween(before, after);
  const isShorter = steps && JSON.stringify(steps).length < after.length;
  return isShorter ? { of, steps } : after;
}

/** Pages as differences from the shortest one, which has the least that others do not have. */
function packPages(paths: readonly string[], texts: Texts): Pack {
  const lengthOf = (path: string) => texts[path]?.length ?? 0;
  const [first = '', ...others] = paths.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  const text = texts[first] ?? '';
  return [
    [first, text],
    ...others.map((path) => [path, madeOf(first, text, texts[path] ?? '')] as const),
  ];
}

/** The packs that bring a version to a device that has none, by name. */
export function wholePacks(list: VersionList, texts: Texts): Map<string, Pack> {
  return new Map(
    Object.entries(list.packs).map(([name, indexes]) => {
      const paths = pathsIn(list, indexes);
      if (name === 'pages') return [name, packPages(paths, texts)];
      return [name, paths.map((path) => [path, texts[path] ?? ''])];
    }),
  );
}

/** What changed since a version, with the list, for devices that keep that version; the lab's own files apart. */
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

/** A pack as it travels. */
export const packText = (pack: Pack): string =>
  `[\n${pack.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`;
