import { invoices } from '../../i18n/invoices/invoices.ts';
import { PartyButton } from './party/PartyButton.tsx';

/** Opens the user's own account details as they appear on invoices. */
export function OwnDetails() {
  return (
    <p className="invoice-acts">
      <PartyButton whose="buyer" text={invoices.texts.buyerOwn} />
    </p>
  );
}
