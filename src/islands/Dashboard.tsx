import { useEffect } from 'react';
import { dashboard } from '../i18n/dashboard/dashboard.ts';
import { loginPathTo, panelRoutes } from '../panel/routes.ts';
import { $waiting, watchWaiting } from '../stores/device/waiting.ts';
import {
  $orders,
  $ordersAt,
  $ordersReading,
  followOrders,
  readOrders,
} from '../stores/orders/orders.ts';
import { $isLoggedIn, $signedIn } from '../stores/shell/session.ts';
import { Text } from '../ui/base/Text.tsx';
import { BriefSkeleton, DashboardCard } from '../ui/dashboard/DashboardCard.tsx';
import { LatestOrders } from '../ui/dashboard/LatestOrders.tsx';
import { WaitingPreorders } from '../ui/dashboard/WaitingPreorders.tsx';
import { StaleOrdersNotice } from '../ui/orders/StaleOrdersNotice.tsx';
import { useLive } from './base/use-live.ts';
import { LateNumbers } from './dashboard/LateNumbers.tsx';

const { texts } = dashboard;
const latest = [1, 2, 3, 4, 5];
const lastSaved = [1, 2, 3];

function WaitingCard() {
  useEffect(watchWaiting, []);
  const preorders = useLive($waiting, null);
  return (
    <DashboardCard
      title={texts.waiting}
      href={panelRoutes.preOrder.path}
      count={preorders?.length}
      className="card-waiting"
    >
      {!preorders && <BriefSkeleton rows={lastSaved} />}
      {preorders?.length === 0 && (
        <p className="card-none">
          <Text of={texts.noneWaiting} />
        </p>
      )}
      {preorders && preorders.length > 0 && (
        <WaitingPreorders preorders={preorders.slice(0, lastSaved.length)} />
      )}
    </DashboardCard>
  );
}

function SignInInvitation() {
  return (
    <div className="card-none">
      <p>
        <Text of={texts.invitation} />
      </p>
      <a className="btn btn-primary" href={loginPathTo(panelRoutes.dashboard.path)}>
        <Text of={texts.signIn} />
      </a>
    </div>
  );
}

const loadLatest = () => void readOrders(latest.length);

function LoadError({ why }: { why: 'offline' | 'failed' }) {
  return (
    <div className="card-none" role="status">
      <p>
        <Text of={texts[why]} />
      </p>
      <button type="button" className="btn btn-outline-primary" onClick={loadLatest}>
        <Text of={texts.again} />
      </button>
    </div>
  );
}

function LatestCard() {
  useEffect(() => followOrders(latest.length), []);
  const list = useLive($orders, null);
  const outcome = useLive($ordersReading, 'reading');
  const at = useLive($ordersAt, null) ?? 0;
  const isLab = useLive($signedIn, null)?.user.role === 'SuperAdmin';
  const isTroubled = outcome === 'offline' || outcome === 'failed';
  if (outcome === 'signedOut') return <SignInInvitation />;
  if (list && list.orders.length > 0) {
    return (
      <>
        <LatestOrders orders={list.orders.slice(0, latest.length)} showsAccount={isLab} />
        {isTroubled && <StaleOrdersNotice why={outcome} at={at} onRetry={loadLatest} />}
      </>
    );
  }
  if (isTroubled) return <LoadError why={outcome} />;
  if (!list) return <BriefSkeleton rows={latest} />;
  return (
    <p className="card-none">
      <Text of={texts.noneYet} />
    </p>
  );
}

/** The last orders with their states, pre-orders waiting on the device, and the account's numbers. */
export function Dashboard() {
  const isLoggedIn = useLive($isLoggedIn, false);
  return (
    <div className="dashboard">
      <section className="surface card-needs">
        <h2>
          <Text of={texts.needs} />
        </h2>
        {isLoggedIn ? (
          <LateNumbers part="Needs" />
        ) : (
          <p>
            <Text of={texts.needsHint} />
          </p>
        )}
      </section>
      <DashboardCard title={texts.latest} href={panelRoutes.orders.path} className="card-latest">
        <LatestCard />
      </DashboardCard>
      <WaitingCard />
      {isLoggedIn && <LateNumbers part="Year" />}
    </div>
  );
}
