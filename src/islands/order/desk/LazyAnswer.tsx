import { useState } from 'react';
import { emptyDetails } from '../../../domain/lifecycle/empty-details.ts';
import type { Order } from '../../../domain/order/order.ts';
import type { Message } from '../../../i18n/language/message.ts';
import { desk } from '../../../i18n/order/shop-desk.ts';
import { keepTyped, typedFor } from '../../../stores/orders/typed-event.ts';
import { say } from '../../../ui/base/say.tsx';
import { NotLoaded } from '../../base/Lazy.tsx';
import { lazy } from '../../base/lazy-code.ts';
import { useLazy } from '../../base/use-lazy.ts';
import type { Notice } from '../acting/acting.ts';

const { texts } = desk;
const form = lazy(async () => (await import('../acting/EventForm.tsx')).EventForm);

type LazyAnswerProps = { order: Order; label: Message; onSettled: (notice: Notice) => void };

type EarlyProps = { order: Order; label: Message; onUse: () => void; onSend: () => void };

/** Placeholder that looks like the form that replaces it, and keeps the text typed until then. */
function EarlyAnswer({ order, label, onUse, onSend }: EarlyProps) {
  return (
    <form
      className="event-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <div>
        <label className="form-label" htmlFor="answer-early">
          {say(texts.answer)}
        </label>
        <textarea
          id="answer-early"
          className="form-control"
          rows={3}
          dir="auto"
          defaultValue={typedFor(order.id, 'answer').message}
          onFocus={onUse}
          onInput={({ currentTarget }) =>
            keepTyped(order.id, 'answer', { ...emptyDetails, message: currentTarget.value })
          }
        />
      </div>
      <p className="event-buttons">
        <button type="submit" className="btn btn-primary">
          {say(label)}
        </button>
      </p>
    </form>
  );
}

/** The lab's question with a field for the answer. The form's code loads when the field gets focus. */
export function LazyAnswer({ order, label, onSettled }: LazyAnswerProps) {
  const [isUsed, setUsed] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const { part, hasFailed, retry } = useLazy(form, isUsed);
  const use = () => (hasFailed ? retry() : setUsed(true));
  const question = order.events.findLast(({ event }) => event === 'ask')?.message ?? '';
  return (
    <div className="order-question">
      <h3>{say(texts.question)}</h3>
      <blockquote className="typed">{question}</blockquote>
      {part ? (
        <part.It
          event="answer"
          {...{ order, onSettled, isSubmitted }}
          side="shop"
          submit={label}
          takesFocus
        />
      ) : (
        <EarlyAnswer
          {...{ order, label }}
          onUse={use}
          onSend={() => {
            setSubmitted(true);
            use();
          }}
        />
      )}
      {!part && hasFailed && <NotLoaded onRetry={retry} frame="field-error" />}
    </div>
  );
}
