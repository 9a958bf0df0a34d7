import * as z from 'zod/mini';
import { byName, type Table } from '../vocabulary/by-name.ts';

/** Inclusive bounds and step, in the number's own unit. */
export interface Limits {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** A whole number within limits, both included. */
export function integerWithin({ min, max }: Pick<Limits, 'min' | 'max'>) {
  return z.int().check(z.gte(min), z.lte(max));
}

const number = (limits: Limits) => z.nullable(integerWithin(limits));
const newer = (limits: Limits) => z._default(number(limits), null);

type NumberShape<Name extends string, First> = {
  readonly [Each in Name]: ReturnType<Each extends First ? typeof number : typeof newer>;
};

/**
 * The schema of an order's numbers, null if not given. `first` are those that every stored order has; the others are
 * missing from older orders and default to null.
 */
export function numberShape<Name extends string, const First extends Name = never>(
  numbers: Table<Name, Limits>,
  first: readonly First[] = [],
): NumberShape<Name, First> {
  const isFirst = (name: Name) => first.some((each) => each === name);
  const shape = byName(numbers, (name) => (isFirst(name) ? number : newer)(numbers[name]));
  // The type expresses what `isFirst` decides for each name.
  return shape as NumberShape<Name, First>;
}
