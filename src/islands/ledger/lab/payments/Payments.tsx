import { useStore } from '@nanostores/react';
import { dues } from '../../../../i18n/ledger/dues.ts';
import {
  $paymentPart,
  paymentParts,
  showPaymentPart,
} from '../../../../stores/ledger/payments-screen.ts';
import { Choices } from '../../../../ui/base/Choices.tsx';
import { Ageing } from './Ageing.tsx';
import { LabCheques } from './LabCheques.tsx';
import { LabTransfers } from './LabTransfers.tsx';

const { texts } = dues;

const parts = paymentParts.map((value) => ({ value, label: texts[value] }));

/** The lab's payments screen: transfers that shops report, cheques of all accounts, and balances by age. */
export function Screen() {
  const part = useStore($paymentPart);
  return (
    <div className="lab-screen">
      <Choices legend={texts.part} options={parts} chosen={part} onChoose={showPaymentPart} />
      {part === 'transfers' && <LabTransfers />}
      {part === 'cheques' && <LabCheques />}
      {part === 'ageing' && <Ageing />}
    </div>
  );
}
