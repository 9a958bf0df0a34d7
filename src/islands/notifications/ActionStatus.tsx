import type { Message } from '../../i18n/language/message.ts';
import { outside } from '../../i18n/notifications/outside.ts';
import { outcomes } from '../../i18n/notifications/sent.ts';
import { $lastAction, type ActionState } from '../../stores/notifications/destinations.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';

const words: Record<ActionState, Message> = { ...outcomes.texts, ...outside.texts };

const good: readonly ActionState[] = [
  'working',
  'waiting',
  'saved',
  'testSent',
  'chatTested',
  'addressTested',
];
const isGood = (state: ActionState) => good.includes(state);

/** Result of the last action, shown next to its button. */
export function ActionStatus({ at, id }: { at: string; id: string }) {
  const last = useLive($lastAction, null);
  const state = last?.at === at ? last.state : null;
  return (
    <>
      <small role="status">{state && isGood(state) && say(words[state])}</small>
      <div role="alert">
        {state && !isGood(state) && <FieldMessage id={`${id}-fault`} text={words[state]} />}
      </div>
    </>
  );
}
