import type { OrderChange } from '../../domain/order/order-change.ts';
import { orderPath } from '../../panel/routes.ts';
import { Instant } from '../orders/Instant.tsx';
import { OrderStateChip } from '../orders/OrderStateChip.tsx';

/** Order changes, newest first, each with a link to its order. */
export function ChangeList({ changes }: { changes: readonly OrderChange[] }) {
  return (
    <ul className="brief">
      {changes.map(({ id, order, account, accountId, state, at, by, message }) => (
        <li key={`${order.id} ${id}`}>
          <a className="brief-row" href={orderPath(order.id, accountId)}>
            <span className="brief-main">
              <span className="number">{order.number}</span> <bdi>{account}</bdi>
            </span>
            <OrderStateChip state={state} />
            <small className="brief-note">
              {message !== '' && (
                <>
                  <bdi>{message}</bdi> ·{' '}
                </>
              )}
              <bdi>{by}</bdi> · <Instant at={at} />
            </small>
          </a>
        </li>
      ))}
    </ul>
  );
}
