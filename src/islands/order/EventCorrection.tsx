import type { OrderEvent } from '../../domain/lifecycle/order-event.ts';
import type { Order } from '../../domain/order/order.ts';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const parts = lazy(async () => (await import('./CorrectedParts.tsx')).CorrectedParts);

/** What an event corrected; nothing for any other event. */
export function EventCorrection({ order, event }: { order: Order; event: OrderEvent }) {
  if (!event.corrected) return null;
  const waiting = <p className="timeline-facts">&nbsp;</p>;
  return <Lazy of={parts} given={{ order, event }} waiting={waiting} frame="field-error" />;
}
