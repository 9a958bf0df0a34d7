import { useMemo } from 'react';
import type { LedgerEntry } from '../../domain/ledger/ledger-entry.ts';
import { statement } from '../../i18n/ledger/statement.ts';
import { type EntryAct, entryColumns, entryId } from '../../ui/ledger/entry-columns.tsx';
import { Table } from '../../ui/table/Table.tsx';

type EntriesProps = {
  /** Newest first; null until they are read. */
  rows: readonly LedgerEntry[] | null;
  /** Id of the account, where the reader may be of another: the lab's links name it. */
  account?: string | undefined;
  Act?: EntryAct | undefined;
};

/** The entries of a statement on the screen. */
export function Entries({ rows, account, Act }: EntriesProps) {
  const columns = useMemo(() => entryColumns(account, Act), [account, Act]);
  return (
    <Table
      name="entries"
      caption={statement.texts.title}
      columns={columns}
      rows={rows}
      idOf={entryId}
    />
  );
}
