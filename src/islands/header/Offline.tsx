import { shell } from '../../i18n/messages/shell.ts';
import { $isOffline } from '../../stores/shell/offline.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Text } from '../../ui/Text.tsx';
import { useLive } from '../use-live.ts';

/** Says quietly that the device is offline; what is ordered meanwhile is kept. */
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
