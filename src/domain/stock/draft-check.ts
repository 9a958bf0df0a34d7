import { checkAmounts, checkText } from '../shelf/check-amounts.ts';
import { withoutWaiting } from '../shelf/waiting-lines.ts';
import type { Issue } from '../vocabulary/issue.ts';
import { stockCellKey, stockOnHand } from './chart.ts';
import { checkStock } from './check.ts';
import type { StockDraft } from './draft.ts';
import type { StockCatalogue } from './stock.ts';

/** All issues of a draft, in screen order. */
export function checkStockDraft(draft: StockDraft, catalogue: StockCatalogue): Issue[] {
  return [
    ...checkText(draft, 'reference'),
    ...checkAmounts(draft),
    ...withoutWaiting(
      checkStock(draft.lines, (cell) => stockOnHand(catalogue, cell)),
      { ...draft, keyOf: stockCellKey },
    ),
    ...checkText(draft, 'remarks'),
  ];
}
