import type { OrderEvent } from '../../domain/lifecycle/order-event.ts';
import type { Order } from '../../domain/order/order.ts';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const facts = lazy(async () => (await import('./acting/RemakeFacts.tsx')).RemakeFacts);

/** How a remake is to be made and who pays it, where an event says so; nothing for any other event. */
export function EventRemaking({ order, event }: { order: Order; event: OrderEvent }) {
  if (!event.remaking && event.shopPays === undefined) return null;
  const waiting = <p className="timeline-facts">&nbsp;</p>;
  return <Lazy of={facts} given={{ order, event }} waiting={waiting} frame="field-error" />;
}
