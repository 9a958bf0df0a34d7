import type { ReactNode } from 'react';
import { dashboard } from '../../i18n/dashboard/dashboard.ts';
import { $dashboard } from '../../stores/dashboard/dashboard.ts';
import { $signedIn, isOfLab } from '../../stores/shell/session.ts';
import { say } from '../../ui/base/say.tsx';
import { LatestOrders } from '../../ui/dashboard/LatestOrders.tsx';
import { StaleOrdersNotice } from '../../ui/orders/StaleOrdersNotice.tsx';
import { useLive } from '../base/use-live.ts';

type KeptProps = { why: 'offline' | 'failed'; onRetry: () => void; children: ReactNode };

/** The latest orders stored for the dashboard. They have no patient names, because the device stores none. */
export function KeptOrders({ why, onRetry, children }: KeptProps) {
  const known = useLive($dashboard, null);
  const isLab = isOfLab(useLive($signedIn, null));
  if (!known || known.answer.latest.length === 0) return children;
  return (
    <section className="surface card-of orders-kept">
      <h2>{say(dashboard.texts.latest)}</h2>
      <LatestOrders orders={known.answer.latest} showsAccount={isLab} />
      <StaleOrdersNotice why={why} at={known.at} onRetry={onRetry} />
    </section>
  );
}
