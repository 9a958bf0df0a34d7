import { atom } from 'nanostores';
import type { ApiPath } from '../../api/api-path.ts';
import { type ReadProblem, type ReadState, readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';

/** The rows read so far, and where the next page begins; null after the last. */
interface Pages {
  readonly next: string | null;
}

/** A page of a list: its filters, its size, and the row it follows; null for the first page. */
interface PageAt {
  query: string;
  size: number;
  after: string | null;
}

type ReadPage<Listed> = (after: string | null) => Promise<Listed | ReadProblem | 'outdated'>;

interface ListKind<Answer, Listed extends Pages> {
  /** Path of a page at the API. */
  pathOf: (at: PageAt) => ApiPath<{ GET: Answer }>;
  listOf: (answer: Answer) => Listed;
  /** Merges a new first page into `known`, the pages with the same filters. */
  merge: (known: Listed | null, first: Listed) => Listed;
  append: (known: Listed, page: Listed) => Listed;
  /** Reads what is needed before the list is shown, if that is more than the first page. */
  readFirst?: (readPage: ReadPage<Listed>, known: Listed | null) => ReturnType<ReadPage<Listed>>;
  /** Whether there are fewer rows than `wanted` because the server stopped searching early. */
  isShort?: (known: Listed, wanted: number) => boolean;
}

/** A list of the account, read page by page. In memory only. */
export function createPagedList<Answer, Listed extends Pages>(kind: ListKind<Answer, Listed>) {
  /** The pages that were read; null until the first answer. */
  const $list = atom<Listed | null>(null);
  /** The filters of those pages. */
  const $listed = atom('');
  /** When the first page was read, ms since 1970. */
  const $readAt = atom<number | null>(null);
  /** Progress or result of reading the first page. */
  const $reading = atom<ReadState>('reading');
  /** Progress or result of reading on. */
  const $moreReading = atom<ReadState>('done');
  // The latest filters requested: a response for others is stale.
  let asked = '';
  // Numbers of the reads: with the same filters, the answer to an earlier one may arrive last.
  let [reading, shown] = [0, 0];

  function forget(outcome: ReadState): void {
    $list.set(null);
    $reading.set(outcome);
    $moreReading.set('done');
  }

  onOtherPerson((signedIn) => forget(signedIn ? 'reading' : 'signedOut'));

  const pagesOf =
    (query: string, size: number): ReadPage<Listed> =>
    async (after) => {
      const own = await readOwn(kind.pathOf({ query, size, after }));
      if (own.kind === 'outdated' || query !== asked) return 'outdated';
      return own.kind === 'read' ? kind.listOf(own.value) : own.problem;
    };

  const isShort = (wanted: number): boolean => {
    const known = $list.get();
    return !!known?.next && kind.isShort?.(known, wanted) === true;
  };

  /** Appends one page, unless the response is no longer needed. */
  async function readNext(readPage: ReadPage<Listed>): Promise<ReadState | 'outdated'> {
    const after = $list.get()?.next;
    if (!after) return 'done';
    const page = await readPage(after);
    if (typeof page === 'string') return page;
    const known = $list.get();
    if (known?.next === after) $list.set(kind.append(known, page));
    return 'done';
  }

  /**
   * Reads more rows, by so many to a request. A search can need several, until there are as many as `wanted` or other
   * filters are asked for. Does nothing while some are being read.
   */
  async function readMore(size = 0, wanted = 0): Promise<void> {
    const query = $listed.get();
    if (query !== asked || $moreReading.get() === 'reading') return;
    $moreReading.set('reading');
    const readPage = pagesOf(query, size);
    let outcome: ReadState | 'outdated';
    do outcome = await readNext(readPage);
    while (outcome === 'done' && query === asked && isShort(wanted));
    if (outcome !== 'outdated' && query === asked) $moreReading.set(outcome);
  }

  /** Reads the first `size` matching rows; the list shown stays until they arrive. */
  async function read(query: string, size = 0): Promise<void> {
    if (query !== asked) $moreReading.set('done');
    asked = query;
    reading += 1;
    const turn = reading;
    $reading.set('reading');
    const known = () => ($listed.get() === query ? $list.get() : null);
    const readPage = pagesOf(query, size);
    const first = await (kind.readFirst?.(readPage, known()) ?? readPage(null));
    if (first === 'outdated' || turn < shown) return;
    shown = turn;
    if (typeof first === 'string') return $reading.set(first);
    $list.set(kind.merge(known(), first));
    $listed.set(query);
    $readAt.set(Date.now());
    if ($moreReading.get() !== 'reading') $moreReading.set('done');
    $reading.set('done');
    if (isShort(size)) void readMore(size, size);
  }

  return { $list, $listed, $readAt, $reading, $moreReading, read, readMore };
}
