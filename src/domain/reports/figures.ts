import * as z from 'zod/mini';
import {
  type Amounts,
  breakageMeasures,
  dayMeasures,
  type Measure,
  remakeMeasures,
} from './measures.ts';

const remakeReason = z.enum(Object.keys(remakeMeasures) as (keyof typeof remakeMeasures)[]);
const breakageReason = z.enum(Object.keys(breakageMeasures) as (keyof typeof breakageMeasures)[]);

/** What the orders that were placed in a period come to, of all or of some. */
export const figures = z.strictObject({
  /** That the lab took on and has not given up. */
  orders: z.int(),
  pieces: z.int(),
  /** In rials, tax included: what stands in the ledgers for them. */
  sales: z.int(),
  /** Shipped until the day promised, and after it. */
  onTime: z.int(),
  late: z.int(),
  /** Remakes granted, by why they were asked for. */
  remakes: z.record(remakeReason, z.int()),
  /** Pieces broken at the lab, by why. */
  breakage: z.record(breakageReason, z.int()),
  /** Shipped orders by the working days they took, from none on; the last one counts all that took longer, too. */
  days: z.array(z.int()),
});
export type Figures = z.infer<typeof figures>;

function byReason<Reason extends string>(
  named: Readonly<Record<Reason, Measure>>,
  amounts: Amounts,
): Record<Reason, number> {
  const entries = Object.entries(named) as [Reason, Measure][];
  return Object.fromEntries(
    entries.map(([reason, measure]) => [reason, amounts[measure] ?? 0]),
  ) as Record<Reason, number>;
}

/** Figures of sums of the measures. */
export function figuresOf(amounts: Amounts): Figures {
  const { orders = 0, pieces = 0, sales = 0, onTime = 0, late = 0 } = amounts;
  return {
    ...{ orders, pieces, sales, onTime, late },
    remakes: byReason(remakeMeasures, amounts),
    breakage: byReason(breakageMeasures, amounts),
    days: dayMeasures.map((measure) => amounts[measure] ?? 0),
  };
}
