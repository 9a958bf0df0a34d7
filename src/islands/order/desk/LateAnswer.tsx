import { type ComponentType, useEffect, useState } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import type { Message } from '../../../i18n/language/message.ts';
import { desk } from '../../../i18n/order/shop-desk.ts';
import { Text } from '../../../ui/base/Text.tsx';
import type { EventFormProps, Notice } from '../acting/acting.ts';

type LateAnswerProps = { order: Order; label: Message; onSettled: (notice: Notice) => void };

/** The lab's question with the field for the answer; the form is fetched for orders that have a question. */
export function LateAnswer({ order, label, onSettled }: LateAnswerProps) {
  const [late, setLate] = useState<{ Form: ComponentType<EventFormProps> } | 'failed' | null>(null);
  const load = () => {
    setLate(null);
    import('../acting/EventForm.tsx').then(
      ({ EventForm }) => setLate({ Form: EventForm }),
      () => setLate('failed'),
    );
  };
  useEffect(load, []);
  const question = order.events.findLast(({ event }) => event === 'ask')?.message ?? '';
  return (
    <div className="order-question">
      <h3>
        <Text of={desk.texts.question} />
      </h3>
      <blockquote className="typed" dir="auto">
        {question}
      </blockquote>
      {late === 'failed' && (
        <p className="notice notice-danger" role="alert">
          <Text of={desk.texts.notLoaded} />{' '}
          <button type="button" className="btn btn-link" onClick={load}>
            <Text of={desk.texts.again} />
          </button>
        </p>
      )}
      {late && late !== 'failed' && (
        <late.Form event="answer" {...{ order, onSettled }} side="shop" submit={label} />
      )}
    </div>
  );
}
