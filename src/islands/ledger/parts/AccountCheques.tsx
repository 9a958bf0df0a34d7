import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ListedCheque } from '../../../domain/ledger/cheque.ts';
import { labDay } from '../../../domain/vocabulary/lab-day.ts';
import { dues } from '../../../i18n/ledger/dues.ts';
import { labNow } from '../../../stores/browser-support/lab-now.ts';
import {
  accountCheques,
  type ChequeChoice,
  chequesQuery,
  downloadCheques,
} from '../../../stores/ledger/cheques.ts';
import { readStatement } from '../../../stores/ledger/statement.ts';
import { Choices } from '../../../ui/base/Choices.tsx';
import { EmptyState } from '../../../ui/base/EmptyState.tsx';
import { chequeColumns, chequeId } from '../../../ui/ledger/cheque-columns.tsx';
import { ListEnd } from '../../../ui/table/ListEnd.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { Unread } from '../../../ui/table/Unread.tsx';
import { problemOf } from '../../lab-parts/problem-of.ts';
import { ChequeSteps } from './ChequeSteps.tsx';
import { CsvButton } from './CsvButton.tsx';

const { texts } = dues;

const choices = [
  { value: 'pending', label: texts.onlyPending },
  { value: 'all', label: texts.all },
] as const;

type RowsProps = { read: () => void; account: string; query: string };

/** The list of cheques. The lab can move them on; a shop can only view them. */
function Rows({ read, account, query }: RowsProps) {
  const { $list, $listed, $reading, $moreReading, readMore } = accountCheques;
  const list = useStore($list);
  const reading = useStore($reading);
  const more = useStore($moreReading);
  const isCurrent = useStore($listed) === query;
  const columns = useMemo(() => {
    const changed = () => {
      read();
      void readStatement();
    };
    const Act = ({ cheque }: { cheque: ListedCheque }) => (
      <ChequeSteps cheque={{ ...cheque, account: cheque.account.id }} onDone={changed} />
    );
    const today = labDay(labNow().getTime());
    return chequeColumns({ today, ...(account !== '' && { Act }) });
  }, [account, read]);
  const known = isCurrent ? list : null;
  const problem = problemOf(reading);
  if (!known && problem) return <Unread why={problem} onRetry={read} />;
  if (known?.cheques.length === 0) {
    return <EmptyState picture="tray" title={texts.noCheques} text={texts.noChequesHint} />;
  }
  return (
    <>
      <Table
        name="cheques"
        caption={texts.cheques}
        columns={columns}
        rows={known?.cheques ?? null}
        idOf={chequeId}
      />
      {known && (
        <ListEnd
          count={known.cheques.length}
          hasMore={known.next !== null}
          isReading={more === 'reading'}
          problem={problemOf(more)}
          onMore={() => void readMore()}
        />
      )}
    </>
  );
}

/** The cheques of an account by due day. `account`: for the lab, the account's id; for a shop, empty. */
export function AccountCheques({ account, onChange }: { account: string; onChange: () => void }) {
  const [states, setStates] = useState<ChequeChoice>('pending');
  const asked = { account, states };
  const query = chequesQuery(asked);
  const read = useCallback(() => {
    void accountCheques.read(query);
    onChange();
  }, [query, onChange]);
  useEffect(() => void accountCheques.read(query), [query]);
  return (
    <>
      <div className="ledger-acts">
        <Choices legend={texts.cheques} options={choices} chosen={states} onChoose={setStates} />
        <CsvButton download={() => downloadCheques(asked)} />
      </div>
      <Rows read={read} account={account} query={query} />
    </>
  );
}
