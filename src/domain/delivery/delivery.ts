import * as z from 'zod/mini';
import { orderSummary } from '../order/order.ts';
import { sentId } from '../vocabulary/sent-id.ts';
import { orderText } from '../vocabulary/storable-text.ts';
import { deliveryLimits } from './delivery-limits.ts';

/** The lab's shipping details of a delivery. */
const label = {
  carrier: orderText(deliveryLimits.carrier),
  /** The carrier's tracking number. */
  tracking: orderText(deliveryLimits.tracking),
  /** The day it leaves the lab, in its time zone, as `2026-11-22`. */
  day: z.iso.date(),
};

/** A delivery as the lab prepares it: ready orders of one account. */
export const deliveryContent = z.strictObject({
  account: sentId,
  orders: z.array(sentId).check(
    z.minLength(1),
    z.maxLength(deliveryLimits.orders),
    z.refine((ids) => new Set(ids).size === ids.length),
  ),
  ...label,
});
export type DeliveryContent = z.infer<typeof deliveryContent>;

const common = {
  id: z.uuid(),
  number: z.string(),
  account: z.strictObject({ id: z.uuid(), name: z.string() }),
  ...label,
  /** An instant in UTC, as ISO 8601; null while the lab is still preparing it. */
  shippedAt: z.nullable(z.iso.datetime()),
};

/** A row of the list of deliveries, with the number of its orders. */
export const deliverySummary = z.strictObject({
  ...common,
  orders: z.int(),
  /** Orders that the shop has neither confirmed nor reported missing. */
  unconfirmed: z.int(),
  missing: z.int(),
});
export type DeliverySummary = z.infer<typeof deliverySummary>;

/** One order of a delivery. */
export const deliveryLine = z.strictObject({
  order: orderSummary,
  /** Lenses or pieces. */
  pieces: z.int(),
  /** Whether the shop reported it missing from the parcel. */
  isMissing: z.boolean(),
});
export type DeliveryLine = z.infer<typeof deliveryLine>;

/** Ready orders of one account that leave the lab together. A shop sees a delivery once it is shipped. */
export const delivery = z.strictObject({ ...common, lines: z.array(deliveryLine) });
export type Delivery = z.infer<typeof delivery>;
