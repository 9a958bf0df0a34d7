import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo } from 'react';
import { transfers } from '../../../i18n/ledger/transfers.ts';
import { accountTransfers } from '../../../stores/ledger/transfers.ts';
import { say } from '../../../ui/base/say.tsx';
import { ListEnd } from '../../../ui/table/ListEnd.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { Unread } from '../../../ui/table/Unread.tsx';
import { problemOf } from '../../lab-parts/problem-of.ts';
import { ReportButton } from './ReportButton.tsx';
import { transferColumns, transferId } from './transfer-columns.tsx';
import { WaitingTransfers } from './WaitingTransfers.tsx';

const { texts } = transfers;
const { $list, $listed, $reading, $moreReading, read, readMore } = accountTransfers;

/** The transfers that an account has reported. A shop, for which `account` is empty, can report more. */
export function AccountTransfers({ account }: { account: string }) {
  const query = account === '' ? '' : `account=${account}`;
  const list = useStore($list);
  const isCurrent = useStore($listed) === query;
  const reading = useStore($reading);
  const more = useStore($moreReading);
  useEffect(() => void read(query), [query]);
  const again = useCallback(() => void read(query), [query]);
  const columns = useMemo(() => transferColumns({ isLab: account !== '' }), [account]);
  const known = isCurrent ? list : null;
  const problem = problemOf(reading);
  return (
    <>
      <div className="ledger-acts">
        {account === '' ? <ReportButton onDone={again} /> : say(texts.title)}
      </div>
      {account === '' && <WaitingTransfers onSent={again} />}
      {!known && problem && <Unread why={problem} onRetry={again} />}
      {known && known.transfers.length > 0 && (
        <>
          <Table
            name="transfers"
            caption={texts.title}
            columns={columns}
            rows={known.transfers}
            idOf={transferId}
          />
          {known.next !== null && (
            <ListEnd
              count={known.transfers.length}
              hasMore
              isReading={more === 'reading'}
              problem={problemOf(more)}
              onMore={() => void readMore()}
            />
          )}
        </>
      )}
    </>
  );
}
