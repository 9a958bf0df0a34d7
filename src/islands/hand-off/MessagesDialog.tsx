import { useEffect, useState } from 'react';
import type { HookMessage, Webhook } from '../../domain/hand-off/webhook.ts';
import { instantText } from '../../i18n/calendar/instant-text.ts';
import { handOff } from '../../i18n/hand-off/hand-off.ts';
import { hookedEventNames, webhooks } from '../../i18n/hand-off/webhooks.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { orderPath } from '../../panel/routes.ts';
import {
  $hookMessages,
  $hookMessagesReading,
  readMessages,
  redeliver,
} from '../../stores/hand-off/webhooks.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { Unread } from '../../ui/table/Unread.tsx';
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

type ListProps = { webhook: string; onProblem: () => void };

function MessageList({ webhook, onProblem }: ListProps) {
  const read = useLive($hookMessages, null);
  const reading = useLive($hookMessagesReading, 'reading');
  const messages = read?.webhook === webhook ? read.messages : null;
  const isUnread = reading === 'offline' || reading === 'failed';
  if (!messages && isUnread) {
    return <Unread why={reading} onRetry={() => void readMessages(webhook)} />;
  }
  if (messages?.length === 0) return <p>{say(texts.noMessages)}</p>;
  return (
    <ul className="hand-off-messages" aria-busy={!messages}>
      {messages?.map((message) => (
        <MessageRow key={message.id} {...{ message, onProblem }} />
      ))}
    </ul>
  );
}

/** The messages sent to a webhook, and its responses. */
export function MessagesDialog({ hook, onClose }: { hook: Webhook; onClose: () => void }) {
  const [isFailed, setFailed] = useState(false);
  useEffect(() => void readMessages(hook.id), [hook.id]);
  return (
    <LabDialog title={texts.messages} isWide onClose={onClose}>
      <p>
        <bdi dir="ltr">{hook.address}</bdi>
      </p>
      <MessageList webhook={hook.id} onProblem={() => setFailed(true)} />
      <div role="alert">
        {isFailed && <FieldMessage id="message-problem" text={handOff.texts.failed} />}
      </div>
      <p className="event-buttons">
        <Button text={texts.close} onClick={onClose} />
      </p>
    </LabDialog>
  );
}
