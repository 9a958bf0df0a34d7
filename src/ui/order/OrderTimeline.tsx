import type { OrderEvent } from '../../domain/order/order.ts';
import { Instant } from '../orders/Instant.tsx';
import { OrderStateChip } from '../orders/OrderStateChip.tsx';

/** What happened to an order, the first thing first: to what state, by whom, when, and what was said. */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  return (
    <ol className="timeline">
      {events.map(({ id, state, by, at, message }) => (
        <li key={id}>
          <OrderStateChip state={state} />
          <small>
            <bdi>{by}</bdi> · <Instant at={at} />
          </small>
          {message !== '' && (
            <p dir="auto" className="typed">
              {message}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
