import { useEffect } from 'react';
import { dashboard } from '../i18n/dashboard/dashboard.ts';
import { loginPathTo, panelRoutes } from '../panel/routes.ts';
import {
  $dashboard,
  $dashboardReading,
  followDashboard,
  readDashboard,
} from '../stores/dashboard/dashboard.ts';
import { $waiting, watchWaiting } from '../stores/device/waiting.ts';
import { $isLoggedIn, $signedIn, isOfLab } from '../stores/shell/session.ts';
import { Button } from '../ui/base/Button.tsx';
import { say } from '../ui/base/say.tsx';
import { BriefSkeleton, DashboardCard } from '../ui/dashboard/DashboardCard.tsx';
import { LatestOrders } from '../ui/dashboard/LatestOrders.tsx';
import { WaitingPreorders } from '../ui/dashboard/WaitingPreorders.tsx';
import { StaleOrdersNotice } from '../ui/orders/StaleOrdersNotice.tsx';
import { useLive } from './base/use-live.ts';
import { LazyNumbers } from './dashboard/LazyNumbers.tsx';

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
      {preorders?.length === 0 && <p className="card-none">{say(texts.noneWaiting)}</p>}
      {preorders && preorders.length > 0 && (
        <WaitingPreorders preorders={preorders.slice(0, lastSaved.length)} />
      )}
    </DashboardCard>
  );
}

function SignInInvitation() {
  return (
    <div className="card-none">
      <p>{say(texts.invitation)}</p>
      <a className="btn btn-primary" href={loginPathTo(panelRoutes.dashboard.path)}>
        {say(texts.signIn)}
      </a>
    </div>
  );
}

const readAgain = () => void readDashboard();

function LoadError({ why }: { why: 'offline' | 'failed' }) {
  return (
    <div className="card-none" role="status">
      <p>{say(texts[why])}</p>
      <Button text={texts.again} onClick={readAgain} />
    </div>
  );
}

function LatestCard() {
  useEffect(followDashboard, []);
  const known = useLive($dashboard, null);
  const outcome = useLive($dashboardReading, 'reading');
  const isLab = isOfLab(useLive($signedIn, null));
  const hasProblem = outcome === 'offline' || outcome === 'failed';
  if (outcome === 'signedOut') return <SignInInvitation />;
  if (known && known.answer.latest.length > 0) {
    return (
      <>
        <LatestOrders orders={known.answer.latest} showsAccount={isLab} />
        {hasProblem && <StaleOrdersNotice why={outcome} at={known.at} onRetry={readAgain} />}
      </>
    );
  }
  if (hasProblem) return <LoadError why={outcome} />;
  if (!known) return <BriefSkeleton rows={latest} />;
  return <p className="card-none">{say(isLab ? texts.noneYetAtLab : texts.noneYet)}</p>;
}

/** The latest orders with their states, the pre-orders waiting on the device, and the account's figures. */
export function Dashboard() {
  const isLoggedIn = useLive($isLoggedIn, false);
  const known = useLive($dashboard, null)?.answer;
  const isLab = isOfLab(useLive($signedIn, null));
  return (
    <div className="dashboard">
      {isLab && known?.latest.length === 0 && <LazyNumbers part="Steps" known={known} />}
      <section className="surface card-needs">
        <h2>{say(texts.needs)}</h2>
        {isLoggedIn ? (
          known && <LazyNumbers part="Needs" known={known} />
        ) : (
          <p className="for-visitors">{say(texts.needsHint)}</p>
        )}
      </section>
      <DashboardCard title={texts.latest} href={panelRoutes.orders.path} className="card-latest">
        <LatestCard />
      </DashboardCard>
      <WaitingCard />
      {known && <LazyNumbers part="Figures" known={known} />}
    </div>
  );
}
