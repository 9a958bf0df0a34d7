import { memo } from 'react';
import type { LedgerEntry } from '../../domain/ledger/ledger-entry.ts';
import { statement } from '../../i18n/ledger/statement.ts';
import { Text } from '../base/Text.tsx';
import { type EntryAct, EntryRow } from './EntryRow.tsx';

const { texts } = statement;

const heads = {
  'entry-at': texts.date,
  'entry-text': texts.entry,
  'entry-debit': texts.debit,
  'entry-credit': texts.credit,
  'entry-balance': texts.balance,
};

function Heads() {
  return (
    <thead>
      <tr>
        {Object.entries(heads).map(([column, head]) => (
          <th scope="col" key={column} className={column}>
            <Text of={head} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

const Row = memo(EntryRow);

type TableProps = {
  entries: readonly LedgerEntry[];
  account: string | undefined;
  Act?: EntryAct | undefined;
};

/** Entries of a statement in the order given. */
export function EntryTable({ entries, ...row }: TableProps) {
  return (
    <div className="entries-frame">
      <table className="entries">
        <caption className="visually-hidden">
          <Text of={texts.title} />
        </caption>
        <Heads />
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** About as many rows as fit on one screen. */
const skeletonRows = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholder with the size of the real rows, so that nothing jumps when they arrive. */
export function EntriesSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        <Text of={texts.loading} />
      </p>
      <div className="entries-frame" aria-hidden="true">
        <table className="entries entries-waiting">
          <Heads />
          <tbody>
            {skeletonRows.map((bone) => (
              <tr key={bone} className="entry">
                <td colSpan={5} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
