import type { PlacedAccessories } from '../../domain/order/order.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { savePreorder } from '../device/preorders.ts';
import { newId } from '../device/records/new-id.ts';

/** Saves the same lines as a new pre-order and returns the path of its screen. */
export async function reorderAccessories({ content }: PlacedAccessories): Promise<string> {
  const id = newId();
  const { reference, remarks, lines } = content;
  const draft = { reference, remarks, lines: [...lines], waits: [] };
  await savePreorder({ kind: 'accessories', id, draft, total: null, owner: null });
  return `${panelRoutes.accessories.path}?preorder=${id}`;
}
