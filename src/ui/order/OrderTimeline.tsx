import type { OrderEvent } from '../../domain/lifecycle/order-event.ts';
import { Instant } from '../orders/Instant.tsx';
import { OrderStateChip } from '../orders/OrderStateChip.tsx';

/** Events of an order, oldest first: state, who, when and message. */
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
