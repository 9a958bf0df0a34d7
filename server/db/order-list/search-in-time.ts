import type { Position } from './order-filter.ts';

/** What a part of a search found, and where it stopped; null at the end of the list. */
interface Part<T> {
  found: readonly T[];
  until: Position | null;
}

/** Searches part by part until there are enough, the list ends, or the time is up. `until` is null unless it is up. */
export async function searchInTime<T>(
  search: (after: Position | undefined) => Promise<Part<T>>,
  { enough, maxMs }: { enough: number; maxMs: number },
): Promise<{ found: T[]; until: Position | null }> {
  const end = performance.now() + maxMs;
  const found: T[] = [];
  let after: Position | undefined;
  do {
    const part = await search(after);
    found.push(...part.found);
    after = part.until ?? undefined;
  } while (after && found.length < enough && performance.now() < end);
  return { found, until: found.length < enough ? (after ?? null) : null };
}
