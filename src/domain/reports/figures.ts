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

/** Figures of all or some orders placed in a period. */
export const figures = z.strictObject({
  /** Orders the lab accepted and has not given up. */
  orders: z.int(),
  pieces: z.int(),
  /** In rials including tax, as posted in the ledgers. */
  sales: z.int(),
  /** Shipped by the promised day, or after it. */
  onTime: z.int(),
  late: z.int(),
  /** Granted remakes by reason. */
  remakes: z.record(remakeReason, z.int()),
  /** Pieces broken at the lab, by reason. */
  breakage: z.record(breakageReason, z.int()),
  /** Shipped orders by working days taken, starting at 0. The last entry also counts all longer ones. */
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

/** Figures from summed measures. */
export function figuresOf(amounts: Amounts): Figures {
  const { orders = 0, pieces = 0, sales = 0, onTime = 0, late = 0 } = amounts;
  return {
    ...{ orders, pieces, sales, onTime, late },
    remakes: byReason(remakeMeasures, amounts),
    breakage: byReason(breakageMeasures, amounts),
    days: dayMeasures.map((measure) => amounts[measure] ?? 0),
  };
}
