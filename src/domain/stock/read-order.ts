import type { Issue } from '../vocabulary/issue.ts';
import type { StockDraft } from './draft.ts';
import { checkStockDraft } from './draft-check.ts';
import { stockContent } from './draft-content.ts';
import { type StockCatalogue, type StockOrder, stockOrder } from './stock.ts';

/** Reads a draft into an order. Every issue is collected; the order is null exactly when there are issues. */
export function readStockDraft(
  draft: StockDraft,
  catalogue: StockCatalogue,
): { order: StockOrder | null; issues: Issue[] } {
  const issues = checkStockDraft(draft, catalogue);
  if (issues.length > 0) return { order: null, issues };
  return parseOrder(stockContent(draft));
}

/** The schema has the last word, so that no rule forgotten here lets through what the server must refuse. */
function parseOrder(content: unknown): { order: StockOrder | null; issues: Issue[] } {
  const parsed = stockOrder.safeParse(content);
  if (parsed.success) return { order: parsed.data, issues: [] };
  const issues = parsed.error.issues.map(({ path }): Issue => {
    return { path: path.join('.'), code: 'invalid' };
  });
  return { order: null, issues };
}
