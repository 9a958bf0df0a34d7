import type { History } from '../../../faults/history/operation.ts';
import type { PromiseName } from '../../../simulation/promises/promise-names.ts';

export type Written<Value> = Value extends object
  ? { -readonly [Name in keyof Value]: Written<Value[Name]> }
  : Value;

/** A history that can be written to. */
export type Draft = Written<History>;

/** Plants a fault. Returns its subject and the calls that show it, or null if the history has no place for it. */
export type Plant = (
  draft: Draft,
) => { about: string; calls?: readonly (number | undefined)[] } | null;

/** Faults of a server by what happens, each with the promise that it breaks first. */
export type Plants = Readonly<Record<string, { promise: PromiseName; plant: Plant }>>;

export const aboutOrder = ({
  account,
  order,
}: {
  account: string | null;
  order: string | null;
}): string => `order ${order} of ${account}`;
