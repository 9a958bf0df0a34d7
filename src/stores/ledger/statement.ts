import { computed } from 'nanostores';
import type { LedgerAnswer } from '../../api/ledger/contract.ts';
import { ledgerPaths } from '../../api/ledger/paths.ts';
import { appendNextPage, mergeNewestPage } from '../../domain/ledger/merge-pages.ts';
import { inWholeToman } from '../../domain/ledger/whole-toman-tax.ts';
import { createPagedList } from '../lists/paged-list.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { readOwn } from '../shell/read-own.ts';
import { $signedIn, isOfLab } from '../shell/session.ts';
import { $statementChoice, $statementQuery } from './statement-choice.ts';

const isLab = () => isOfLab($signedIn.get());

/** The lab has to choose an account first. */
export function needsAccount(): boolean {
  return isLab() && $statementChoice.get().account === '';
}

const pathOf = (query: string, more: Record<string, string> = {}) => {
  const asked = new URLSearchParams(query);
  // Only the lab may name an account; an address it sent to a shop shows the shop's own.
  if (!isLab()) asked.delete('account');
  for (const [name, value] of Object.entries(more)) asked.set(name, value);
  return ledgerPaths.statementOf(asked);
};

const list = createPagedList<LedgerAnswer, LedgerAnswer>({
  pathOf: ({ query, after }) => pathOf(query, after === null ? {} : { after }),
  listOf: (answer) => answer,
  merge: mergeNewestPage,
  append: appendNextPage,
});

/**
 * The statement, newest first, as many pages as were read; null until the first answer. In memory only: what an account
 * owes does not stay on the device.
 */
export const $statement = list.$list;

/** The statement as it is shown. */
export const $statementSheet = computed(
  $statement,
  (known) => known && inWholeToman(known, 'newestFirst'),
);

/** The query of the statement on screen. */
export const $statementShown = list.$listed;

/** When it was read, ms since 1970. */
export const $statementAt = list.$readAt;

/** Progress or result of reading it. */
export const $statementReading = list.$reading;

/** Progress or result of reading the next page. */
export const $nextReading = list.$moreReading;

/** Reads the newest page of what the address asks for; what is shown already stays until it arrives. */
export async function readStatement(): Promise<void> {
  const query = $statementQuery.get();
  if (query !== null && !needsAccount()) await list.read(query);
}

export const readNextEntries = (): Promise<void> => list.readMore();

/** Most entries on one print or in one file. */
export const mostInFile = 5000;

const pageSize = '500';

/** Reads the whole period as it is shown, oldest first, up to the limit; null when a part cannot be read. */
export async function readWholePeriod(): Promise<{ whole: LedgerAnswer; isWhole: boolean } | null> {
  const query = $statementQuery.get() ?? '';
  let whole: LedgerAnswer | null = null;
  do {
    const after: Record<string, string> = whole?.next ? { after: whole.next } : {};
    const path = pathOf(query, { order: 'oldest', limit: pageSize, ...after });
    const own = await readOwn(path);
    if (own.kind !== 'read') return null;
    whole = whole ? appendNextPage(whole, own.value) : own.value;
  } while (whole.next !== null && whole.entries.length < mostInFile);
  return { whole: inWholeToman(whole, 'oldestFirst'), isWhole: whole.next === null };
}

/** Keeps the statement up to date while the screen is open, also when the filters change. */
export function followStatement(): () => void {
  const unfollow = $statementQuery.listen(() => void readStatement());
  const stop = keepFresh(
    () => void readStatement(),
    () => true,
  );
  return () => {
    unfollow();
    stop();
  };
}
