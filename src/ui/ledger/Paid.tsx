import type { LedgerEntry } from '../../domain/ledger/ledger-entry.ts';
import { paymentWords } from '../../i18n/ledger/payments.ts';
import { say } from '../base/say.tsx';
import { ChequeChip } from './ChequeChip.tsx';

/** How an entry was paid, with the state of its cheque; renders nothing if the payment isn't known. */
export function Paid({ entry: { payment } }: { entry: LedgerEntry }) {
  if (!payment) return null;
  return (
    <small>
      {say(paymentWords(payment))} {payment.by === 'cheque' && <ChequeChip state={payment.state} />}
    </small>
  );
}
