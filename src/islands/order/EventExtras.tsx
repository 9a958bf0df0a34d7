import type { OrderEvent } from '../../domain/lifecycle/order-event.ts';
import type { Order } from '../../domain/order/order.ts';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const facts = lazy(async () => (await import('./EventFacts.tsx')).EventFacts);

/** What broke by an event or was corrected, how a remake is to be made or who pays it; nothing for any other event. */
export function EventExtras({ order, event }: { order: Order; event: OrderEvent }) {
  const { broken, corrected, remaking, shopPays } = event;
  if (!broken && !corrected && !remaking && shopPays === undefined) return null;
  const waiting = <p className="timeline-facts">&nbsp;</p>;
  return <Lazy of={facts} given={{ order, event }} waiting={waiting} frame="field-error" />;
}
