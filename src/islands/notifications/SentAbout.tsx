import { useCallback, useEffect } from 'react';
import type { SentMessage } from '../../domain/notifications/sent-message.ts';
import type { Order } from '../../domain/order/order.ts';
import { isolate } from '../../i18n/language/format-number.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { channelNames } from '../../i18n/notifications/outside.ts';
import { outcomes, sent, wearerOutcomes } from '../../i18n/notifications/sent.ts';
import { eventWords } from '../../i18n/order/event-words.ts';
import { common } from '../../i18n/shell/common.ts';
import { $sentAbout, $sentReading, readSentAbout } from '../../stores/notifications/sent-about.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { Instant } from '../../ui/orders/Instant.tsx';
import { useLive } from '../base/use-live.ts';
import { outcomeLook } from './outcome-look.ts';

const { texts } = sent;

function toWhom({ to, side, channel }: SentMessage): Message {
  const known = side === 'wearer' ? isolate(to) : to;
  const name = known || (side === 'lab' ? texts.ofLab : texts.someone);
  return fill(texts.to, { name, channel: channelNames.texts[channel] });
}

function SentRow({ message }: { message: SentMessage }) {
  const { event, by, side, at, outcome } = message;
  const words =
    side === 'wearer' || !event || !by ? texts.ready : eventWords({ event, side: by }, side);
  const ends = side === 'wearer' ? wearerOutcomes : outcomes;
  return (
    <li className="sent-row">
      <div>
        <strong>{say(words)}</strong>
        <small>{say(toWhom(message))}</small>
        <small>
          <Instant at={at} />
        </small>
      </div>
      <span className={outcomeLook(outcome)}>{say(ends.texts[outcome ?? 'waiting'])}</span>
    </li>
  );
}

/** The messages sent out of the panel about an order: recipient, channel, and result. */
export function SentAbout({ order, isLab }: { order: Order; isLab: boolean }) {
  const account = isLab ? order.account.id : undefined;
  const known = useLive($sentAbout, null);
  const reading = useLive($sentReading, 'reading');
  const read = useCallback(() => void readSentAbout(order.id, account), [order.id, account]);
  useEffect(read, [read]);
  const messages = known?.order === order.id ? known.messages : null;
  if (!messages && (reading === 'offline' || reading === 'failed')) {
    return (
      <p role="alert">
        {say(texts.failed)} <Button look="link" text={common.again} onClick={read} />
      </p>
    );
  }
  if (!messages) return <p role="status">{say(texts.loading)}</p>;
  if (messages.length === 0) return <p>{say(texts.none)}</p>;
  return (
    <ul className="sent-rows">
      {messages.map((message) => (
        <SentRow key={message.id} message={message} />
      ))}
    </ul>
  );
}
