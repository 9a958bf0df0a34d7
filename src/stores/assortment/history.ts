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

/** An item before and after; null is where it was not there. */
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

/** The revision that is looked at, with the first items that it changed. */
const reading = createOwnReading(
  (number: number) => revisionPaths.one(number),
  (revision) => revision,
);

export const { $value: $revision, $reading: $revisionReading } = reading;

export async function readRevision(number: number): Promise<void> {
  $revision.set(null);
  await reading.read(number);
}

/** Reads the following items of the revision. */
export async function readMoreItems(): Promise<void> {
  const known = $revision.get();
  if (!known?.next) return;
  const { number } = known.revision;
  const own = await readOwn(revisionPaths.one(number, { after: known.next }));
  if (own.kind !== 'read' || $revision.get() !== known) return;
  $revision.set({ ...own.value, items: [...known.items, ...own.value.items] });
}

/** What bringing an earlier state back would do: `before` is now, `after` is what it would be again. */
export type RestorePlan = { readonly to: number; readonly items: readonly ChangedItem[] };

const stockPrefix = 'stockCell ';

const isChange = ({ before, after }: ChangedItem) => !isDeepEqual(before, after);

/** The assortment as it is at this moment: others may have changed it since it was read. */
async function readPresent(): Promise<Assortment | null> {
  await readAssortment();
  return $assortmentReading.get() === 'done' ? ($assortment.get()?.entries ?? null) : null;
}

/** What items are now; those of the stock are read for it, as they are not of the assortment that is kept here. */
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

/** Brings items of a revision back to what they were after it, or before it; null when that cannot be worked out. */
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

/** Brings the whole assortment back to what it was after a revision; null when it cannot be read. */
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

/** Brings back what was shown. */
export function restore({ to, items }: RestorePlan, note: string): Promise<Outcome<unknown>> {
  const base = $assortment.get()?.number ?? 0;
  return restoreRevision({
    number: to,
    base,
    note: note.trim(),
    items: items.map(({ item }) => item),
  });
}
