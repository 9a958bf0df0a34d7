import type { Counted } from '../order/counted.ts';
import { changedParts } from './changed-parts.ts';
import {
  type Amounts,
  breakageMeasures,
  everyLens,
  type Part,
  remakeMeasures,
} from './measures.ts';

/**
 * How an order is listed: accepted but not shipped, shipped on time or late, or as one with pieces of a lens;
 * additionally as remade or broken.
 */
export type ListedAs = Exclude<Counted, 'takenOn' | 'shipped'> | 'open' | 'part';

/** A row under which an order is found, for each of its lenses and for `everyLens`. */
export interface CountedRow {
  lens: string;
  counted: ListedAs;
}

function placeOf({ late, onTime, orders, pieces }: Amounts): ListedAs[] {
  if (late) return ['late'];
  if (onTime) return ['onTime'];
  if (orders) return ['open'];
  return pieces ? ['part'] : [];
}

/** A row for whether something happened, and one for each reason. */
function happened<Reason extends string, What extends 'remade' | 'broken'>(
  what: What,
  measures: Readonly<Record<Reason, keyof Amounts>>,
  amounts: Amounts,
): (What | `${What}.${Reason}`)[] {
  const given = (Object.keys(measures) as Reason[]).filter((reason) => amounts[measures[reason]]);
  return given.length === 0 ? [] : [what, ...given.map((reason) => `${what}.${reason}` as const)];
}

/** All rows of an order that adds these parts to the figures: one for each figure that is not zero. */
export function countedRows(parts: readonly Part[]): CountedRow[] {
  const ofAll = parts.map(({ amounts }) => ({ lens: everyLens, amounts }));
  return [...changedParts([], ofAll), ...changedParts([], parts)].flatMap(({ lens, amounts }) =>
    [
      ...placeOf(amounts),
      ...happened('remade', remakeMeasures, amounts),
      ...happened('broken', breakageMeasures, amounts),
    ].map((counted) => ({ lens, counted })),
  );
}

/** The rows to remove and to add, so that an order is found under its current parts. */
export function changedRows(
  before: readonly Part[],
  after: readonly Part[],
): { gone: CountedRow[]; added: CountedRow[] } {
  const [old, now] = [countedRows(before), countedRows(after)];
  const without = (rows: CountedRow[], others: CountedRow[]) =>
    rows.filter((row) =>
      others.every(({ lens, counted }) => lens !== row.lens || counted !== row.counted),
    );
  return { gone: without(old, now), added: without(now, old) };
}

const shipped: readonly ListedAs[] = ['onTime', 'late'];
const takenOn: readonly ListedAs[] = ['open', ...shipped];

/**
 * The rows that list the orders behind a figure, each order in exactly one. For a lens without a figure, the orders
 * with pieces of it. What concerns a whole order is listed under its only lens or `severalLenses`, the way it is
 * counted.
 */
export function rowsOf(
  counted: Counted | undefined,
  lens = everyLens,
): { lens: string; names: readonly ListedAs[] } {
  if (counted === undefined) return { lens, names: [...takenOn, 'part'] };
  if (counted === 'takenOn') return { lens, names: takenOn };
  return { lens, names: counted === 'shipped' ? shipped : [counted] };
}
