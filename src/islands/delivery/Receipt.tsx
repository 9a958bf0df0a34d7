import { useEffect, useId, useRef } from 'react';
import type { Delivery } from '../../domain/delivery/delivery.ts';
import { eventLimits } from '../../domain/lifecycle/event-limits.ts';
import { receipt } from '../../i18n/delivery/receipt.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { say } from '../../ui/base/say.tsx';
import { useReceipt } from './use-receipt.ts';

const { texts } = receipt;

/** Leaves room for the sentence that precedes the user's text. */
const maxLength = eventLimits.message - 100;

type ReceiptState = ReturnType<typeof useReceipt>;

function Ticks({ open, missing, tick }: Pick<ReceiptState, 'open' | 'missing' | 'tick'>) {
  return open.map(({ order }) => (
    <label key={order.id} className="delivery-tick">
      <input
        type="checkbox"
        className="form-check-input"
        checked={!missing.includes(order.id)}
        onChange={({ currentTarget }) => tick(order.id, currentTarget.checked)}
      />
      <span>{say(fill(texts.received, { number: `\u2066${order.number}\u2069` }))}</span>
    </label>
  ));
}

function Words({ words, change }: Pick<ReceiptState, 'words' | 'change'>) {
  const id = useId();
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {say(texts.words)}
      </label>
      <textarea
        id={id}
        className="form-control"
        rows={2}
        dir="auto"
        maxLength={maxLength}
        value={words}
        onInput={({ currentTarget }) => change({ words: currentTarget.value })}
      />
    </div>
  );
}

/** The form in which a shop confirms what arrived and reports what is missing. */
export function Receipt({ delivery }: { delivery: Delivery }) {
  const { open, missing, isNew, isOpen, words, isSending, said, change, tick, send } =
    useReceipt(delivery);
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The clicked button may be gone.
    if (said) result.current?.focus();
  }, [said]);
  if (open.length === 0 && !said) return null;
  const count = countText(missing.length);
  const label = missing.length > 0 ? fill(texts.confirmSome, { count }) : texts.confirmAll;
  return (
    <section className="surface order-part order-desk">
      <h2>{say(texts.title)}</h2>
      {said && (
        <p className={`notice notice-${said.tone}`} role="status" ref={result} tabIndex={-1}>
          {say(said.text)}
        </p>
      )}
      {open.length > 0 && (
        <form
          className="event-form"
          onSubmit={(press) => {
            press.preventDefault();
            void send();
          }}
        >
          <p>{say(isOpen ? texts.hint : texts.found)}</p>
          <fieldset className="delivery-ticks">
            <legend className="visually-hidden">{say(texts.title)}</legend>
            <Ticks {...{ open, missing, tick }} />
          </fieldset>
          {isNew && <Words {...{ words, change }} />}
          {isOpen && (
            <p className="event-buttons">
              <button type="submit" className="btn btn-primary" aria-disabled={isSending}>
                {say(isSending ? texts.sending : label)}
              </button>
            </p>
          )}
        </form>
      )}
    </section>
  );
}
