import { useEffect } from 'react';
import { ordersNothing, orders as words } from '../i18n/orders/orders.ts';
import { panelRoutes } from '../panel/routes.ts';
import {
  $moreReading,
  $orders,
  $ordersAt,
  $ordersReading,
  followOrders,
  readMoreOrders,
  readOrders,
} from '../stores/orders/orders.ts';
import { $signedIn } from '../stores/shell/session.ts';
import { Text } from '../ui/base/Text.tsx';
import { OrdersSkeleton, OrdersTable } from '../ui/order-list/OrdersTable.tsx';
import { EmptyState } from '../ui/orders/EmptyState.tsx';
import { OrdersUnavailable } from '../ui/orders/OrdersUnavailable.tsx';
import { StaleOrdersNotice } from '../ui/orders/StaleOrdersNotice.tsx';
import { useLive } from './base/use-live.ts';
import { LateScanStation } from './scan/LateScanStation.tsx';

/** Orders per request. */
const pageSize = 25;

const loadNewest = () => void readOrders(pageSize);
const loadMore = () => void readMoreOrders(pageSize);

function NoOrders({ isLab }: { isLab: boolean }) {
  const { empty, emptyHint, emptyLab } = ordersNothing.texts;
  if (isLab) return <EmptyState picture="parcel" title={empty} text={emptyLab} />;
  return (
    <EmptyState picture="spectacles" title={empty} text={emptyHint}>
      <a className="btn btn-primary" href={panelRoutes.rx.path}>
        <Text of={words.texts.start} />
      </a>
    </EmptyState>
  );
}

function LoadMore({ at }: { at: number }) {
  const outcome = useLive($moreReading, 'done');
  if (outcome === 'offline' || outcome === 'failed') {
    return <StaleOrdersNotice why={outcome} at={at} onRetry={loadMore} />;
  }
  return (
    <p className="orders-more">
      <button
        type="button"
        className="btn btn-outline-primary"
        aria-disabled={outcome === 'reading'}
        onClick={loadMore}
      >
        <Text of={outcome === 'reading' ? words.texts.loading : words.texts.more} />
      </button>
    </p>
  );
}

function OrderList({ isLab }: { isLab: boolean }) {
  useEffect(() => followOrders(pageSize), []);
  const list = useLive($orders, null);
  const outcome = useLive($ordersReading, 'reading');
  const at = useLive($ordersAt, null) ?? 0;
  if (!list) {
    if (outcome === 'reading' || outcome === 'done') return <OrdersSkeleton />;
    return <OrdersUnavailable why={outcome} here={panelRoutes.orders.path} onRetry={loadNewest} />;
  }
  if (list.orders.length === 0) return <NoOrders isLab={isLab} />;
  return (
    <>
      <OrdersTable orders={list.orders} showsAccount={isLab} />
      {list.next && <LoadMore at={at} />}
      {(outcome === 'offline' || outcome === 'failed') && (
        <StaleOrdersNotice why={outcome} at={at} onRetry={loadNewest} />
      )}
    </>
  );
}

/** Orders of the account, newest first; the lab sees those of all accounts and can scan tickets. */
export function Orders() {
  const isLab = useLive($signedIn, null)?.user.role === 'SuperAdmin';
  return (
    <>
      {isLab && <LateScanStation />}
      <OrderList isLab={isLab} />
    </>
  );
}
