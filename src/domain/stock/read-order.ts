import type { Issue } from '../vocabulary/issue.ts';
import type { StockDraft } from './draft.ts';
import { checkStockDraft } from './draft-check.ts';
import { stockContent } from './draft-content.ts';
import { type StockCatalogue, type StockOrder, stockOrder } from './stock.ts';

/** Reads a draft into an order. The order is null exactly if there are issues. */
export function readStockDraft(
  draft: StockDraft,
  catalogue: StockCatalogue,
): { order: StockOrder | null; issues: Issue[] } {
  const issues = checkStockDraft(draft, catalogue);
  if (issues.length > 0) return { order: null, issues };
  return parseOrder(stockContent(draft));
}

/** Final check by the schema the server uses, in case a rule is missing here. */
function parseOrder(content: unknown): { order: StockOrder | null; issues: Issue[] } {
  const parsed = stockOrder.safeParse(content);
  if (parsed.success) return { order: parsed.data, issues: [] };
  const issues = parsed.error.issues.map(({ path }): Issue => {
    return { path: path.join('.'), code: 'invalid' };
  });
  return { order: null, issues };
}
