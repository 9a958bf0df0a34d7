import type { Order } from '../../domain/order/order.ts';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const others = lazy(async () => (await import('./OtherOrders.tsx')).OtherOrders);
const frame = 'surface order-part order-waits';

const waiting = (
  <section className={frame}>
    <p>&nbsp;</p>
  </section>
);

/** Notes on related things: what the order waits for, its other pair, its parcel and its invoice. */
export function LazyOtherOrders(given: { order: Order; isLab: boolean }) {
  const { heldFor, rest, splitFrom, pair, parcel, invoice } = given.order;
  const hasOthers = heldFor === 'backOrder' || rest || splitFrom || pair || parcel || invoice;
  return hasOthers ? <Lazy of={others} {...{ given, waiting, frame }} /> : null;
}
