import { useCallback, useEffect, useState } from 'react';
import { isAtShop } from '../../domain/notifications/wearer-notice.ts';
import type { Order } from '../../domain/order/order.ts';
import { writeMobile } from '../../domain/typed/mobile.ts';
import { wearerOutcomes } from '../../i18n/notifications/sent.ts';
import { wearer } from '../../i18n/notifications/wearer.ts';
import { common } from '../../i18n/shell/common.ts';
import { askAgain } from '../../stores/live/ask-again.ts';
import {
  $wearer,
  $wearerReading,
  readWearer,
  type WearerAnswer,
} from '../../stores/notifications/wearer.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { Instant } from '../../ui/orders/Instant.tsx';
import { useLive } from '../base/use-live.ts';
import { outcomeLook } from './outcome-look.ts';
import { WearerForm } from './WearerForm.tsx';

const { texts } = wearer;

/** The messages sent to the wearer, newest first. */
function Messages({ messages }: Pick<WearerAnswer, 'messages'>) {
  if (messages.length === 0) return null;
  return (
    <>
      <h3>{say(texts.history)}</h3>
      <ul className="sent-rows">
        {messages.map(({ id, at, outcome }) => (
          <li key={id} className="sent-row">
            <Instant at={at} />
            <span className={outcomeLook(outcome)}>
              {say(wearerOutcomes.texts[outcome ?? 'waiting'])}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The phone number in the order, used as the default. */
const numberIn = ({ content }: Order) => (content.kind === 'rx' ? content.people.mobile : '');

function Wearer({ order }: { order: Order }) {
  const known = useLive($wearer, null);
  const reading = useLive($wearerReading, 'reading');
  const read = useCallback(() => void readWearer(order.id), [order.id]);
  // The order's state decides whether its wearer can be notified.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again when the order's state changes.
  useEffect(read, [read, order.state]);
  const own = known?.order === order.id ? known : null;
  const waits = own?.messages.some(({ outcome }) => outcome === null) ?? false;
  useEffect(() => (waits ? askAgain(read) : undefined), [waits, read]);
  if (!own && (reading === 'offline' || reading === 'failed')) {
    return (
      <p role="alert">
        {say(texts.unread)} <Button look="link" text={common.again} onClick={read} />
      </p>
    );
  }
  if (!own) return <p role="status">{say(texts.loading)}</p>;
  return (
    <>
      <p>{say(texts.hint)}</p>
      <WearerForm
        key={order.id}
        order={order.id}
        wearer={own}
        start={writeMobile(own.mobile || (own.isDeclined ? '' : numberIn(order)))}
      />
      <Messages messages={own.messages} />
    </>
  );
}

function Folded({ order, isOpened }: { order: Order; isOpened: boolean }) {
  const [isOpen, setOpen] = useState(isOpened);
  return (
    <details
      className="surface order-part"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{say(texts.title)}</summary>
      {isOpen && <Wearer order={order} />}
    </details>
  );
}

/** Notifies the wearer that their order is ready. Expands once the order is at the shop. */
export function TellWearer({ order }: { order: Order }) {
  const isOpened = isAtShop(order.state);
  return <Folded key={String(isOpened)} {...{ order, isOpened }} />;
}
