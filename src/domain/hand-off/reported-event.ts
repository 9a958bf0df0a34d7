import * as z from 'zod/mini';
import { askedEvent } from '../lifecycle/order-event.ts';
import { orderText } from '../vocabulary/storable-text.ts';

/** Most events of one report. */
export const mostReported = 100;

/** What the lab's own software reports of an order; its id, made by the software, keeps it from being recorded twice. */
export const reportedEvent = z.extend(askedEvent, {
  id: z.uuid(),
  /** The order's id, or its number as on the ticket and in the lab file. */
  order: orderText(40),
  /** The order's account, in case two accounts use the same id or number. */
  account: z.optional(z.uuid()),
  /** The order's last event as the software knows it; another one since is refused. */
  after: z.optional(z.uuid()),
});
export type ReportedEvent = z.infer<typeof reportedEvent>;
