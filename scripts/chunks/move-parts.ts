import type { Immediate } from './immediate.ts';
import { mostOfPage, type Part } from './join-parts.ts';

/** The number of each part's file. */
type Places = readonly number[];

/**
 * The files a page requests and their size in characters, infinite if there are more files than the page may request.
 */
type Sent = { files: ReadonlySet<number>; size: number };

type Roots = { pages: ReadonlySet<string>; immediate: Immediate };

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, each) => total + each, 0);

/** What each page is sent with a given placement. */
function sentBy(shared: readonly Part[], imports: readonly Places[], { pages, immediate }: Roots) {
  const needs = [...pages].map((page) => ({
    need: shared.flatMap(({ roots }, part) => (roots.has(page) ? [part] : [])),
    most: mostOfPage(page, immediate),
  }));
  type Contents = ReadonlyMap<number, readonly number[]>;
  const contentsOf = (places: Places): Contents =>
    Map.groupBy(places.keys(), (part) => places[part] ?? -1);
  const sentTo = (page: (typeof needs)[number], places: Places, contents: Contents): Sent => {
    const { need, most } = page;
    const files = new Set(need.map((part) => places[part] ?? -1));
    // The set grows while it is iterated: a file brings in the imports of its parts.
    for (const file of files)
      for (const part of contents.get(file) ?? [])
        for (const imported of imports[part] ?? []) files.add(places[imported] ?? -1);
    if (files.size > most) return { files, size: Number.POSITIVE_INFINITY };
    const parts = [...files].flatMap((file) => contents.get(file) ?? []);
    return { files, size: sum(parts.map((part) => shared[part]?.size ?? 0)) };
  };
  return {
    all(places: Places): Sent[] {
      const contents = contentsOf(places);
      return needs.map((page) => sentTo(page, places, contents));
    },
    /** Updates `all` after a part has moved between two files. Pages that request neither are unaffected. */
    afterMove(before: readonly Sent[], places: Places, [from, to]: readonly [number, number]) {
      const contents = contentsOf(places);
      return needs.map((page, index) => {
        const sent = before[index];
        const isSame = sent && !sent.files.has(from) && !sent.files.has(to);
        return isSame ? sent : sentTo(page, places, contents);
      });
    },
  };
}

/**
 * Moves shared parts between the joined files, one at a time and always the one that saves the most, as long as that
 * makes pages smaller and keeps them within their limit of files. Returns the modules of each file.
 */
export function moveParts(
  joined: readonly Part[],
  parts: readonly Part[],
  roots: Roots,
  reach: (ids: readonly string[]) => Iterable<string>,
): string[][] {
  const { pages } = roots;
  const fileOf = new Map(joined.flatMap(({ ids }, file) => ids.map((id) => [id, file])));
  const shared = parts.filter(({ roots }) => roots.size > 1 && !roots.isDisjointFrom(pages));
  const partOf = new Map(shared.flatMap(({ ids }, part) => ids.map((id) => [id, part])));
  const imports = shared.map(({ ids }) => [
    ...new Set([...reach(ids)].flatMap((id) => partOf.get(id) ?? [])),
  ]);
  const sentFor = sentBy(shared, imports, roots);
  const measured = (places: Places, sent: readonly Sent[]) => ({
    places,
    sent,
    size: sum(sent.map(({ size }) => size)),
  });
  const first = shared.map(({ ids: [id = ''] }) => fileOf.get(id) ?? -1);
  let best = measured(first, sentFor.all(first));
  for (let before = Number.POSITIVE_INFINITY; best.size < before; ) {
    const { places: from, sent } = best;
    before = best.size;
    for (const [part, file] of from.entries())
      for (const to of new Set([...from, joined.length])) {
        const places = from.with(part, to);
        const moved = measured(places, sentFor.afterMove(sent, places, [file, to]));
        if (moved.size < best.size) best = moved;
      }
  }
  for (const [part, file] of best.places.entries())
    for (const id of shared[part]?.ids ?? []) fileOf.set(id, file);
  return [...Map.groupBy(fileOf.keys(), (id) => fileOf.get(id)).values()];
}
