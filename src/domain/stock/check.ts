import { checkShortage } from '../shelf/shortage.ts';
import type { Issue } from '../vocabulary/issue.ts';
import { stockCellKey } from './chart.ts';
import type { StockCell, StockCount, StockLine } from './stock.ts';

/** Stock of a cell; undefined for an unknown lens. */
export type StockLookup = (cell: StockCell) => StockCount | undefined;

/**
 * All issues of stock lines, in order. The device passes the last counts it received, the server the real ones. Paths
 * look like `lines.3.pieces`.
 */
export function checkStock(lines: readonly StockLine[], onHand: StockLookup): Issue[] {
  const seen = new Set<string>();
  return lines.flatMap((line, index): Issue[] => {
    const key = stockCellKey(line);
    if (seen.has(key)) return [{ path: `lines.${index}.sphere`, code: 'repeatedLine' }];
    seen.add(key);
    return checkLine(line, onHand(line), `lines.${index}`);
  });
}

function checkLine(line: StockLine, count: StockCount | undefined, path: string): Issue[] {
  if (count === undefined) return [{ path: `${path}.lens`, code: 'unknownLens' }];
  if (count === null) return [{ path: `${path}.sphere`, code: 'powerNotMade' }];
  return checkShortage(count, line.pieces, path);
}
