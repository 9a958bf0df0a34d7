import { useStore } from '@nanostores/react';
import { invoiceDesk } from '../../../i18n/invoices/invoice-desk.ts';
import { invoices } from '../../../i18n/invoices/invoices.ts';
import { invoiceList } from '../../../stores/invoices/invoices.ts';
import counterSheet from '../../../styles/counter.scss?url';
import { lazySheet } from '../../base/lazy-sheet.ts';
import { AccountField } from '../../counter/AccountField.tsx';
import { PartyButton } from '../party/PartyButton.tsx';
import { EntryFiles } from './EntryFiles.tsx';
import { Issue } from './Issue.tsx';
import { useOpenCharges } from './use-open-charges.ts';

const { texts } = invoiceDesk;

// The lab's sheet has the account field's styles.
lazySheet(counterSheet).catch(() => {});

/** The lab's tools for invoices: account filter, issuing, and seller and buyer details. */
export function InvoiceDesk() {
  const { account } = useStore(invoiceList.$filters);
  const open = useOpenCharges();
  const name = open.charges?.account.id === account ? open.charges.account.name : '';
  return (
    <div className="invoice-desk">
      <AccountField
        name={name}
        isChosen={account !== ''}
        none={texts.everyAccount}
        onChoose={(chosen) =>
          invoiceList.choose({ account: chosen?.id ?? '', order: '', delivery: '' })
        }
      />
      <p className="invoice-acts">
        <PartyButton whose="seller" text={texts.seller} onSaved={open.again} />
        {account !== '' && (
          <PartyButton
            key={account}
            whose="buyer"
            account={account}
            text={invoices.texts.buyerData}
            onSaved={open.again}
          />
        )}
      </p>
      {account === '' && <EntryFiles />}
      {account !== '' && <Issue key={account} account={account} open={open} />}
    </div>
  );
}
