import * as z from 'zod/mini';
import { deliverySummary } from '../domain/delivery/delivery.ts';
import { deliveryLimits } from '../domain/delivery/delivery-limits.ts';
import { eventLimits } from '../domain/lifecycle/event-limits.ts';
import { orderText } from '../domain/vocabulary/storable-text.ts';

/** For the lab, those it puts together first; then the latest that were shipped. */
export const deliveriesAnswer = z.strictObject({ deliveries: z.array(deliverySummary) });
export type DeliveriesAnswer = z.infer<typeof deliveriesAnswer>;

/** What was not in the parcel, each with words to the lab. All other orders have been received. */
export const receiptRequest = z.strictObject({
  missing: z
    .array(
      z.strictObject({
        order: z.uuid(),
        message: orderText(eventLimits.message).check(z.trim(), z.minLength(1)),
      }),
    )
    .check(z.maxLength(deliveryLimits.orders)),
});
export type ReceiptRequest = z.infer<typeof receiptRequest>;
