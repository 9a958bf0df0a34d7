import { type ComponentType, useEffect, useState } from 'react';
import { shell } from '../../../i18n/shell/shell.ts';
import { $isOffline, $ordersToSend } from '../../../stores/shell/offline.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { useLive } from '../../base/use-live.ts';

/** Says that the API is out of reach, or how many orders are not at the lab yet. No alert: they are sent later. */
export function Offline() {
  const isOffline = useLive($isOffline, false);
  const toSend = useLive($ordersToSend, null);
  const [late, setLate] = useState<{ WaitingSign: ComponentType } | null>(null);
  useEffect(() => {
    if (toSend) import('../../waiting/WaitingSign.tsx').then(setLate, () => {});
  }, [toSend]);
  return (
    <div className="header-offline">
      <span role="status" className={late && toSend ? 'visually-hidden' : ''}>
        {isOffline && (
          <>
            <Icon name="cloud-slash" />
            <Text of={shell.texts.offline} />
          </>
        )}
      </span>
      {late && <late.WaitingSign />}
    </div>
  );
}
