import type { OrderEvent } from '../../domain/lifecycle/order-event.ts';
import type { Order } from '../../domain/order/order.ts';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const facts = lazy(async () => (await import('./EventFacts.tsx')).EventFacts);

/** Extra facts of an event: broken or corrected parts, a remake's values, who pays. Most events have none. */
export function EventExtras({ order, event }: { order: Order; event: OrderEvent }) {
  const { broken, corrected, remaking, shopPays } = event;
  if (!broken && !corrected && !remaking && shopPays === undefined) return null;
  const waiting = <p className="event-facts">&nbsp;</p>;
  return <Lazy of={facts} given={{ order, event }} waiting={waiting} frame="field-error" />;
}
