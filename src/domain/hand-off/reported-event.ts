import * as z from 'zod/mini';
import { askedEvent } from '../lifecycle/order-event.ts';
import { sentId } from '../vocabulary/sent-id.ts';
import { orderText } from '../vocabulary/storable-text.ts';

/** Most events per report. */
export const mostReported = 100;

/**
 * An event on an order reported by the lab's own software, which also creates the id. The id prevents a second
 * recording.
 */
export const reportedEvent = z.extend(askedEvent, {
  id: sentId,
  /** The order's id, or its number as printed on the ticket and in the lab file. */
  order: orderText(40),
  /** The order's account, needed if two accounts use the same id or number. */
  account: z.optional(sentId),
  /** The order's last event known to the software. The report is refused if there has been another one since. */
  after: z.optional(sentId),
});
export type ReportedEvent = z.infer<typeof reportedEvent>;
