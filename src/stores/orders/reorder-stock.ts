import type { PlacedStock } from '../../domain/order/order.ts';
import { emptyStockDraft } from '../../domain/stock/draft-content.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { savePreorder } from '../device/preorders.ts';
import { newId } from '../device/records/new-id.ts';

/** Most lines to open in the list; more open in the grid. */
const fewLines = 12;

/** Saves the same lines as a new pre-order and returns the path of its screen. */
export async function reorderStock({ content }: PlacedStock): Promise<string> {
  const id = newId();
  const { reference, remarks, lines } = content;
  const [{ lens, diameter } = { lens: '', diameter: null }] = lines;
  const entry = lines.length > fewLines ? 'multi' : 'single';
  const draft = { ...emptyStockDraft(), entry, reference, remarks, lens, diameter, lines } as const;
  await savePreorder({
    kind: 'stock',
    id,
    draft: { ...draft, lines: [...lines] },
    total: null,
    owner: null,
  });
  const route = entry === 'multi' ? panelRoutes.stockMulti : panelRoutes.stockSingle;
  return `${route.path}?preorder=${id}`;
}
