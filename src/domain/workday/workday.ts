import * as z from 'zod/mini';
import { stations } from './stations.ts';

/** What the lab has at hand today, in addition to the counts of orders by state. */
export const workday = z.strictObject({
  /** Promised for the day after and not shipped; counting stops at `most`. */
  dueTomorrow: z.int(),
  most: z.int(),
  /** The order that has been longest in a state, and since when, an instant in UTC; missing where there is none. */
  longest: z.partialRecord(
    z.enum(stations),
    z.strictObject({ since: z.iso.datetime(), id: z.uuid(), account: z.uuid() }),
  ),
  /** Transfers that shops reported and nobody has decided about; counting stops at `most`. */
  transfers: z.int(),
  /** Cheques that are not paid yet: due today at the lab, and before; counting stops at `most`. */
  chequesToday: z.int(),
  chequesOverdue: z.int(),
  /** Powers and accessories that are low on the shelf. */
  low: z.int(),
});
export type Workday = z.infer<typeof workday>;
