import { addStockLine } from '../../domain/stock/lines.ts';
import type { StockLine } from '../../domain/stock/stock.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { openDraft } from '../compose/open-draft.ts';
import { keepDraft } from '../device/drafts/working-draft.ts';
import { currentOwner } from '../device/records/owner.ts';
import { stockOrders } from './order-kind.ts';

/** Adds lines to this tab's stock order, or starts one. Returns the path of the screen that shows it. */
export async function orderFromStock(
  lines: readonly StockLine[],
  reference: string,
): Promise<string> {
  const { id, draft, preorder, owner, release } = await openDraft(stockOrders, null);
  await keepDraft<'stock'>({
    id,
    kind: 'stock',
    preorder,
    owner: owner ?? currentOwner(),
    draft: {
      ...draft,
      entry: 'single',
      reference: draft.reference || reference,
      lines: lines.reduce(addStockLine, draft.lines),
    },
  });
  release();
  return panelRoutes.stockSingle.path;
}
