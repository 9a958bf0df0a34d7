import { useStore } from '@nanostores/react';
import { useCallback, useEffect } from 'react';
import { dues } from '../../../i18n/ledger/dues.ts';
import { loading } from '../../../i18n/table/loading.ts';
import { accountDues, downloadDues } from '../../../stores/ledger/dues.ts';
import { say } from '../../../ui/base/say.tsx';
import { DuesSums } from '../../../ui/ledger/DuesSums.tsx';
import { Unread } from '../../../ui/table/Unread.tsx';
import { useMessages } from '../../base/use-messages.ts';
import { problemOf } from '../../lab-parts/problem-of.ts';
import { AccountCheques } from './AccountCheques.tsx';
import { AccountTransfers } from './AccountTransfers.tsx';
import { CsvButton } from './CsvButton.tsx';

/** An account's balance by age. */
function Sums({ account, onRetry }: { account: string; onRetry: () => void }) {
  const known = useStore(accountDues.$value);
  const reading = useStore(accountDues.$reading);
  if (known?.account === account) {
    return (
      <>
        <DuesSums of={known.dues} />
        {account === '' && (
          <div className="ledger-acts">
            <CsvButton download={downloadDues} />
          </div>
        )}
      </>
    );
  }
  const problem = problemOf(reading);
  if (problem) return <Unread why={problem} onRetry={onRetry} />;
  return <p role="status">{say(loading)}</p>;
}

/** An account's balance by age, and its cheques. For a shop `account` is empty. */
export function AccountDues({ account }: { account: string }) {
  const read = useCallback(() => void accountDues.read(account), [account]);
  useEffect(read, [read]);
  const { title } = useMessages(dues);
  return (
    <section className="statement-body" aria-label={title}>
      <Sums account={account} onRetry={read} />
      <AccountTransfers account={account} />
      <AccountCheques account={account} onChange={read} />
    </section>
  );
}
