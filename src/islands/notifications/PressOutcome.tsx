import type { Message } from '../../i18n/language/message.ts';
import { outside } from '../../i18n/notifications/outside.ts';
import { outcomes } from '../../i18n/notifications/sent.ts';
import { $press, type Press } from '../../stores/notifications/destinations.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';

const words: Record<Press, Message> = { ...outcomes.texts, ...outside.texts };

const good: readonly Press[] = [
  'working',
  'waiting',
  'saved',
  'testSent',
  'chatTested',
  'addressTested',
];
const isGood = (press: Press) => good.includes(press);

/** Result of the last action, shown next to its button. */
export function PressOutcome({ at, id }: { at: string; id: string }) {
  const last = useLive($press, null);
  const press = last?.at === at ? last.press : null;
  return (
    <>
      <small role="status">{press && isGood(press) && say(words[press])}</small>
      <div role="alert">
        {press && !isGood(press) && <FieldMessage id={`${id}-fault`} text={words[press]} />}
      </div>
    </>
  );
}
