import { deliveryLimits } from './delivery-limits.ts';

/** A delivery's shipping details as typed by the lab. */
export type TypedDelivery = { carrier: string; tracking: string; day: string };

export type DeliveryFault = 'required' | 'tooLong';

/** Faults by field. Separate from the schema so that the form needs no zod. */
export function deliveryFaults(
  typed: TypedDelivery,
): Partial<Record<keyof TypedDelivery, DeliveryFault>> {
  return {
    ...(typed.carrier.trim().length > deliveryLimits.carrier && { carrier: 'tooLong' }),
    ...(typed.tracking.trim().length > deliveryLimits.tracking && { tracking: 'tooLong' }),
    ...(typed.day === '' && { day: 'required' }),
  };
}
