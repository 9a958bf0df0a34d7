import { checkAmounts, checkText } from '../shelf/check-amounts.ts';
import type { Issue } from '../vocabulary/issue.ts';
import { stockOnHand } from './chart.ts';
import { checkStock } from './check.ts';
import type { StockDraft } from './draft.ts';
import type { StockCatalogue } from './stock.ts';

/** All issues of a draft, in screen order. */
export function checkStockDraft(draft: StockDraft, catalogue: StockCatalogue): Issue[] {
  return [
    ...checkText(draft, 'reference'),
    ...checkAmounts(draft),
    ...checkStock(draft.lines, (cell) => stockOnHand(catalogue, cell)),
    ...checkText(draft, 'remarks'),
  ];
}
