import { useEffect, useState } from 'react';
import type { HookMessage, Webhook } from '../../domain/hand-off/webhook.ts';
import { instantText } from '../../i18n/calendar/instant-text.ts';
import { handOff } from '../../i18n/hand-off/hand-off.ts';
import { hookedEventNames, webhooks } from '../../i18n/hand-off/webhooks.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { orderPath } from '../../panel/routes.ts';
import { $hookMessages, openMessages, redeliver } from '../../stores/hand-off/webhooks.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { ActionButton } from '../base/ActionButton.tsx';
import { useLive } from '../base/use-live.ts';
import { LabDialog } from '../lab-parts/LabDialog.tsx';

const { texts } = webhooks;

function standingOf({ deliveredAt, dueAt }: HookMessage): Message {
  if (deliveredAt) return texts.delivered;
  return dueAt ? fill(texts.waiting, { at: instantText(dueAt) }) : texts.givenUp;
}

function MessageRow({ message, onProblem }: { message: HookMessage; onProblem: () => void }) {
  const { order, event, at, answers } = message;
  const [latest] = answers;
  const again = async () => {
    if ((await redeliver(message)) !== 'done') onProblem();
  };
  return (
    <li className="people-row">
      <div className="people-who">
        <a href={orderPath(order.id, order.account)}>
          <bdi>{order.number}</bdi>
        </a>
        {say(hookedEventNames.texts[event])}
        <small>{say(instantText(at))}</small>
        <span className={message.deliveredAt ? 'chip chip-good' : 'chip'}>
          {say(standingOf(message))}
        </span>
        {latest && (
          <small dir="ltr">
            {latest.status} {latest.text}
          </small>
        )}
      </div>
      <ActionButton text={texts.again} onPress={again} />
    </li>
  );
}

/** The messages sent to a webhook, and its responses. */
export function MessagesDialog({ hook, onClose }: { hook: Webhook; onClose: () => void }) {
  const [isFailed, setFailed] = useState(false);
  useEffect(() => void openMessages(hook.id), [hook.id]);
  const messages = useLive($hookMessages, null);
  return (
    <LabDialog title={texts.messages} isWide onClose={onClose}>
      <p>
        <bdi dir="ltr">{hook.address}</bdi>
      </p>
      {messages?.length !== 0 ? (
        <ul className="hand-off-messages" aria-busy={!messages}>
          {messages?.map((message) => (
            <MessageRow key={message.id} message={message} onProblem={() => setFailed(true)} />
          ))}
        </ul>
      ) : (
        <p>{say(texts.noMessages)}</p>
      )}
      <div role="alert">
        {isFailed && <FieldMessage id="message-problem" text={handOff.texts.failed} />}
      </div>
      <p className="event-buttons">
        <Button text={texts.close} onClick={onClose} />
      </p>
    </LabDialog>
  );
}
