import { takeOnHand } from '../../domain/shelf/on-hand.ts';
import type { ShelfCount } from '../../domain/shelf/shelf-count.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';

/** Drops issues of lines, because they refer to a line by its index, and any change to the lines may shift it. */
export function withoutLines(issues: readonly Issue[]): readonly Issue[] {
  const isOfLine = ({ path }: Issue) => path.startsWith('lines');
  return issues.some(isOfLine) ? issues.filter((issue) => !isOfLine(issue)) : issues;
}

/** The lab's stock: `refresh` fetches the counts; `onHand` returns the count for a line, `'hidden'` if not known. */
type Shelf<Line> = {
  refresh: () => Promise<boolean>;
  onHand: (line: Line) => ShelfCount | null | undefined;
};

/**
 * Lowers lines to what is in stock now. If the stock cannot be fetched, uses the counts the lab gave when it refused
 * the order.
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
