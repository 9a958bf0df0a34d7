import { invoices } from '../../i18n/invoices/invoices.ts';
import { PartyButton } from './party/PartyButton.tsx';

/** Opens what invoices say of the own account. */
export function OwnDetails() {
  return (
    <p className="invoice-acts">
      <PartyButton whose="buyer" text={invoices.texts.buyerOwn} />
    </p>
  );
}
