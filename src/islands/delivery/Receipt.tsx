import { useEffect, useId, useRef } from 'react';
import type { Delivery } from '../../domain/delivery/delivery.ts';
import { receiptLimit } from '../../domain/delivery/receipt-limit.ts';
import { receipt } from '../../i18n/delivery/receipt.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { valueFaults } from '../../i18n/order/event-fields.ts';
import { say } from '../../ui/base/say.tsx';
import { controlledText } from '../../ui/forms/control.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useReceipt } from './use-receipt.ts';

const { texts } = receipt;

const tooLong = fill(valueFaults.texts.tooLong, { max: countText(receiptLimit) });

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

type WordsProps = Pick<ReceiptState, 'words' | 'isTooLong' | 'change'>;

function Words({ words, isTooLong, change }: WordsProps) {
  const id = useId();
  return (
    <TextField
      id={id}
      label={texts.words}
      rows={2}
      error={isTooLong ? tooLong : null}
      control={controlledText(words, (text) => change({ words: text }))}
    />
  );
}

/** The form in which a shop confirms what arrived and reports what is missing. */
export function Receipt({ delivery }: { delivery: Delivery }) {
  const receiving = useReceipt(delivery);
  const { open, missing, isNew, isOpen, isSending, said, tick, send } = receiving;
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
            if (receiving.isTooLong) press.currentTarget.querySelector('textarea')?.focus();
            else void send();
          }}
        >
          <p>{say(isOpen ? texts.hint : texts.found)}</p>
          <fieldset className="delivery-ticks">
            <legend className="visually-hidden">{say(texts.title)}</legend>
            <Ticks {...{ open, missing, tick }} />
          </fieldset>
          {isNew && <Words {...receiving} />}
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
