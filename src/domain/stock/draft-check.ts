import type { Issue } from '../vocabulary/issue.ts';
import { stockLimits, textLimits } from '../vocabulary/limits.ts';
import { stockOnHand } from './chart.ts';
import { checkStock } from './check.ts';
import type { StockDraft } from './draft.ts';
import type { StockCatalogue, StockLine } from './stock.ts';

/** All issues of a draft, in screen order. */
export function checkStockDraft(draft: StockDraft, catalogue: StockCatalogue): Issue[] {
  return [
    ...checkText(draft, 'reference'),
    ...checkAmounts(draft.lines),
    ...checkStock(draft.lines, (cell) => stockOnHand(catalogue, cell)),
    ...checkText(draft, 'remarks'),
  ];
}

function checkText(draft: StockDraft, field: 'reference' | 'remarks'): Issue[] {
  const max = textLimits[field];
  if (draft[field].trim().length <= max) return [];
  return [{ path: field, code: 'tooLong', params: { max } }];
}

function checkAmounts(lines: readonly StockLine[]): Issue[] {
  const { min, max } = stockLimits.pieces;
  const most = stockLimits.lines.max;
  if (lines.length === 0) return [{ path: 'lines', code: 'linesMissing' }];
  if (lines.length > most) return [{ path: 'lines', code: 'tooManyLines', params: { max: most } }];
  return lines.flatMap(({ pieces }, index): Issue[] => {
    if (pieces >= min && pieces <= max) return [];
    return [{ path: `lines.${index}.pieces`, code: 'outOfRange', params: { min, max } }];
  });
}
