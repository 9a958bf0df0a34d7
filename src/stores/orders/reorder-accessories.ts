import { linesToReorder } from '../../domain/accessories/order-again.ts';
import type { PlacedAccessories } from '../../domain/order/order.ts';
import { goneMessage } from '../../i18n/accessories/order-again.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { $accessories, refreshAccessories } from '../accessories/accessories-list.ts';
import { savePreorder } from '../device/preorders.ts';
import { newId } from '../device/records/new-id.ts';
import { toast } from '../shell/toasts.ts';

/**
 * Saves the same lines as a new pre-order and returns the path of its screen, which marks what is sold out. Leaves out
 * what the lab no longer has, as far as the device knows, and tells the user so.
 */
export async function reorderAccessories(order: PlacedAccessories): Promise<string> {
  await refreshAccessories();
  const id = newId();
  const { reference, remarks, lines: ordered } = order.content;
  const list = $accessories.get();
  const { lines, gone } = list ? linesToReorder(ordered, list) : { lines: [...ordered], gone: [] };
  if (gone.length > 0) toast({ kind: 'info', text: goneMessage(gone, order) });
  const draft = { reference, remarks, lines, waits: [] };
  await savePreorder({ kind: 'accessories', id, draft, total: null, owner: null });
  return `${panelRoutes.accessories.path}?preorder=${id}`;
}
