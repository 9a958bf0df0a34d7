import type { PlacedStock } from '../../domain/order/order.ts';
import type { StockDraft } from '../../domain/stock/draft.ts';
import { emptyStockDraft } from '../../domain/stock/draft-content.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { savePreorder } from '../device/preorders.ts';
import { newId } from '../device/records/new-id.ts';

/** Maximum number of lines to open in the list; more open in the grid. */
const fewLines = 12;

/** A draft with the same lines. */
export function stockDraftOf({ content }: Pick<PlacedStock, 'content'>): StockDraft {
  const { reference, remarks, lines } = content;
  const [{ lens, diameter } = { lens: '', diameter: null }] = lines;
  const entry = lines.length > fewLines ? 'multi' : 'single';
  return { ...emptyStockDraft(), entry, reference, remarks, lens, diameter, lines: [...lines] };
}

/** Saves the same lines as a new pre-order and returns the path of its screen. */
export async function reorderStock(order: PlacedStock): Promise<string> {
  const id = newId();
  const draft = stockDraftOf(order);
  await savePreorder({ kind: 'stock', id, draft, total: null, owner: null });
  const route = draft.entry === 'multi' ? panelRoutes.stockMulti : panelRoutes.stockSingle;
  return `${route.path}?preorder=${id}`;
}
