import type {
  RevisionItemsAnswer,
  RevisionSummary,
  RevisionsAnswer,
} from '../../api/revisions/contract.ts';
import { revisionPaths } from '../../api/revisions/paths.ts';
import type { Assortment } from '../../domain/revisions/entry.ts';
import { isDeepEqual } from '../../domain/vocabulary/deep-equal.ts';
import { labRoutes } from '../../i18n/lab/lab-routes.ts';
import { createFilteredList } from '../lists/filtered-list.ts';
import { createOwnReading } from '../shell/own-reading.ts';
import { readOwn } from '../shell/read-own.ts';
import {
  $assortment,
  $assortmentReading,
  readAssortment,
  readAt,
  readPrefix,
} from './assortment.ts';
import { type Outcome, restoreRevision } from './save-revision.ts';

/** An item before and after; null where it did not exist. */
type ChangedItem = RevisionItemsAnswer['items'][number];

/** A row of the history. */
export type RevisionRow = RevisionSummary;

/** A revision with the first of its items. */
export type Revision = RevisionItemsAnswer;

/** Revisions, newest first; `of` is the item whose revisions are listed. */
export const revisions = createFilteredList<
  RevisionsAnswer,
  RevisionSummary,
  { tab: string; text: string; of: string }
>({
  screen: labRoutes.catalogue.path,
  everything: { tab: '', text: '', of: '' },
  pathOf: ({ text, of }, after) =>
    revisionPaths.list({
      ...(after !== null && { before: Number(after) }),
      ...(text !== '' && { text }),
      ...(of !== '' && { item: of }),
    }),
  pageOf: ({ revisions: rows, next }) => ({ rows, next: next === null ? null : String(next) }),
});

/** The open revision, with the first items that it changed. */
const reading = createOwnReading(
  (number: number) => revisionPaths.one(number),
  (revision) => revision,
);

export const { $value: $revision, $reading: $revisionReading } = reading;

export async function readRevision(number: number): Promise<void> {
  $revision.set(null);
  await reading.read(number);
}

/** Reads more items of the revision; false if they cannot be read. */
export async function readMoreItems(): Promise<boolean> {
  const known = $revision.get();
  if (!known?.next) return true;
  const { number } = known.revision;
  const own = await readOwn(revisionPaths.one(number, { after: known.next }));
  if (own.kind === 'read' && $revision.get() === known) {
    $revision.set({ ...own.value, items: [...known.items, ...own.value.items] });
  }
  return own.kind !== 'unread';
}

/** What restoring an earlier state would do: `before` is the present state, `after` the restored one. */
export type RestorePlan = { readonly to: number; readonly items: readonly ChangedItem[] };

const stockPrefix = 'stockCell ';

const isChange = ({ before, after }: ChangedItem) => !isDeepEqual(before, after);

/** Reads the current assortment: others may have changed it since it was last read. */
async function readPresent(): Promise<Assortment | null> {
  await readAssortment();
  return $assortmentReading.get() === 'done' ? ($assortment.get()?.entries ?? null) : null;
}

/** The current state of items. Stock items are read first, because the assortment in memory lacks them. */
async function presentOf(
  items: readonly ChangedItem[],
): Promise<((item: string) => unknown) | null> {
  const entries = await readPresent();
  const isOfStock = items.some(({ item }) => item.startsWith(stockPrefix));
  const stock = isOfStock ? await readPrefix(stockPrefix) : [];
  if (!entries || !stock) return null;
  const cells = new Map(stock.map(({ item, value }) => [item, value]));
  return (item) => entries.get(item)?.value ?? cells.get(item) ?? null;
}

/** Plans restoring items to their state after or before a revision; null if that cannot be worked out. */
export async function planItems(
  items: readonly ChangedItem[],
  number: number,
  side: 'before' | 'after',
): Promise<RestorePlan | null> {
  const now = await presentOf(items);
  if (!now) return null;
  const planned = items.map((each) => {
    return { item: each.item, before: now(each.item), after: each[side] };
  });
  return { to: side === 'after' ? number : number - 1, items: planned.filter(isChange) };
}

/** Plans restoring the whole assortment to its state after a revision; null if it cannot be read. */
export async function planWhole(number: number): Promise<RestorePlan | null> {
  const [then, entries] = await Promise.all([readAt(number), readPresent()]);
  if (!then || !entries) return null;
  const values = new Map(then.map(({ item, value }) => [item, value]));
  const keys = [...new Set([...values.keys(), ...entries.keys()])].sort();
  const items = keys.map((item) => {
    const [before, after] = [entries.get(item)?.value ?? null, values.get(item) ?? null];
    return { item, before, after };
  });
  return { to: number, items: items.filter(isChange) };
}

/** Carries out a plan as shown. */
export function restore({ to, items }: RestorePlan, note: string): Promise<Outcome<unknown>> {
  const base = $assortment.get()?.number ?? 0;
  return restoreRevision({
    number: to,
    base,
    note: note.trim(),
    items: items.map(({ item }) => item),
  });
}
