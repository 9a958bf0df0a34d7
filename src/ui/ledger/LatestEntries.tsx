import type { LedgerEntry } from '../../domain/ledger/ledger-entry.ts';
import { accountPage } from '../../i18n/accounts/account-page.ts';
import { fill } from '../../i18n/language/message.ts';
import { balanceWords } from '../../i18n/ledger/balance.ts';
import { entryWords, orderWords } from '../../i18n/ledger/statement.ts';
import { orderPath } from '../../panel/routes.ts';
import { say } from '../base/say.tsx';
import { Instant } from '../orders/Instant.tsx';

const { texts } = accountPage;

/** The entry's order, or the description of a manual entry. */
function What({ entry, account }: { entry: LedgerEntry; account: string }) {
  const { order, kind, reference } = entry;
  return (
    <span className="brief-main">
      {!(order && kind === 'charge') && say(entryWords(entry))}{' '}
      {order && <a href={orderPath(order.id, account)}>{say(orderWords(order.number))}</a>}{' '}
      {reference !== '' && <bdi>{reference}</bdi>}
    </span>
  );
}

type EntriesProps = { entries: readonly LedgerEntry[]; account: string };

/** A few entries of an account's ledger: description, amount and side, time, and balance after it. */
export function LatestEntries({ entries, account }: EntriesProps) {
  return (
    <ul className="brief">
      {entries.map((entry) => (
        <li key={entry.id} className="brief-row entry-row">
          <What entry={entry} account={account} />
          <span>{say(balanceWords(entry.debit - entry.credit))}</span>
          <small className="brief-note">
            <Instant at={entry.at} />
          </small>
          <small>{say(fill(texts.balanceAfter, { amount: balanceWords(entry.balance) }))}</small>
        </li>
      ))}
    </ul>
  );
}
