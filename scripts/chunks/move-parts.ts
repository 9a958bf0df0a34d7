import { mostFiles, type Part } from './join-parts.ts';

/** The file each part is in, by its number. */
type Places = readonly number[];

/** What pages are sent together for a choice of places, in characters; infinite where one asks for too many files. */
function sentBy(shared: readonly Part[], imports: readonly Places[], pages: ReadonlySet<string>) {
  const needs = [...pages].map((page) =>
    shared.flatMap(({ roots }, part) => (roots.has(page) ? [part] : [])),
  );
  return (places: Places): number => {
    const contents = Map.groupBy(shared.keys(), (part) => places[part]);
    const sizeOf = (file?: number) =>
      contents.get(file)?.reduce((sum, part) => sum + (shared[part]?.size ?? 0), 0) ?? 0;
    const sentTo = (need: readonly number[]) => {
      const asked = new Set(need.map((part) => places[part]));
      // Grows while it is read: a file brings what its parts import.
      for (const file of asked)
        for (const part of contents.get(file)?.flatMap((each) => imports[each] ?? []) ?? [])
          asked.add(places[part]);
      if (asked.size > mostFiles.page) return Number.POSITIVE_INFINITY;
      return [...asked].reduce((sum: number, file) => sum + sizeOf(file), 0);
    };
    return needs.reduce((sum, need) => sum + sentTo(need), 0);
  };
}

/**
 * Moves parts that pages share between the files they were joined to, one at a time and each time the one that saves the
 * most, while pages are sent less and ask for no more files than they may. Returns the modules of each file.
 */
export function moveParts(
  joined: readonly Part[],
  parts: readonly Part[],
  pages: ReadonlySet<string>,
  reach: (ids: readonly string[]) => Iterable<string>,
): string[][] {
  const fileOf = new Map(joined.flatMap(({ ids }, file) => ids.map((id) => [id, file])));
  const shared = parts.filter(({ roots }) => roots.size > 1 && !roots.isDisjointFrom(pages));
  const partOf = new Map(shared.flatMap(({ ids }, part) => ids.map((id) => [id, part])));
  const imports = shared.map(({ ids }) => [
    ...new Set([...reach(ids)].flatMap((id) => partOf.get(id) ?? [])),
  ]);
  const sent = sentBy(shared, imports, pages);
  const oneMoved = (places: Places) =>
    [...shared.keys()].flatMap((part) =>
      [...new Set([...places, joined.length])].map((file) => places.with(part, file)),
    );
  let best = { places: shared.map(({ ids: [id = ''] }) => fileOf.get(id) ?? -1), bytes: 0 };
  best.bytes = sent(best.places);
  for (let before = Number.POSITIVE_INFINITY; best.bytes < before; ) {
    before = best.bytes;
    for (const places of oneMoved(best.places)) {
      const bytes = sent(places);
      if (bytes < best.bytes) best = { places, bytes };
    }
  }
  for (const [part, file] of best.places.entries())
    for (const id of shared[part]?.ids ?? []) fileOf.set(id, file);
  return [...Map.groupBy(fileOf.keys(), (id) => fileOf.get(id)).values()];
}
