import { ordersNothing, orders as words } from '../i18n/orders/orders.ts';
import { panelRoutes } from '../panel/routes.ts';
import {
  $moreReading,
  $orders,
  $ordersAt,
  $ordersReading,
  readMoreOrders,
  readOrders,
} from '../stores/orders/orders.ts';
import { $signedIn } from '../stores/shell/session.ts';
import { Text } from '../ui/base/Text.tsx';
import { OrdersSkeleton, OrdersTable } from '../ui/order-list/OrdersTable.tsx';
import { Empty } from '../ui/orders/Empty.tsx';
import { OrdersNothing } from '../ui/orders/OrdersNothing.tsx';
import { OrdersTrouble } from '../ui/orders/OrdersTrouble.tsx';
import { useLive } from './base/use-live.ts';
import { useNewestOrders } from './orders/use-newest.ts';

/** Orders per request. */
const pageSize = 25;

const readNewest = () => void readOrders(pageSize);
const readMore = () => void readMoreOrders(pageSize);

function NoOrders({ isLab }: { isLab: boolean }) {
  const { empty, emptyHint, emptyLab } = ordersNothing.texts;
  if (isLab) return <Empty picture="parcel" title={empty} text={emptyLab} />;
  return (
    <Empty picture="spectacles" title={empty} text={emptyHint}>
      <a className="btn btn-primary" href={panelRoutes.rx.path}>
        <Text of={words.texts.start} />
      </a>
    </Empty>
  );
}

function More({ at }: { at: number }) {
  const outcome = useLive($moreReading, 'done');
  if (outcome === 'offline' || outcome === 'failed') {
    return <OrdersTrouble why={outcome} at={at} onRetry={readMore} />;
  }
  return (
    <p className="orders-more">
      <button
        type="button"
        className="btn btn-outline-primary"
        aria-disabled={outcome === 'reading'}
        onClick={readMore}
      >
        <Text of={outcome === 'reading' ? words.texts.loading : words.texts.more} />
      </button>
    </p>
  );
}

/** Orders of the account, newest first; the lab sees those of all accounts. */
export function Orders() {
  useNewestOrders(pageSize);
  const list = useLive($orders, null);
  const outcome = useLive($ordersReading, 'reading');
  const at = useLive($ordersAt, null) ?? 0;
  const isLab = useLive($signedIn, null)?.user.role === 'SuperAdmin';
  if (!list) {
    if (outcome === 'reading' || outcome === 'done') return <OrdersSkeleton />;
    return <OrdersNothing why={outcome} here={panelRoutes.orders.path} onRetry={readNewest} />;
  }
  if (list.orders.length === 0) return <NoOrders isLab={isLab} />;
  return (
    <>
      <OrdersTable orders={list.orders} showsAccount={isLab} />
      {list.next && <More at={at} />}
      {(outcome === 'offline' || outcome === 'failed') && (
        <OrdersTrouble why={outcome} at={at} onRetry={readNewest} />
      )}
    </>
  );
}
