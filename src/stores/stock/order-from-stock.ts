import { emptyStockDraft } from '../../domain/stock/draft-content.ts';
import { addStockLine } from '../../domain/stock/lines.ts';
import type { StockLine } from '../../domain/stock/stock.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { $caller, isPricedFor } from '../caller/caller.ts';
import { openDraft } from '../compose/open-draft.ts';
import { keepDraft } from '../device/drafts/working-draft.ts';
import { newId } from '../device/records/new-id.ts';
import { currentOwner } from '../device/records/owner.ts';
import { stockOrders } from './order-kind.ts';

/** This tab's stock order, or a new one if that is for another account. */
async function openStock() {
  const opened = await openDraft(stockOrders, null);
  const isNext = stockOrders.isEmpty(opened.draft) || isPricedFor(opened.caller);
  return isNext
    ? opened
    : {
        ...opened,
        id: newId(),
        draft: emptyStockDraft(),
        preorder: false,
        owner: null,
        corrects: null,
      };
}

/** Adds lines to this tab's stock order, or starts one. Returns the path of the screen that shows it. */
export async function orderFromStock(
  lines: readonly StockLine[],
  reference: string,
): Promise<string> {
  const { id, draft, preorder, owner, corrects, release } = await openStock();
  await keepDraft<'stock'>({
    id,
    kind: 'stock',
    preorder,
    owner: owner ?? currentOwner(),
    caller: $caller.get(),
    corrects,
    draft: {
      ...draft,
      entry: 'single',
      reference: draft.reference || reference,
      lines: lines.reduce(addStockLine, draft.lines),
    },
  });
  release();
  return `${panelRoutes.stockSingle.path}?preorder=${id}`;
}
