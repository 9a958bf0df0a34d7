import type { Order } from '../../domain/order/order.ts';
import journeySheet from '../../styles/journey.scss?url';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const journey = lazy(
  async () => (await import('../../ui/order/OrderJourney.tsx')).OrderJourney,
  journeySheet,
);

/** Where an order is on its way; its room is there before it. */
export function LazyJourney({ order, isLab }: { order: Order; isLab: boolean }) {
  const waiting = <section className="surface order-part order-journey" />;
  const given = { order, reader: isLab ? 'lab' : 'shop' } as const;
  return <Lazy of={journey} given={given} waiting={waiting} frame="surface order-part" />;
}
