import { takeWhatThereIs } from '../../domain/stock/lines.ts';
import type { StockLine } from '../../domain/stock/stock.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { $stock, refreshStock } from './stock.ts';

/** An issue of a line names it by its index, so it is out of date with any change of the lines. */
export function withoutLines(issues: readonly Issue[]): readonly Issue[] {
  const isOfLine = ({ path }: Issue) => path.startsWith('lines');
  return issues.some(isOfLine) ? issues.filter((issue) => !isOfLine(issue)) : issues;
}

/**
 * The lines lowered to what is on hand now. Where that cannot be fetched, what the lab found when it refused the order
 * counts.
 */
export async function linesOnHand(
  readLines: () => readonly StockLine[],
  refusal: readonly Issue[],
): Promise<StockLine[]> {
  const found = new Map(refusal.map(({ path, params }) => [path, params?.onHand]));
  const isFresh = await refreshStock();
  const stock = $stock.get();
  const lowered = readLines().flatMap((line, index): StockLine[] => {
    const most = isFresh ? undefined : found.get(`lines.${index}.pieces`);
    const pieces = typeof most === 'number' ? Math.min(most, line.pieces) : line.pieces;
    return pieces > 0 ? [{ ...line, pieces }] : [];
  });
  return stock ? takeWhatThereIs(lowered, stock) : lowered;
}
