import { atom, computed } from 'nanostores';
import type { ApiPath } from '../../api/api-path.ts';
import { readOwn } from '../shell/read-own.ts';
import { $signedIn } from '../shell/session.ts';
import { createFilters, type Filters } from './filters.ts';

/** Rows of a list, and where the next ones begin; null after the last. */
export interface LabPage<Row> {
  rows: readonly Row[];
  next: string | null;
}

/** Rows that were read with the filters of `query`. */
interface Listed<Row> extends LabPage<Row> {
  query: string;
}

/** Progress or result of reading. */
export type LabReading = 'reading' | 'done' | 'offline' | 'failed';

interface ListKind<Row, Chosen extends Filters, Answer> {
  /** Path of the screen, whose address holds the filters. */
  screen: string;
  /** Every filter as it is at first; `text` is what is searched for. */
  everything: Chosen;
  /** Path of a page at the API. */
  pathOf: (filters: Chosen, after: string | null) => ApiPath<{ GET: Answer }>;
  pageOf: (answer: Answer) => LabPage<Row>;
}

type Read<Row> = { page: LabPage<Row> } | { problem: LabReading } | 'outdated';

/** A list of the lab, filtered and sorted by the server, with cursor pagination. In memory only. */
export function createLabList<Answer, Row, Chosen extends Filters>({
  screen,
  everything,
  pathOf,
  pageOf,
}: ListKind<Row, Chosen, Answer>) {
  const filters = createFilters(screen, everything);
  const { $filters, $query } = filters;
  const $listed = atom<Listed<Row> | null>(null);
  const $reading = atom<LabReading>('reading');
  const $moreReading = atom<LabReading>('done');
  // An answer that is overtaken by a later question is let go.
  let turn = 0;

  async function read(after: string | null): Promise<Read<Row>> {
    const asked = turn;
    const own = await readOwn(pathOf($filters.get(), after));
    if (own.kind === 'outdated' || asked !== turn) return 'outdated';
    if (own.kind === 'read') return { page: pageOf(own.value) };
    return { problem: own.problem === 'offline' ? 'offline' : 'failed' };
  }

  /** Reads the list again, as many rows as are shown of it. */
  async function reload(): Promise<void> {
    const query = $query.get();
    if (query === null) return;
    turn += 1;
    const shown = $listed.get();
    const wanted = shown?.query === query ? shown.rows.length : 0;
    $reading.set('reading');
    $moreReading.set('done');
    let all: LabPage<Row> = { rows: [], next: null };
    do {
      const found = await read(all.next);
      if (found === 'outdated') return;
      if ('problem' in found) return $reading.set(found.problem);
      all = { rows: [...all.rows, ...found.page.rows], next: found.page.next };
    } while (all.next !== null && all.rows.length < wanted);
    $listed.set({ ...all, query });
    $reading.set('done');
  }

  /** Reads the next page; does nothing while one is being read, or after the last. */
  async function readMore(): Promise<void> {
    const shown = $listed.get();
    if (!shown?.next || shown.query !== $query.get() || $moreReading.get() === 'reading') return;
    $moreReading.set('reading');
    const found = await read(shown.next);
    if (found === 'outdated') return;
    if ('problem' in found) return $moreReading.set(found.problem);
    $listed.set({ ...found.page, rows: [...shown.rows, ...found.page.rows], query: shown.query });
    $moreReading.set('done');
  }

  $signedIn.listen((signedIn, before) => {
    if (signedIn?.user.id === before?.user.id) return;
    turn += 1;
    $listed.set(null);
    $reading.set('reading');
  });

  return {
    ...filters,
    $listed,
    $reading,
    $moreReading,
    /** Whether the rows match the filters; earlier rows are shown until the response arrives. */
    $isCurrent: computed([$listed, $query], (listed, query) => listed?.query === query),
    reload,
    readMore,
    /** Reads the list, and again when the filters change, until the returned function is called. */
    follow(): () => void {
      const unfollowAddress = filters.followAddress();
      const unfollow = $query.subscribe(() => void reload());
      return () => {
        unfollow();
        unfollowAddress();
      };
    },
  };
}

/** What a screen shows of a list. */
export type LabList<Row, Chosen extends Filters> = ReturnType<
  typeof createLabList<never, Row, Chosen>
>;
