import type { DeliverySummary } from '../../domain/delivery/delivery.ts';
import { delivery as words } from '../../i18n/delivery/delivery.ts';
import { countText, withCount } from '../../i18n/language/count-text.ts';
import { orders } from '../../i18n/orders/orders.ts';
import { deliveryPath } from '../../panel/delivery-path.ts';
import { Icon } from '../base/Icon.tsx';
import { say } from '../base/say.tsx';
import { Day } from '../orders/Day.tsx';
import type { Column } from '../table/column.ts';

const { texts } = words;

/** Whether the delivery has been shipped, and what the shop has confirmed or reported missing. */
function State({ shippedAt, unconfirmed, missing }: DeliverySummary) {
  if (shippedAt !== null && unconfirmed + missing === 0) return null;
  return (
    <span className="delivery-state">
      {shippedAt === null && (
        <span className="chip chip-waiting">
          <Icon name="box-seam" />
          <span>{say(texts.notShipped)}</span>
        </span>
      )}
      {unconfirmed > 0 && say(withCount(texts.unconfirmed, unconfirmed))}
      {missing > 0 && (
        <strong className="delivery-missing">
          <Icon name="exclamation-circle" /> {say(withCount(texts.missingCount, missing))}
        </strong>
      )}
    </span>
  );
}

const account: Column<DeliverySummary> = {
  key: 'account',
  title: orders.texts.account,
  place: 'delivery-account',
  cell: (delivery) => <bdi>{delivery.account.name}</bdi>,
};

const columnsOf = (isLab: boolean): Column<DeliverySummary>[] => [
  {
    key: 'number',
    title: orders.texts.number,
    place: 'delivery-number',
    isName: true,
    cell: ({ id, number, account: { id: accountId } }) => (
      <a className="table-open number" href={deliveryPath(id, isLab ? accountId : undefined)}>
        {number}
      </a>
    ),
  },
  ...(isLab ? [account] : []),
  { key: 'day', title: texts.day, cell: ({ day }) => <Day day={day} /> },
  {
    key: 'carrier',
    title: texts.carrier,
    cell: ({ carrier }) => carrier && <bdi>{carrier}</bdi>,
  },
  {
    key: 'orders',
    title: texts.orderCount,
    isNumber: true,
    cell: (delivery) => say(countText(delivery.orders)),
  },
  {
    key: 'state',
    title: orders.texts.state,
    place: 'delivery-wide',
    isPlain: true,
    cell: State,
  },
];

/** Columns of a shop's list of deliveries. */
export const deliveryColumns = columnsOf(false);

/** Columns of the lab's list, with the account. */
export const labDeliveryColumns = columnsOf(true);
