import { useStore } from '@nanostores/react';
import { isReversible } from '../../../domain/ledger/is-reversible.ts';
import type { LedgerEntry } from '../../../domain/ledger/ledger-entry.ts';
import { countText } from '../../../i18n/language/count-text.ts';
import { fill } from '../../../i18n/language/message.ts';
import { ledgerDesk } from '../../../i18n/ledger/ledger-desk.ts';
import { $statement, readStatement } from '../../../stores/ledger/statement.ts';
import { $statementChoice, chooseStatement } from '../../../stores/ledger/statement-choice.ts';
import counterSheet from '../../../styles/counter.scss?url';
import duesSheet from '../../../styles/ledger/dues.scss?url';
import { Paid } from '../../../ui/ledger/Paid.tsx';
import { lazySheet } from '../../base/lazy-sheet.ts';
import { AccountField } from '../../counter/AccountField.tsx';
import { ChequeSteps } from '../parts/ChequeSteps.tsx';
import { EntryButton } from './EntryButton.tsx';

const { texts } = ledgerDesk;

// The lab's sheet has the account field's styles; cheques have their own sheet.
for (const sheet of [counterSheet, duesSheet]) lazySheet(sheet).catch(() => {});

/** Chooses the account whose statement is shown. */
function Account() {
  const { account } = useStore($statementChoice);
  const known = useStore($statement)?.account;
  return (
    <AccountField
      name={known?.id === account ? known.name : ''}
      isChosen={account !== ''}
      none={texts.noAccount}
      onChoose={(chosen) => chooseStatement({ account: chosen?.id ?? '' })}
    />
  );
}

/** The entries that the lab posts by hand. */
function Desk() {
  const { account } = useStore($statementChoice);
  return (
    <div className="ledger-acts">
      <EntryButton
        asked={{ kind: 'payment', account }}
        title={texts.payment}
        className="btn btn-primary"
      />
      <EntryButton
        asked={{ kind: 'adjustment', account }}
        title={texts.adjustment}
        className="btn btn-outline-primary"
      />
    </div>
  );
}

/** Reverses an entry. Entries of orders can't be reversed here: only the order's own events do that. */
function TakeBack({ entry, account }: { entry: LedgerEntry; account: string }) {
  if (!isReversible(entry)) return null;
  const number = countText(entry.number);
  return (
    <EntryButton
      asked={{ kind: 'reversal', account, entry: entry.id }}
      title={fill(texts.reverseNumber, { number })}
      label={texts.reverse}
      className="btn btn-link entry-reverse"
    />
  );
}

/** How an entry was paid, and the lab's actions for its cheque and for the entry itself. */
function Act({ entry }: { entry: LedgerEntry }) {
  const { account } = useStore($statementChoice);
  const { id, payment } = entry;
  const cheque = payment?.by === 'cheque' && { account, id, ...payment };
  return (
    <>
      <Paid entry={entry} />
      {cheque && <ChequeSteps cheque={cheque} onDone={() => void readStatement()} />}
      <TakeBack entry={entry} account={account} />
    </>
  );
}

export const labParts = { Account, Desk, Act };
