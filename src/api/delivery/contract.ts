import * as z from 'zod/mini';
import { delivery, deliveryContent, deliverySummary } from '../../domain/delivery/delivery.ts';
import { deliveryLimits } from '../../domain/delivery/delivery-limits.ts';
import { eventLimits } from '../../domain/lifecycle/event-limits.ts';
import { sentId } from '../../domain/vocabulary/sent-id.ts';
import { orderText } from '../../domain/vocabulary/storable-text.ts';
import type { Contracts } from '../exchange.ts';

/** For the lab, deliveries being packed come first; then the latest shipped. */
export const deliveriesAnswer = z.strictObject({ deliveries: z.array(deliverySummary) });
export type DeliveriesAnswer = z.infer<typeof deliveriesAnswer>;

/** The orders missing from the parcel, each with a message to the lab. All others were received. */
export const receiptRequest = z.strictObject({
  missing: z
    .array(
      z.strictObject({
        order: sentId,
        message: orderText(eventLimits.message).check(z.trim(), z.minLength(1)),
      }),
    )
    .check(z.maxLength(deliveryLimits.orders)),
});
export type ReceiptRequest = z.infer<typeof receiptRequest>;

export const deliveryContract = {
  all: { GET: { answer: deliveriesAnswer } },
  one: {
    GET: { answer: delivery },
    PUT: { body: deliveryContent, answer: delivery },
    DELETE: { body: null, answer: deliveriesAnswer },
  },
  ship: { POST: { body: null, answer: delivery } },
  receipt: { POST: { body: receiptRequest, answer: delivery } },
} satisfies Contracts;
