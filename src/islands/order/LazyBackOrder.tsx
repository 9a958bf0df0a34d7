import type { Order } from '../../domain/order/order.ts';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const note = lazy(async () => (await import('./BackOrderNote.tsx')).BackOrderNote);
const frame = 'surface order-part order-waits';

/** What an order waits for; few orders do. */
export function LazyBackOrder(given: { order: Order; isLab: boolean }) {
  const { heldFor, rest, splitFrom } = given.order;
  const isPart = heldFor === 'backOrder' || rest || splitFrom;
  return isPart ? <Lazy of={note} given={given} frame={frame} /> : null;
}
