import { useEffect, useRef, useState } from 'react';
import { withCount } from '../../i18n/language/count-text.ts';
import { waiting } from '../../i18n/waiting/waiting.ts';
import { loginPathTo, panelRoutes } from '../../panel/routes.ts';
import { $isOffline, $ordersToSend, type OrdersToSend } from '../../stores/shell/offline.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';

const { texts } = waiting;

const icons = {
  waiting: 'hourglass-split',
  labFull: 'hourglass-split',
  sending: 'send',
  signIn: 'box-arrow-in-right',
} as const satisfies Record<OrdersToSend['phase'], string>;

/** The count for screen readers. It changes only when it grows or reaches 0; retries and progress stay silent. */
function useAnnounced(count: number): number {
  const [announced, setAnnounced] = useState(0);
  const before = useRef(0);
  useEffect(() => {
    if (count > before.current || count === 0) setAnnounced(count);
    before.current = count;
  }, [count]);
  return announced;
}

const ordersPath = panelRoutes.preOrder.path;

/** The number of orders not sent yet, with a link to them, or to the login first; empty if there are none. */
export function WaitingSign() {
  const toSend = useLive($ordersToSend, null);
  const isOffline = useLive($isOffline, false);
  const announced = useAnnounced(toSend?.count ?? 0);
  return (
    <>
      {toSend && (
        <a href={toSend.phase === 'signIn' ? loginPathTo(ordersPath) : ordersPath}>
          <Icon name={isOffline ? 'cloud-slash' : icons[toSend.phase]} />
          {say(withCount(texts[toSend.phase], toSend.count))}
        </a>
      )}
      <span className="visually-hidden" role="status">
        {announced > 0 && say(withCount(texts.announced, announced))}
      </span>
    </>
  );
}
