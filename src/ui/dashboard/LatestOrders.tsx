import type { OrderSummary } from '../../domain/order/order.ts';
import { patientOf } from '../../domain/order/patient-of.ts';
import { formatDayOf } from '../../i18n/language/format-date.ts';
import { inBoth } from '../../i18n/language/message.ts';
import { orderPath } from '../../panel/routes.ts';
import { say } from '../base/say.tsx';
import { OrderStateChip } from '../orders/OrderStateChip.tsx';

type LatestProps = {
  orders: readonly OrderSummary[];
  /** Whether the reader sees more than one account; links then include the account. */
  showsAccount: boolean;
  /** Whether all orders belong to one account, which is shown elsewhere. */
  isOfOne?: boolean;
};

function nameOf(order: OrderSummary): string {
  return patientOf(order) || order.reference || order.number;
}

/** The latest orders, each linked to its page. */
export function LatestOrders({ orders, showsAccount, isOfOne }: LatestProps) {
  return (
    <ul className="brief">
      {orders.map((order) => (
        <li key={order.id}>
          <a
            className="brief-row"
            href={orderPath(order.id, showsAccount ? order.account.id : undefined)}
          >
            {/* Keyed by its text: a stored list has no names, and text that changes in place counts as a shift. */}
            <span key={nameOf(order)} className="brief-main" dir="auto">
              {nameOf(order)}
            </span>
            <OrderStateChip order={order} />
            <small className="brief-note">
              {showsAccount && !isOfOne && (
                <>
                  <bdi>{order.account.name}</bdi> ·{' '}
                </>
              )}
              {say(inBoth((locale) => order.title[locale]))}
            </small>
            <small>
              <time dateTime={order.placedAt}>
                {say(inBoth((locale) => formatDayOf(order.placedAt, locale)))}
              </time>
            </small>
          </a>
        </li>
      ))}
    </ul>
  );
}
