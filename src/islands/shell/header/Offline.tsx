import { shell } from '../../../i18n/shell/shell.ts';
import { $isOffline } from '../../../stores/shell/offline.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { useLive } from '../../base/use-live.ts';

/** Offline badge. No alert: orders made meanwhile are kept and sent later. */
export function Offline() {
  const isOffline = useLive($isOffline, false);
  return (
    <span className="header-offline" role="status">
      {isOffline && (
        <>
          <Icon name="cloud-slash" />
          <Text of={shell.texts.offline} />
        </>
      )}
    </span>
  );
}
