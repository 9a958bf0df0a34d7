import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { dayText } from '../../../i18n/language/day-text.ts';
import { isolate } from '../../../i18n/language/format-number.ts';
import { fill, type Message } from '../../../i18n/language/message.ts';
import { moneyText } from '../../../i18n/language/money-text.ts';
import { transferFaults, transfers } from '../../../i18n/ledger/transfers.ts';
import { flushTransfers } from '../../../stores/ledger/send-transfers.ts';
import {
  $waitingTransfers,
  dropWaiting,
  type WaitingTransfer,
} from '../../../stores/ledger/waiting-transfers.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { ReportButton } from './ReportButton.tsx';

const { texts } = transfers;

function stateWords({ refusal }: WaitingTransfer): Message {
  if (refusal === null) return texts.willBeSent;
  return refusal === 'repeated' ? transferFaults.texts.repeated : texts[refusal];
}

function lineWords({ asked: { amount, tracking, on } }: WaitingTransfer): Message {
  return fill(texts.waitingLine, {
    amount: moneyText(amount),
    tracking: isolate(tracking),
    day: dayText(on),
  });
}

/** Reports waiting on the device to be sent, and refused ones. `onSent`: called when the lab has received one. */
export function WaitingTransfers({ onSent }: { onSent: () => void }) {
  const waiting = useStore($waitingTransfers);
  useEffect(() => void flushTransfers(), []);
  useEffect(
    () =>
      $waitingTransfers.listen((now, before) => {
        if (now && before && now.length < before.length) onSent();
      }),
    [onSent],
  );
  if (!waiting || waiting.length === 0) return null;
  return (
    <section className="surface" aria-labelledby="waiting-transfers">
      <h3 id="waiting-transfers">{say(texts.waitingHere)}</h3>
      <ul className="waiting-transfers">
        {waiting.map((transfer) => (
          <li key={transfer.id}>
            <span>{say(lineWords(transfer))}</span>
            <small className={transfer.refusal ? 'field-error' : ''}>
              {say(stateWords(transfer))}
            </small>
            {transfer.refusal && (
              <>
                <ReportButton of={transfer} onDone={onSent} />
                <Button
                  look="link"
                  text={texts.delete}
                  onClick={() => void dropWaiting(transfer.id)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
