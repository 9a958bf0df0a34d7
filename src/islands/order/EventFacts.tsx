import type { OrderEvent } from '../../domain/lifecycle/order-event.ts';
import type { Order } from '../../domain/order/order.ts';
import { RemakeFacts } from './acting/RemakeFacts.tsx';
import { BrokenParts } from './BrokenParts.tsx';
import { CorrectedParts } from './CorrectedParts.tsx';

/** Facts that only a few kinds of event carry; loaded when an order has such an event. */
export function EventFacts(given: { order: Order; event: OrderEvent }) {
  const { broken, corrected } = given.event;
  if (broken) return <BrokenParts {...given} />;
  return corrected ? <CorrectedParts {...given} /> : <RemakeFacts {...given} />;
}
