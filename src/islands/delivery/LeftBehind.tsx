import { useEffect, useState } from 'react';
import type { OrderSummary } from '../../domain/order/order.ts';
import { leftBehind, parcelsOf } from '../../domain/order/travelling.ts';
import { labDelivery } from '../../i18n/delivery/lab-delivery.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { orderPath } from '../../panel/routes.ts';
import { followGroups } from '../../stores/delivery/groups.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { OrderStateChip } from '../../ui/orders/OrderStateChip.tsx';

const { texts } = labDelivery;

export type LeftProps = {
  account: string;
  /** The orders in the delivery. */
  orders: readonly OrderSummary[];
  isBusy: boolean;
  onAdd: (ready: readonly OrderSummary[]) => void;
};

/** Orders sent together with those of a delivery but not in it: those that can be added, and those not ready yet. */
export function LeftBehind({ account, orders, isBusy, onAdd }: LeftProps) {
  const parcels = parcelsOf(orders).join();
  const [groups, setGroups] = useState<readonly OrderSummary[]>([]);
  useEffect(() => {
    const stop = followGroups(account, parcels, setGroups);
    return () => {
      stop();
      setGroups([]);
    };
  }, [account, parcels]);
  const { ready, notReady } = leftBehind(orders, groups);
  if (ready.length + notReady.length === 0) return null;
  const count = countText(ready.length);
  return (
    <div className="notice left-behind" role="status">
      <p>{say(texts.sentTogether)}</p>
      <ul>
        {[...ready, ...notReady].map((order) => (
          <li key={order.id}>
            <a className="number" href={orderPath(order.id, account)}>
              {order.number}
            </a>
            <OrderStateChip order={order} />
          </li>
        ))}
      </ul>
      {notReady.length > 0 && (
        <p>
          <Icon name="exclamation-circle" /> {say(texts.leftBehind)}
        </p>
      )}
      {ready.length > 0 && (
        <Button
          icon="box-seam"
          text={fill(texts.addReady, { count })}
          aria-disabled={isBusy}
          onClick={() => isBusy || onAdd(ready)}
        />
      )}
    </div>
  );
}
