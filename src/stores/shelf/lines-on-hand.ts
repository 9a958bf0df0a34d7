import { takeOnHand } from '../../domain/shelf/on-hand.ts';
import type { ShelfCount } from '../../domain/shelf/shelf-count.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';

/** Drops issues of lines: they name a line by its index, which any change to the lines may move. */
export function withoutLines(issues: readonly Issue[]): readonly Issue[] {
  const isOfLine = ({ path }: Issue) => path.startsWith('lines');
  return issues.some(isOfLine) ? issues.filter((issue) => !isOfLine(issue)) : issues;
}

/** The lab's shelf: how its counts are fetched, and the pieces for a line; `'hidden'` while they are not known. */
type Shelf<Line> = {
  refresh: () => Promise<boolean>;
  onHand: (line: Line) => ShelfCount | null | undefined;
};

/**
 * Lowers lines to what is in stock now. If stock cannot be fetched, the counts the lab gave when it refused the order
 * are used.
 */
export async function linesOnHand<Line extends { readonly pieces: number }>(
  readLines: () => readonly Line[],
  refusal: readonly Issue[],
  { refresh, onHand }: Shelf<Line>,
): Promise<Line[]> {
  const found = new Map(refusal.map(({ path, params }) => [path, params?.onHand]));
  const isFresh = await refresh();
  const lowered = readLines().flatMap((line, index): Line[] => {
    const most = isFresh ? undefined : found.get(`lines.${index}.pieces`);
    const pieces = typeof most === 'number' ? Math.min(most, line.pieces) : line.pieces;
    return pieces > 0 ? [{ ...line, pieces }] : [];
  });
  return takeOnHand(lowered, onHand);
}
