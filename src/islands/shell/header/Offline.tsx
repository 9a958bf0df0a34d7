import { shell } from '../../../i18n/shell/shell.ts';
import { $isOffline, $ordersToSend } from '../../../stores/shell/offline.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { say } from '../../../ui/base/say.tsx';
import { lazy } from '../../base/lazy-code.ts';
import { useLazyPart } from '../../base/use-lazy-part.ts';
import { useLive } from '../../base/use-live.ts';

const waitingSign = lazy(() => import('../../waiting/WaitingSign.tsx'));

/** Says that the API can't be reached, or how many orders aren't sent yet. Not an alert: they are sent later. */
export function Offline() {
  const isOffline = useLive($isOffline, false);
  const toSend = useLive($ordersToSend, null);
  const sign = useLazyPart($ordersToSend, Boolean, waitingSign);
  return (
    <div className="header-offline">
      <span role="status" className={sign && toSend ? 'visually-hidden' : ''}>
        {isOffline && (
          <>
            <Icon name="cloud-slash" />
            {say(shell.texts.offline)}
          </>
        )}
      </span>
      {sign && <sign.WaitingSign />}
    </div>
  );
}
