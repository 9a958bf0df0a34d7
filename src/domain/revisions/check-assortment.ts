import { standardTier } from '../tiers/tier.ts';
import type { Issue } from '../vocabulary/issue.ts';
import { calendarIssues } from './calendar-rules.ts';
import { designIssues } from './design-rules.ts';
import { type Assortment, applyTo, type Entry, entryOf, type ItemChange } from './entry.ts';
import { fault } from './fault.ts';
import { formatItem, type Item } from './item-key.ts';
import type { ItemValues } from './item-values.ts';
import { ownPriceOf } from './own-prices.ts';
import { relationIssues, type Whole, wholeOf } from './relation-rules.ts';
import { accessoryIssues, stockCellIssues, stockLensIssues } from './shelf-rules.ts';

/** What the rules need to know in addition to the items. */
export interface Checking {
  /** Today at the lab, `2026-11-22`. */
  today: string;
  /** Whether an earlier state is being restored, which allows past days. */
  isRestore?: boolean;
}

/**
 * All issues of changes to the assortment, in order. `present` must be complete except for stock cells and prices: of
 * these, only the ones named by the changes or belonging to removed items are needed. Paths look like
 * `changes.3.value.bands.0`.
 */
export function checkAssortment(
  present: Assortment,
  changes: readonly ItemChange[],
  checking: Checking,
): Issue[] {
  const check = assortmentCheck(present, changes, checking);
  return changes.flatMap(check);
}

/** Checks one change at a time, so that a server can do other work between two of 50,000 changes. */
export function assortmentCheck(
  present: Assortment,
  changes: readonly ItemChange[],
  checking: Checking,
): (change: ItemChange, index: number) => Issue[] {
  const whole = wholeOf(withFewCells(present, changes));
  const seen = new Set<string>();
  return (change, index) => {
    const key = formatItem(change);
    const isRepeated = seen.has(key);
    seen.add(key);
    const found = isRepeated
      ? [fault('item', 'repeatedItem')]
      : [...dayIssues(change, checking), ...changeIssues(change, whole, checking)];
    return found.map((issue) => ({ ...issue, path: `changes.${index}.${issue.path}` }));
  };
}

/**
 * The assortment after the changes. Contains only stock cells of removed lenses, out of tens of thousands: nothing
 * refers to the others.
 */
function withFewCells(present: Assortment, changes: readonly ItemChange[]): Assortment {
  const gone = new Set(
    changes.flatMap((each) => (each.kind === 'stockLens' && each.value === null ? [each.id] : [])),
  );
  const isKept = (item: Item) => item.kind !== 'stockCell' || gone.has(item.lens);
  const few = new Map([...present].filter(([, entry]) => isKept(entry)));
  return applyTo(few, changes.filter(isKept));
}

function changeIssues(change: ItemChange, whole: Whole, { today }: Checking): Issue[] {
  const entry = entryOf(change);
  if (entry) return [...ownIssues(entry), ...relationIssues(entry, whole)];
  if (change.kind === 'calendar') return [fault('item', 'alwaysThere')];
  if (change.kind === 'tier' && change.id === standardTier) return [fault('item', 'standardTier')];
  const by =
    whole.referrers.get(formatItem(change)) ??
    (change.kind === 'tier' ? ownPriceOf(whole.after, change.id, today) : undefined);
  return by === undefined ? [] : [fault('item', 'usedBy', { by })];
}

function ownIssues(entry: Entry): Issue[] {
  switch (entry.kind) {
    case 'calendar':
      return calendarIssues(entry.value);
    case 'design':
      return designIssues(entry.value);
    case 'stockLens':
      return stockLensIssues(entry.value);
    case 'stockCell':
      return stockCellIssues(entry);
    case 'accessory':
      return accessoryIssues(entry.value);
    case 'discount':
      return discountIssues(entry.value);
    default:
      return [];
  }
}

function discountIssues({ from, until, of, pairDays }: ItemValues['discount']): Issue[] {
  const isOfOthers = pairDays !== null && (of === 'stock' || of === 'accessories');
  return [
    ...(until !== null && until < from ? [fault('value.until', 'endsEarly')] : []),
    ...(isOfOthers ? [fault('value.pairDays', 'pairOfRx')] : []),
  ];
}

/** Prices of past days must not change, because orders were charged with them. */
function dayIssues(change: ItemChange, { today, isRestore = false }: Checking): Issue[] {
  const isOver = change.kind === 'price' && change.day < today && !isRestore;
  return isOver ? [fault('item', 'pastDay')] : [];
}
