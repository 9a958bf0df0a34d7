import { atom } from 'nanostores';
import { withQuery } from '../../api/api-path.ts';
import { orderPaths } from '../../api/orders/paths.ts';
import {
  addLines,
  type LinesToReorder,
  linesToReorder,
  removeAddedLines,
} from '../../domain/accessories/order-again.ts';
import type { PlacedAccessories } from '../../domain/order/order.ts';
import { createOwnReading } from '../shell/own-reading.ts';
import { readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';
import { $draft, accessoriesOrder, changeLines } from './accessories.ts';
import { $accessories, refreshAccessories } from './accessories-list.ts';

/** How many orders are offered. */
const size = 4;

/** The last orders of accessories, newest first. */
export const {
  $value: $recentOrders,
  $reading: $recentReading,
  read: readRecentOrders,
} = createOwnReading(
  () => withQuery(orderPaths.orders, `kind=accessories&limit=${size}`),
  ({ orders }) => orders,
);

/** Result of ordering an order again. */
export type Again =
  | { kind: 'reading' | 'unread' | 'undone'; number: string }
  | ({ kind: 'added'; number: string; order: PlacedAccessories } & LinesToReorder);

/** The last result; null before the first. */
export const $again = atom<Again | null>(null);

onOtherPerson(() => $again.set(null));

/** Adds the lines of an earlier order to the draft; ignores a second click while the first is running. */
export async function orderAgain({ id, number }: { id: string; number: string }): Promise<void> {
  if ($again.get()?.kind === 'reading') return;
  const asked = { kind: 'reading', number } as const;
  $again.set(asked);
  const [own] = await Promise.all([
    readOwn(orderPaths.order(id)),
    refreshAccessories(),
    accessoriesOrder.whenKnown(),
  ]);
  const list = $accessories.get();
  if ($again.get() !== asked) return;
  if (own.kind !== 'read' || own.value.kind !== 'accessories' || !list) {
    $again.set({ kind: 'unread', number });
    return;
  }
  const found = linesToReorder(own.value.content.lines, list);
  changeLines(addLines($draft.get().lines, found.lines));
  $again.set({ kind: 'added', number, order: own.value, ...found });
}

/** Removes the lines that were added last. */
export function undoAgain(): void {
  const again = $again.get();
  if (again?.kind !== 'added') return;
  $again.set({ kind: 'undone', number: again.number });
  changeLines(removeAddedLines($draft.get().lines, again.lines));
}

/** Clears the last result: there is nothing to undo on another screen or in another order. */
export const forgetAgain = (): void => $again.set(null);

// Once the order is sent, saved or cleared, there is nothing left to undo.
$draft.listen(({ lines }) => {
  const again = $again.get();
  const hasAdded = again?.kind === 'added' && again.lines.length > 0;
  if (hasAdded && lines.length === 0) forgetAgain();
});
