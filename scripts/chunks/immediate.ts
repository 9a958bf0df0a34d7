import type { Module } from './shared-files.ts';

/** The dashboard lists pre-orders as soon as it runs, so their code counts among the files of its first visit. */
const fetchedAtOnce = /\/src\/stores\/device\/preorders\.ts$/;

/** Dynamic imports that run with the page, and the pages that have one. */
export type Immediate = { parts: ReadonlySet<string>; pages: ReadonlySet<string> };

/** `needs`: the modules that each root imports statically. */
export function findImmediate(
  modules: readonly Module[],
  needs: ReadonlyMap<string, ReadonlySet<string>>,
  pages: ReadonlySet<string>,
): Immediate {
  const parts = new Set([...needs.keys()].filter((id) => fetchedAtOnce.test(id)));
  const importers = new Set(
    modules
      .filter(({ dynamicallyImportedIds }) => dynamicallyImportedIds.some((id) => parts.has(id)))
      .map(({ id }) => id),
  );
  return {
    parts,
    pages: new Set([...pages].filter((page) => !needs.get(page)?.isDisjointFrom(importers))),
  };
}

/** `needs`, where a page also needs what its immediate parts import of the modules that pages share. */
export function withImmediate(
  needs: ReadonlyMap<string, ReadonlySet<string>>,
  pages: ReadonlySet<string>,
  immediate: Immediate,
): Map<string, ReadonlySet<string>> {
  const neededBy = (roots: ReadonlySet<string>) =>
    new Set([...roots].flatMap((root) => [...(needs.get(root) ?? [])]));
  const shared = neededBy(immediate.parts).intersection(neededBy(pages));
  return new Map(
    [...needs].map(([root, own]) => [root, immediate.pages.has(root) ? own.union(shared) : own]),
  );
}
