import { useEffect } from 'react';
import { delivery as words } from '../i18n/delivery/delivery.ts';
import { fill } from '../i18n/language/message.ts';
import { titles } from '../i18n/shell/shell.ts';
import { deliveryPath } from '../panel/delivery-path.ts';
import { panelRoutes } from '../panel/routes.ts';
import {
  $deliveries,
  $delivery,
  $deliveryReading,
  followDeliveries,
  followDelivery,
  openDelivery,
  readDeliveries,
} from '../stores/delivery/delivery.ts';
import { setScreenTitle } from '../stores/shell/header-title.ts';
import { $router } from '../stores/shell/router.ts';
import { $signedIn, isOfLab } from '../stores/shell/session.ts';
import { EmptyState } from '../ui/base/EmptyState.tsx';
import { say } from '../ui/base/say.tsx';
import { deliveryColumns, labDeliveryColumns } from '../ui/delivery/delivery-columns.tsx';
import { PaperSkeleton } from '../ui/order/PaperSkeleton.tsx';
import { OrdersUnavailable } from '../ui/orders/OrdersUnavailable.tsx';
import { Table } from '../ui/table/Table.tsx';
import { useLive } from './base/use-live.ts';
import { DeliveryView } from './delivery/DeliveryView.tsx';

type SideProps = { isLab: boolean };

function List({ isLab }: SideProps) {
  useEffect(followDeliveries, []);
  const list = useLive($deliveries, null);
  const outcome = useLive($deliveryReading, 'reading');
  const { empty, emptyHint, emptyLab, toReady } = words.texts;
  if (list?.length === 0) {
    return (
      <EmptyState picture="parcel" title={empty} text={isLab ? emptyLab : emptyHint}>
        {isLab && (
          <a className="btn btn-primary" href={`${panelRoutes.orders.path}?state=ready`}>
            {say(toReady)}
          </a>
        )}
      </EmptyState>
    );
  }
  if (list || outcome === 'reading' || outcome === 'done') {
    return (
      <Table
        caption={titles.texts.deliveries}
        // Until the rows arrive, this stays as prerendered, because only then is the signed-in user known.
        columns={isLab && list ? labDeliveryColumns : deliveryColumns}
        rows={list}
        idOf={({ id }) => id}
      />
    );
  }
  const here = panelRoutes.deliveries.path;
  return (
    <OrdersUnavailable of="page" why={outcome} here={here} onRetry={() => void readDeliveries()} />
  );
}

type OneProps = SideProps & { id: string; account: string | undefined };

function One({ id, account, isLab }: OneProps) {
  useEffect(() => followDelivery(id, account), [id, account]);
  const delivery = useLive($delivery, null);
  const outcome = useLive($deliveryReading, 'reading');
  const number = delivery?.number;
  useEffect(() => {
    if (number) setScreenTitle(fill(words.texts.numbered, { number: `\u2066${number}\u2069` }));
  }, [number]);
  if (delivery) return <DeliveryView delivery={delivery} isLab={isLab} />;
  if (outcome === 'reading' || outcome === 'done') return <PaperSkeleton />;
  const retry = () => void openDelivery(id, account);
  return (
    <OrdersUnavailable of="page" why={outcome} here={deliveryPath(id, account)} onRetry={retry} />
  );
}

/** The deliveries of an account, or of all accounts for the lab; or the one delivery named in the URL. */
export function Deliveries() {
  const isLab = isOfLab(useLive($signedIn, null));
  const { id, account } = useLive($router, undefined)?.search ?? {};
  return id ? <One {...{ id, account, isLab }} /> : <List isLab={isLab} />;
}
