import { useMemo } from 'react';
import type { LedgerEntry } from '../../domain/ledger/ledger-entry.ts';
import { statement } from '../../i18n/ledger/statement.ts';
import { type EntryAct, entryColumns, entryId } from '../../ui/ledger/entry-columns.tsx';
import { Table } from '../../ui/table/Table.tsx';

type EntriesProps = {
  /** Newest first; null until loaded. */
  rows: readonly LedgerEntry[] | null;
  /** For the lab: id of the account, which its links contain. */
  account?: string | undefined;
  Act?: EntryAct | undefined;
};

/** The entries of a statement as a table. */
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
