import type { Immediate } from './immediate.ts';

/** Modules that the same roots need. A root is a page's script or a lazily loaded one. */
export type Part = { ids: string[]; roots: Set<string>; size: number };

/** Shared files that a root imports statically. A page requests two more: the shell and its own. */
export const mostFiles = { page: 6, lazy: 15 };

/**
 * How many shared files a page may import. One less if it has an immediate part, which may need one that no page imports:
 * a first visit then stays within its number of requests.
 */
export const mostOfPage = (page: string, immediate: Immediate) =>
  mostFiles.page - (immediate.pages.has(page) ? 1 : 0);

/** The weight of a needless byte where it is loaded later; on a page it weighs 1. */
const lazyWeight = 0.001;

type Pair = { a: Part; b: Part; cost: number };

/**
 * Joins parts that several roots share until no root requests more than `mostFiles` files, each time the two that add
 * the fewest needless bytes. Never joins what a page runs with what it does not run.
 */
export function joinParts(
  all: readonly Part[],
  { pages, immediate }: { pages: ReadonlySet<string>; immediate: Immediate },
  reach: (ids: readonly string[]) => Iterable<string>,
): Part[] {
  const limitOf = (root: string) => {
    if (pages.has(root)) return mostOfPage(root, immediate);
    return immediate.parts.has(root) ? 1 : mostFiles.lazy;
  };
  const parts = new Set(
    all
      .filter(({ roots }) => roots.size > 1)
      .map(({ ids, roots, size }) => ({ ids: [...ids], roots: new Set(roots), size })),
  );
  const partOf = new Map([...parts].flatMap((part) => part.ids.map((id) => [id, part])));
  const withImports = ({ ids }: Part) =>
    new Set([...reach(ids)].flatMap((id) => partOf.get(id) ?? []));
  /** The needless bytes that `more` roots would load if they requested these parts. */
  const needless = (fetched: ReadonlySet<Part>, more: ReadonlySet<string>) =>
    [...more].reduce((sum, root) => {
      const weight = pages.has(root) ? 1 : lazyWeight;
      for (const { roots, size } of fetched) if (!roots.has(root)) sum += size * weight;
      return sum;
    }, 0);
  const cheapestOf = (root: string): Pair | undefined => {
    const isPage = pages.has(root);
    const own = [...parts].filter(
      ({ roots }) => roots.has(root) && isPage !== roots.isDisjointFrom(pages),
    );
    if (own.length <= limitOf(root)) return undefined;
    return own
      .flatMap((a, index) => own.slice(0, index).map((b) => ({ a, b })))
      .map(({ a, b }) => ({
        a,
        b,
        cost: needless(withImports(a), b.roots) + needless(withImports(b), a.roots),
      }))
      .reduce((least, each) => (each.cost < least.cost ? each : least));
  };
  const join = ({ a, b }: Pair) => {
    parts.delete(b);
    for (const id of b.ids) partOf.set(id, a);
    a.ids.push(...b.ids);
    a.size += b.size;
    // A root that loads the joined file loads what either half imports.
    const roots = a.roots.union(b.roots);
    for (const id of reach(a.ids)) for (const root of roots) partOf.get(id)?.roots.add(root);
  };
  // Any order keeps the limits. This one gives the dashboard, which reads pre-orders immediately, the fewest files.
  const roots = [...new Set(all.flatMap((part) => [...part.roots]))].toReversed();
  for (;;) {
    const crowded = roots
      .values()
      .map(cheapestOf)
      .find((pair) => pair !== undefined);
    if (!crowded) return [...parts];
    join(crowded);
  }
}
