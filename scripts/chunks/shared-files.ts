import type { Rolldown } from 'vite';
import { findImmediate, withImmediate } from './immediate.ts';
import { joinParts, type Part } from './join-parts.ts';
import { moveParts } from './move-parts.ts';

/** `size` is the size of the minified code. */
export type Module = Pick<
  Rolldown.ModuleInfo,
  'id' | 'isEntry' | 'importedIds' | 'dynamicallyImportedIds'
> & { size: number };

/** An island of a page. Every other entry belongs to the shell, which is on all pages. */
const ofPage = /\/src\/islands\/[^/]+$/;

/**
 * A module that this share of all pages imports is put into the shell: a separate file would be one more request for
 * each of them.
 */
const commonShare = 3 / 8;

/** Possible names from these modules, shortest first: `dates`, `calendar-dates`. */
const namesFrom = (ids: readonly string[]) =>
  [1, 2, 3, 9].flatMap((depth) =>
    ids.map((id) =>
      (
        id
          .replace(/\.\w+(\?.*)?$/, '')
          .split('/')
          .slice(-depth)
          .join('-')
          .match(/[\w-]+/g) ?? []
      ).join(''),
    ),
  );

/** Groups modules by the roots that import them: pages' islands and dynamically imported modules. */
function partsOf(modules: readonly Module[], needs: ReadonlyMap<string, ReadonlySet<string>>) {
  const parts = new Map<string, Part>();
  for (const { id, size } of modules) {
    const roots = [...needs].filter(([, needed]) => needed.has(id)).map(([root]) => root);
    const part = parts.get(roots.join()) ?? { ids: [], roots: new Set(roots), size: 0 };
    part.ids.push(id);
    part.size += size;
    parts.set(roots.join(), part);
  }
  return [...parts.values()].filter(({ roots }) => roots.size > 0);
}

/** The file of each module that all pages or several roots import. Every other module stays with its root. */
export function sharedFiles(unsorted: readonly Module[]): Map<string, string> {
  const modules = unsorted.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const known = new Map(modules.map((module) => [module.id, module]));
  const reach = (from: Iterable<string>) => {
    const found = new Set(from);
    for (const id of found) for (const next of known.get(id)?.importedIds ?? []) found.add(next);
    return found;
  };
  const entries = new Set(modules.filter(({ isEntry }) => isEntry).map(({ id }) => id));
  const everywhere = reach([...entries].filter((id) => !ofPage.test(id)));
  const pages = entries.difference(everywhere);
  const needsOfPages = [...pages].map((page) => reach([page]));
  const pagesWith = (id: string) => needsOfPages.filter((needed) => needed.has(id)).length;
  const isCommon = (id: string) => pagesWith(id) >= pages.size * commonShare;
  const common = modules.map(({ id }) => id).filter((id) => !pages.has(id) && isCommon(id));
  const shell = everywhere.union(reach(common));
  const lazy = modules.flatMap(({ dynamicallyImportedIds }) => dynamicallyImportedIds);
  const roots = new Set([...pages, ...lazy]).difference(shell);
  const imported = new Map([...roots].map((root) => [root, reach([root])]));
  const immediate = findImmediate(modules, imported, pages);
  const needs = withImmediate(imported, pages, immediate);
  const rest = modules.filter(({ id }) => !shell.has(id));
  const files = new Map([...shell].map((id) => [id, 'shell']));
  const parts = partsOf(rest, needs);
  const joined = joinParts(parts, { pages, immediate }, reach);
  for (const ids of moveParts(joined, parts, { pages, immediate }, reach)) {
    const taken = new Set(files.values());
    const name = namesFrom(ids).find((each) => each && !taken.has(each));
    for (const id of ids) if (name) files.set(id, name);
  }
  return files;
}
