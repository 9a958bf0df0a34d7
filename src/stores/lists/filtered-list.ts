import { computed } from 'nanostores';
import type { ApiPath } from '../../api/api-path.ts';
import { onOtherPerson } from '../shell/session.ts';
import { createFilters, type Filters } from './filters.ts';
import { createPagedList } from './paged-list.ts';

/** Rows of a list, and where the next ones begin; null after the last. */
interface Rows<Row> {
  rows: readonly Row[];
  next: string | null;
}

interface ListKind<Row, Chosen extends Filters, Answer> {
  /** Path of the screen, whose address holds the filters. */
  screen: string;
  /** Initial value of every filter; `text` is the search text. */
  everything: Chosen;
  /** Path of a page at the API. */
  pathOf: (filters: Chosen, after: string | null) => ApiPath<{ GET: Answer }>;
  pageOf: (answer: Answer) => Rows<Row>;
}

/** A list that the server filters, sorts and pages, as its address asks for it. */
export function createFilteredList<Answer, Row, Chosen extends Filters>({
  screen,
  everything,
  pathOf,
  pageOf,
}: ListKind<Row, Chosen, Answer>) {
  const filters = createFilters(screen, everything);
  const { $query } = filters;
  const filtersOf = (query: string): Chosen => ({
    ...everything,
    ...Object.fromEntries(new URLSearchParams(query)),
  });
  const append = (known: Rows<Row>, { rows, next }: Rows<Row>) => ({
    rows: [...known.rows, ...rows],
    next,
  });
  const list = createPagedList<Answer, Rows<Row>>({
    // The address may have changed since the first page was asked for.
    pathOf: ({ query, after }) => pathOf(filtersOf(query), after),
    listOf: pageOf,
    // A change may have moved any row, so all shown rows are read again.
    async readFirst(readPage, known) {
      const wanted = known?.rows.length ?? 0;
      let first = await readPage(null);
      while (typeof first !== 'string' && first.next && first.rows.length < wanted) {
        const page = await readPage(first.next);
        first = typeof page === 'string' ? page : append(first, page);
      }
      return first;
    },
    merge: (_known, first) => first,
    append,
  });
  const { $list, $listed } = list;

  async function reload(): Promise<void> {
    const query = $query.get();
    if (query !== null) await list.read(query);
  }

  return {
    ...filters,
    ...list,
    /** Whether the rows match the filters; earlier rows are shown until the response arrives. */
    $isCurrent: computed(
      [$list, $listed, $query],
      (known, listed, query) => known !== null && listed === query,
    ),
    /** Reads all shown rows again. */
    reload,
    /** Reads the list, and again when the filters or the user change, until the returned function is called. */
    follow(): () => void {
      const unfollowAddress = filters.followAddress();
      const unfollow = $query.subscribe(() => void reload());
      const unfollowUser = onOtherPerson(() => void reload());
      return () => {
        unfollowUser();
        unfollow();
        unfollowAddress();
      };
    },
  };
}

/** What a screen shows of a list. */
export type FilteredList<Row, Chosen extends Filters> = ReturnType<
  typeof createFilteredList<never, Row, Chosen>
>;
