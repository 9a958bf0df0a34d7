import type { LedgerEntry } from '../../../domain/ledger/ledger-entry.ts';
import { accountPage } from '../../../i18n/accounts/account-page.ts';
import { titles } from '../../../i18n/shell/shell.ts';
import { invoicesPath } from '../../../panel/invoices-path.ts';
import { statementOf } from '../../../stores/ledger/statement-choice.ts';
import { say } from '../../../ui/base/say.tsx';
import { DashboardCard } from '../../../ui/dashboard/DashboardCard.tsx';
import { LatestEntries } from '../../../ui/ledger/LatestEntries.tsx';
import { PartUnread } from './PartUnread.tsx';

const { texts } = accountPage;

type EntriesProps = { account: string; entries: readonly LedgerEntry[] | null };

/** The latest ledger entries, with a link to the full statement. */
export function EntriesCard({ account, entries }: EntriesProps) {
  return (
    <DashboardCard title={texts.entries} href={statementOf(account)} className="account-entries">
      {!entries && <PartUnread />}
      {entries?.length === 0 && <p className="account-none">{say(texts.noEntries)}</p>}
      {entries && entries.length > 0 && <LatestEntries entries={entries} account={account} />}
      <p>
        <a href={invoicesPath({ account })}>{say(titles.texts.invoices)}</a>
      </p>
    </DashboardCard>
  );
}
