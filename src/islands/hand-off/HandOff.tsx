import { handOff } from '../../i18n/hand-off/hand-off.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Help } from './Help.tsx';
import { Keys } from './Keys.tsx';
import { Webhooks } from './Webhooks.tsx';

/** What connects the lab's own software. */
export function Screen() {
  return (
    <div className="lab-screen">
      <p className="hand-off-intro">
        <Text of={handOff.texts.intro} />
      </p>
      <Keys />
      <Webhooks />
      <Help />
    </div>
  );
}
