import { takeWhatThereIs } from '../../domain/stock/lines.ts';
import type { StockLine } from '../../domain/stock/stock.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { $stock, refreshStock } from './stock.ts';

/** Drops issues of lines: they name a line by its index, which any change to the lines may move. */
export function withoutLines(issues: readonly Issue[]): readonly Issue[] {
  const isOfLine = ({ path }: Issue) => path.startsWith('lines');
  return issues.some(isOfLine) ? issues.filter((issue) => !isOfLine(issue)) : issues;
}

/**
 * Lowers lines to what is in stock now. If stock cannot be fetched, the counts the lab gave when it refused the order
 * are used.
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
