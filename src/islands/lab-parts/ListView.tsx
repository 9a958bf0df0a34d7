import { type ReactNode, useEffect } from 'react';
import type { FilteredList } from '../../stores/lists/filtered-list.ts';
import type { Filters } from '../../stores/lists/filters.ts';
import { ActiveTable, type ActiveTableProps } from '../../ui/table/ActiveTable.tsx';
import { ListEnd } from '../../ui/table/ListEnd.tsx';
import { NothingFound } from '../../ui/table/NothingFound.tsx';
import { Unread } from '../../ui/table/Unread.tsx';
import { useLive } from '../base/use-live.ts';
import { problemOf } from './problem-of.ts';

type ListViewProps<Row, Chosen extends Filters> = Omit<ActiveTableProps<Row>, 'rows'> & {
  list: FilteredList<Row, Chosen>;
  /** Shown when there are no rows, regardless of the filters. */
  empty: ReactNode;
  /** Shows all rows again. Needed if the URL holds more than the filters. */
  onClear?: () => void;
};

/**
 * One of the lab's lists as a table, with its loading, empty and error states. When the filters change, the old rows
 * stay, dimmed, until the response arrives.
 */
export function ListView<Row, Chosen extends Filters>({
  list,
  empty,
  onClear = list.clear,
  ...table
}: ListViewProps<Row, Chosen>) {
  useEffect(() => list.follow(), [list]);
  const listed = useLive(list.$list, null);
  const reading = useLive(list.$reading, 'reading');
  const moreReading = useLive(list.$moreReading, 'done');
  const isCurrent = useLive(list.$isCurrent, false);
  const query = useLive(list.$query, '');
  const problem = problemOf(reading);
  if (problem && !isCurrent) return <Unread why={problem} onRetry={() => void list.reload()} />;
  if (isCurrent && listed?.rows.length === 0) {
    return query ? <NothingFound onClear={onClear} /> : empty;
  }
  return (
    <div className={listed && !isCurrent ? 'table-outdated' : undefined} aria-busy={!isCurrent}>
      <ActiveTable {...table} rows={listed?.rows ?? null} />
      {listed && (
        <ListEnd
          count={listed.rows.length}
          hasMore={listed.next !== null}
          isReading={moreReading === 'reading'}
          problem={problem ?? problemOf(moreReading)}
          onMore={() => void (problem ? list.reload() : list.readMore())}
        />
      )}
    </div>
  );
}
