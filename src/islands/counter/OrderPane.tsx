import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { counter } from '../../i18n/counter/counter.ts';
import { orderPath } from '../../panel/routes.ts';
import { closeBeside, followOpened } from '../../stores/counter/opened.ts';
import { $order, $orderReading, followOrder, openOrder } from '../../stores/orders/order.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { OrderSkeleton } from '../../ui/order/OrderSkeleton.tsx';
import { OrdersUnavailable } from '../../ui/orders/OrdersUnavailable.tsx';
import { useMessages } from '../base/use-messages.ts';
import { OrderView } from '../order/OrderView.tsx';

/** Delay before an order is fetched, ms, so that moving through the rows fetches only the one it stops at. */
const pause = 120;

export const paneId = 'order-pane';

type PaneProps = { id: string; account: string };

function Shown({ id, account }: PaneProps) {
  const order = useStore($order);
  const outcome = useStore($orderReading);
  if (order?.id === id) return <OrderView key={id} order={order} isLab />;
  if (outcome === 'reading' || outcome === 'done') return <OrderSkeleton />;
  return (
    <OrdersUnavailable
      why={outcome}
      here={orderPath(id, account)}
      onRetry={() => void openOrder(id, account)}
    />
  );
}

/** An order next to the list, with all its actions. */
export function OrderPane({ id, account }: PaneProps) {
  const { pane } = useMessages(counter);
  useEffect(followOpened, []);
  useEffect(() => {
    let stop = () => {};
    const wait = setTimeout(() => {
      stop = followOrder(id, account || undefined);
    }, pause);
    return () => {
      clearTimeout(wait);
      stop();
    };
  }, [id, account]);
  return (
    <aside className="order-pane" id={paneId} aria-label={pane} tabIndex={-1}>
      <p className="pane-tools">
        <a className="btn btn-link" href={orderPath(id, account)}>
          <Icon name="eyeglasses" />
          {say(counter.texts.wholePage)}
        </a>
        <Button look="link" icon="x-lg" text={counter.texts.closePane} onClick={closeBeside} />
      </p>
      <Shown id={id} account={account} />
    </aside>
  );
}
