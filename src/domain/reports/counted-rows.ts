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
 * What an order is listed as: taken on and not shipped yet, shipped in time or late, or with pieces of a lens as a part of
 * it; and, besides, as made again or broken.
 */
export type ListedAs = Exclude<Counted, 'takenOn' | 'shipped'> | 'open' | 'part';

/** Under what an order is found: of each of its lenses, and of `everyLens`. */
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

/** Whether something happened, and each reason of it. */
function happened<Reason extends string, What extends 'remade' | 'broken'>(
  what: What,
  measures: Readonly<Record<Reason, keyof Amounts>>,
  amounts: Amounts,
): (What | `${What}.${Reason}`)[] {
  const given = (Object.keys(measures) as Reason[]).filter((reason) => amounts[measures[reason]]);
  return given.length === 0 ? [] : [what, ...given.map((reason) => `${what}.${reason}` as const)];
}

/** All rows of an order that adds these parts to the figures: each figure that is not zero has one. */
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

/** The rows to take away and those to add, so that an order is found under the parts that it adds now. */
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
 * The rows in which the orders of a figure are, each order in one of them; of a lens alone, those with pieces of it. Of a
 * lens, what concerns the whole order is found under its only lens or under `severalLenses`, as it is counted.
 */
export function rowsOf(
  counted: Counted | undefined,
  lens = everyLens,
): { lens: string; names: readonly ListedAs[] } {
  if (counted === undefined) return { lens, names: [...takenOn, 'part'] };
  if (counted === 'takenOn') return { lens, names: takenOn };
  return { lens, names: counted === 'shipped' ? shipped : [counted] };
}
