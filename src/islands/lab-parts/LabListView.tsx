import { type ReactNode, useEffect } from 'react';
import type { Filters } from '../../stores/lab-list/filters.ts';
import type { LabList } from '../../stores/lab-list/lab-list.ts';
import { LabTable } from '../../ui/lab-table/LabTable.tsx';
import { ListEnd } from '../../ui/lab-table/ListEnd.tsx';
import type { LabTableProps } from '../../ui/lab-table/lab-column.ts';
import { NothingFound } from '../../ui/lab-table/NothingFound.tsx';
import { Unread } from '../../ui/lab-table/Unread.tsx';
import { useLive } from '../base/use-live.ts';

type LabListViewProps<Row, Chosen extends Filters> = Omit<LabTableProps<Row>, 'rows'> & {
  list: LabList<Row, Chosen>;
  /** Shown when there are no rows, regardless of the filters. */
  empty: ReactNode;
};

/**
 * A list of the lab in a table, with its states; rows of earlier filters are shown, dimmed, until
 * the response arrives.
 */
export function LabListView<Row, Chosen extends Filters>({
  list,
  empty,
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
    return query ? <NothingFound onClear={list.clear} /> : empty;
  }
  return (
    <div className={listed && !isCurrent ? 'lab-outdated' : undefined} aria-busy={!isCurrent}>
      <LabTable {...table} rows={listed?.rows ?? null} />
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
