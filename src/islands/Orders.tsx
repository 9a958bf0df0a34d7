import { useEffect } from 'react';
import type { OrderList } from '../domain/order/order-list.ts';
import { labDay } from '../domain/vocabulary/lab-day.ts';
import { orderList } from '../i18n/order-list/order-list.ts';
import { noOrders } from '../i18n/orders/no-orders.ts';
import { orders as words } from '../i18n/orders/orders.ts';
import { panelRoutes } from '../panel/routes.ts';
import { followFilteredOrders, readFilteredOrders } from '../stores/orders/filtered-orders.ts';
import { $choiceQuery, listPath } from '../stores/orders/list-choice.ts';
import { $hasListTools, toggleListTools } from '../stores/orders/list-tools.ts';
import { $listed, $orders, $ordersAt, $ordersReading } from '../stores/orders/orders.ts';
import { setScreenTitle } from '../stores/shell/header-title.ts';
import type { ReadProblem } from '../stores/shell/read-own.ts';
import { $signedIn, isOfLab } from '../stores/shell/session.ts';
import { EmptyState } from '../ui/base/EmptyState.tsx';
import { Icon } from '../ui/base/Icon.tsx';
import { say } from '../ui/base/say.tsx';
import { OrdersTable } from '../ui/order-list/OrdersTable.tsx';
import { OrdersUnavailable } from '../ui/orders/OrdersUnavailable.tsx';
import { StaleOrdersNotice } from '../ui/orders/StaleOrdersNotice.tsx';
import { useLive } from './base/use-live.ts';
import { LazyCounter } from './counter/LazyCounter.tsx';
import { LazyLabFilters } from './counter/LazyLabFilters.tsx';
import { LazyOwnList } from './counter/LazyOwnList.tsx';
import { LazyQueueTools } from './counter/LazyQueueTools.tsx';
import { Filters } from './order-list/Filters.tsx';
import { ClearButton, Found } from './order-list/Found.tsx';
import { LazyKeptOrders } from './order-list/LazyKeptOrders.tsx';
import { LoadMore } from './order-list/LoadMore.tsx';
import { LazyScanStation } from './scan/LazyScanStation.tsx';

const loadNewest = () => void readFilteredOrders();

function NoOrders({ isLab }: { isLab: boolean }) {
  const { empty, emptyHint, emptyLab, start } = noOrders.texts;
  if (isLab) return <EmptyState picture="parcel" title={empty} text={emptyLab} />;
  return (
    <EmptyState picture="spectacles" title={empty} text={emptyHint}>
      <a className="btn btn-primary" href={panelRoutes.rx.path}>
        {say(start)}
      </a>
    </EmptyState>
  );
}

function NothingFound() {
  const { none, noneHint } = orderList.texts;
  return (
    <EmptyState picture="chart" title={none} text={noneHint}>
      <ClearButton />
    </EmptyState>
  );
}

function OwnOrders(listed: { orders: OrderList['orders']; today: string }) {
  return useLive($hasListTools, false) ? <LazyOwnList {...listed} /> : <OrdersTable {...listed} />;
}

/** Tools next to the number of orders, by role. A shop's tools are loaded when the user opens them. */
function Tools({ isLab }: { isLab: boolean }) {
  const isAsked = useLive($hasListTools, false);
  const hasOwn = isAsked && !isLab;
  return (
    <>
      <button
        type="button"
        className="btn btn-link order-tools"
        aria-pressed={isAsked}
        onClick={toggleListTools}
      >
        <Icon name="list" />
        {say(orderList.texts.tools)}
      </button>
      <div className={hasOwn ? 'queue-room' : 'lab-room queue-room'}>
        {isLab && <LazyQueueTools />}
        {hasOwn && <LazyOwnList />}
      </div>
    </>
  );
}

type ListProps = { list: OrderList; isLab: boolean; isFiltered: boolean };

function Listed({ list, isLab, isFiltered }: ListProps) {
  const outcome = useLive($ordersReading, 'reading');
  const at = useLive($ordersAt, null) ?? 0;
  if (list.orders.length === 0) {
    if (list.next) return <LoadMore list={list} at={at} />;
    return isFiltered ? <NothingFound /> : <NoOrders isLab={isLab} />;
  }
  const listed = { orders: list.orders, today: labDay(at) };
  return (
    <>
      {isLab ? <LazyCounter {...listed} /> : <OwnOrders {...listed} />}
      {list.next && <LoadMore list={list} at={at} />}
      {(outcome === 'offline' || outcome === 'failed') && (
        <StaleOrdersNotice why={outcome} at={at} onRetry={loadNewest} />
      )}
    </>
  );
}

/** Shown if no list could be read: the latest orders kept on the device, unless filters are set. */
function NoneRead({ why, query }: { why: ReadProblem; query: string }) {
  const unavailable = <OrdersUnavailable why={why} here={listPath(query)} onRetry={loadNewest} />;
  if (query || (why !== 'offline' && why !== 'failed')) return unavailable;
  return (
    <LazyKeptOrders why={why} onRetry={loadNewest}>
      {unavailable}
    </LazyKeptOrders>
  );
}

function FilteredOrders({ isLab }: { isLab: boolean }) {
  useEffect(followFilteredOrders, []);
  const list = useLive($orders, null);
  const listed = useLive($listed, '');
  const query = useLive($choiceQuery, '') ?? '';
  const outcome = useLive($ordersReading, 'reading');
  if (outcome === 'signedOut') {
    return <OrdersUnavailable why={outcome} here={listPath(query)} onRetry={loadNewest} />;
  }
  const isCurrent = listed === query;
  const isReading = outcome === 'reading' || outcome === 'done';
  return (
    <>
      <Filters>{isLab ? <LazyLabFilters /> : <div className="lab-room" />}</Filters>
      <Found list={isCurrent ? list : null} isReading={isReading}>
        <Tools isLab={isLab} />
      </Found>
      {list && (isCurrent || isReading) && (
        <div aria-busy={!isCurrent} className={isCurrent ? undefined : 'orders-outdated'}>
          <Listed list={list} isLab={isLab} isFiltered={listed !== ''} />
        </div>
      )}
      {!list && isReading && <OrdersTable orders={null} />}
      {!(list && isCurrent) && !isReading && <NoneRead why={outcome} query={query} />}
    </>
  );
}

/** Orders of the account that pass the filters. The lab sees the orders of all accounts and can scan tickets. */
export function Orders() {
  const isLab = isOfLab(useLive($signedIn, null));
  useEffect(() => {
    if (isLab) setScreenTitle(words.texts.ofAll);
  }, [isLab]);
  return (
    <>
      <div className="lab-room scan-room">{isLab && <LazyScanStation />}</div>
      <FilteredOrders isLab={isLab} />
    </>
  );
}
