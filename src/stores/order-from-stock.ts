import { panelRoutes } from '../domain/routes.ts';
import type { StockLine } from '../domain/stock.ts';
import { emptyStockDraft } from '../domain/stock-draft-content.ts';
import { addStockLine } from '../domain/stock-lines.ts';
import { newId } from './new-id.ts';
import { keepWorkingDraft, readWorkingDraft } from './working-draft.ts';

/** Adds lines to the stock order that is being composed on this device, or begins one; where it is gone on with. */
export async function orderFromStock(
  lines: readonly StockLine[],
  reference: string,
): Promise<string> {
  const working = await readWorkingDraft('stock');
  const draft = working?.draft ?? emptyStockDraft();
  await keepWorkingDraft('stock', {
    id: working?.id ?? newId(),
    preorder: working?.preorder ?? false,
    draft: {
      ...draft,
      entry: 'single',
      reference: draft.reference || reference,
      lines: lines.reduce(addStockLine, draft.lines),
    },
  });
  return panelRoutes.stockSingle.path;
}
