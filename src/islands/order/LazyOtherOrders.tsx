import type { Order } from '../../domain/order/order.ts';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const others = lazy(async () => (await import('./OtherOrders.tsx')).OtherOrders);
const frame = 'surface order-part order-waits';

/** What an order waits for, its other pair, and what it was sent together with; few orders have any. */
export function LazyOtherOrders(given: { order: Order; isLab: boolean }) {
  const { heldFor, rest, splitFrom, pair, parcel } = given.order;
  const hasOthers = heldFor === 'backOrder' || rest || splitFrom || pair || parcel;
  return hasOthers ? <Lazy of={others} given={given} frame={frame} /> : null;
}
