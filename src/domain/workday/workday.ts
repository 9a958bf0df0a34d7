import * as z from 'zod/mini';
import { stations } from './stations.ts';

/** The lab's tasks today, in addition to the counts of orders by state. */
export const workday = z.strictObject({
  /** Promised for tomorrow and not shipped; counting stops at `most`. */
  dueTomorrow: z.int(),
  most: z.int(),
  /** The order that has been longest in each state, and since when, an instant in UTC; missing if there is none. */
  longest: z.partialRecord(
    z.enum(stations),
    z.strictObject({ since: z.iso.datetime(), id: z.uuid(), account: z.uuid() }),
  ),
  /** Transfers reported by shops and not decided yet; counting stops at `most`. */
  transfers: z.int(),
  /** Unpaid cheques due today at the lab, and those due earlier; counting stops at `most`. */
  chequesToday: z.int(),
  chequesOverdue: z.int(),
  /** Powers and accessories with low stock. */
  low: z.int(),
});
export type Workday = z.infer<typeof workday>;
