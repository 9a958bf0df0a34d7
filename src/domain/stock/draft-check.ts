import { checkAmounts, checkText } from '../shelf/check-amounts.ts';
import { countUnless } from '../shelf/waiting-lines.ts';
import type { Issue } from '../vocabulary/issue.ts';
import { stockCellKey, stockOnHand } from './chart.ts';
import { checkStock } from './check.ts';
import type { StockDraft } from './draft.ts';
import type { StockCatalogue, StockLine } from './stock.ts';

/** All issues of a draft's lines. Shortages count only for powers that may not wait. */
export const checkStockLines = (
  { lines, waits }: Pick<StockDraft, 'waits'> & { readonly lines: readonly StockLine[] },
  catalogue: StockCatalogue,
): Issue[] =>
  checkStock(lines, (cell) =>
    countUnless(waits.includes(stockCellKey(cell)), stockOnHand(catalogue, cell)),
  );

/** All issues of a draft, in screen order. */
export function checkStockDraft(draft: StockDraft, catalogue: StockCatalogue): Issue[] {
  return [
    ...checkText(draft, 'reference'),
    ...checkAmounts(draft),
    ...checkStockLines(draft, catalogue),
    ...checkText(draft, 'remarks'),
  ];
}
