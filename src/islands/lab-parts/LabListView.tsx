import { type ReactNode, useEffect } from 'react';
import type { Filters } from '../../stores/lab-list/filters.ts';
import type { LabList } from '../../stores/lab-list/lab-list.ts';
import { ListEnd } from '../../ui/table/ListEnd.tsx';
import { NothingFound } from '../../ui/table/NothingFound.tsx';
import { Table, type TableProps } from '../../ui/table/Table.tsx';
import { Unread } from '../../ui/table/Unread.tsx';
import { useLive } from '../base/use-live.ts';

type LabListViewProps<Row, Chosen extends Filters> = Omit<TableProps<Row>, 'rows'> & {
  list: LabList<Row, Chosen>;
  /** Shown when there are no rows, regardless of the filters. */
  empty: ReactNode;
  /** Where more than the filters is in the address: shows all rows again. */
  onClear?: () => void;
};

/**
 * A list of the lab in a table, with its states; rows of earlier filters are shown, dimmed, until
 * the response arrives.
 */
export function LabListView<Row, Chosen extends Filters>({
  list,
  empty,
  onClear = list.clear,
  ...table
}: LabListViewProps<Row, Chosen>) {
  useEffect(() => list.follow(), [list]);
  const listed = useLive(list.$listed, null);
  const reading = useLive(list.$reading, 'reading');
  const moreReading = useLive(list.$moreReading, 'done');
  const isCurrent = useLive(list.$isCurrent, false);
  const query = useLive(list.$query, '');
  const isProblem = reading === 'offline' || reading === 'failed';
  if (isProblem && !isCurrent) return <Unread why={reading} onRetry={() => void list.reload()} />;
  if (isCurrent && listed?.rows.length === 0) {
    return query ? <NothingFound onClear={onClear} /> : empty;
  }
  return (
    <div className={listed && !isCurrent ? 'table-outdated' : undefined} aria-busy={!isCurrent}>
      <Table {...table} rows={listed?.rows ?? null} />
      {listed && (
        <ListEnd
          count={listed.rows.length}
          hasMore={listed.next !== null}
          reading={isProblem ? reading : moreReading}
          onMore={() => void (isProblem ? list.reload() : list.readMore())}
        />
      )}
    </div>
  );
}
