import type { LedgerEntry } from '../../domain/ledger/ledger-entry.ts';
import { paymentWords } from '../../i18n/ledger/payments.ts';
import { say } from '../base/say.tsx';
import { ChequeChip } from './ChequeChip.tsx';

/** How the payment of an entry was made, and where its cheque is; nothing where that is not known. */
export function Paid({ entry: { payment } }: { entry: LedgerEntry }) {
  if (!payment) return null;
  return (
    <small>
      {say(paymentWords(payment))} {payment.by === 'cheque' && <ChequeChip state={payment.state} />}
    </small>
  );
}
