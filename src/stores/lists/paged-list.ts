import { atom } from 'nanostores';
import type { ApiPath } from '../../api/api-path.ts';
import { type ReadProblem, type ReadState, readOwn } from '../shell/read-own.ts';
import { $signedIn } from '../shell/session.ts';

/** Rows as far as they were read, and where the next page begins; null after the last. */
interface Pages {
  readonly next: string | null;
}

/** A page of a list: with which filters, how many rows, and after which; null is the first page. */
interface PageAt {
  query: string;
  size: number;
  after: string | null;
}

interface ListKind<Answer, Listed extends Pages> {
  /** Path of a page at the API. */
  pathOf: (at: PageAt) => ApiPath<{ GET: Answer }>;
  listOf: (answer: Answer) => Listed;
  /** The list with a first page that was read again; `known` are the pages with the same filters. */
  merge: (known: Listed | null, first: Listed) => Listed;
  append: (known: Listed, page: Listed) => Listed;
  /** Whether a first page is shown only once further ones were read to it. */
  isBehind?: (first: Listed, known: Listed | null) => boolean;
  /** Whether so many rows were wanted, and the server stopped before it had looked at all. */
  isShort?: (known: Listed, wanted: number) => boolean;
  countOf: (known: Listed) => number;
}

/** A list of the account that is read page by page, each from where the last one ended. In memory only. */
export function createPagedList<Answer, Listed extends Pages>(kind: ListKind<Answer, Listed>) {
  /** The pages that were read; null until the first answer. */
  const $list = atom<Listed | null>(null);
  /** The filters with which they were. */
  const $listed = atom('');
  /** When the first page was read, ms since 1970. */
  const $readAt = atom<number | null>(null);
  /** Progress or result of reading the first page. */
  const $reading = atom<ReadState>('reading');
  /** Progress or result of reading on. */
  const $moreReading = atom<ReadState>('done');
  // The latest filters requested: a response for others is stale.
  let asked = '';

  function forget(outcome: ReadState): void {
    $list.set(null);
    $reading.set(outcome);
    $moreReading.set('done');
  }

  $signedIn.listen((signedIn, before) => {
    if (signedIn?.user.id !== before?.user.id) forget(signedIn ? 'reading' : 'signedOut');
  });

  async function readPage(at: PageAt): Promise<Listed | ReadProblem | 'outdated'> {
    const own = await readOwn(kind.pathOf(at));
    if (own.kind === 'outdated' || at.query !== asked) return 'outdated';
    return own.kind === 'read' ? kind.listOf(own.value) : own.problem;
  }

  async function readFirst(at: PageAt, known: Listed | null) {
    let first = await readPage(at);
    while (typeof first !== 'string' && first.next && kind.isBehind?.(first, known)) {
      const page = await readPage({ ...at, after: first.next });
      first = typeof page === 'string' ? page : kind.append(first, page);
    }
    return first;
  }

  const isShort = (wanted: number): boolean => {
    const known = $list.get();
    return !!known?.next && kind.isShort?.(known, wanted) === true;
  };

  /** Appends one more page; a response that is no longer needed is let go. */
  async function readNext(query: string, size: number): Promise<ReadState | 'outdated'> {
    const after = $list.get()?.next;
    if (!after) return 'done';
    const page = await readPage({ query, size, after });
    if (typeof page === 'string') return page;
    const known = $list.get();
    if (known?.next === after) $list.set(kind.append(known, page));
    return 'done';
  }

  /** Reads on, as a search can need several requests, until there are so many rows or other filters are asked for. */
  async function readOn(size: number, wanted: number): Promise<void> {
    const query = $listed.get();
    if (query !== asked || $moreReading.get() === 'reading') return;
    $moreReading.set('reading');
    let outcome: ReadState | 'outdated';
    do outcome = await readNext(query, size);
    while (outcome === 'done' && query === asked && isShort(wanted));
    if (outcome !== 'outdated' && query === asked) $moreReading.set(outcome);
  }

  /** Reads the first rows that pass the filters, so many; the list already shown stays until they arrive. */
  async function read(query: string, size = 0): Promise<void> {
    if (query !== asked) $moreReading.set('done');
    asked = query;
    $reading.set('reading');
    const known = () => ($listed.get() === query ? $list.get() : null);
    const first = await readFirst({ query, size, after: null }, known());
    if (first === 'outdated') return;
    if (first === 'signedOut') return forget(first);
    if (typeof first === 'string') return $reading.set(first);
    $list.set(kind.merge(known(), first));
    $listed.set(query);
    $readAt.set(Date.now());
    if ($moreReading.get() !== 'reading') $moreReading.set('done');
    $reading.set('done');
    if (isShort(size)) void readOn(size, size);
  }

  /** Reads so many more rows; does nothing while some are being read, or after the last. */
  async function readMore(size = 0): Promise<void> {
    const known = $list.get();
    if (known?.next) await readOn(size, kind.countOf(known) + size);
  }

  return { $list, $listed, $readAt, $reading, $moreReading, read, readMore };
}
