import { useEffect } from 'react';
import { handOff } from '../../i18n/hand-off/hand-off.ts';
import { $keys, $keysReading, readKeys } from '../../stores/hand-off/keys.ts';
import { $webhooks, $webhooksReading, readWebhooks } from '../../stores/hand-off/webhooks.ts';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';
import { Help } from './Help.tsx';
import { Keys } from './Keys.tsx';
import { Webhooks } from './Webhooks.tsx';

/** Connections of the lab's own software. Each part waits for the list above it, so that the layout doesn't shift. */
export function Screen() {
  const keys = useLive($keysReading, 'reading');
  const areKeysRead = useLive($keys, null) !== null || keys !== 'reading';
  const webhooks = useLive($webhooksReading, 'reading');
  const areWebhooksRead = useLive($webhooks, null) !== null || webhooks !== 'reading';
  useEffect(() => {
    void readKeys();
    void readWebhooks();
  }, []);
  return (
    <div className="lab-screen">
      <p className="hand-off-intro">{say(handOff.texts.intro)}</p>
      <Keys />
      {areKeysRead && <Webhooks />}
      {areKeysRead && areWebhooksRead && <Help />}
    </div>
  );
}
