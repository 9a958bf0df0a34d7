import { deliveryLimits } from './delivery-limits.ts';

/** What the lab types for a delivery. */
export type TypedDelivery = { carrier: string; tracking: string; day: string };

export type DeliveryFault = 'required' | 'tooLong';

/** What is wrong with what is typed, by field. Apart from the schema, so that the form needs none. */
export function deliveryFaults(
  typed: TypedDelivery,
): Partial<Record<keyof TypedDelivery, DeliveryFault>> {
  return {
    ...(typed.carrier.trim().length > deliveryLimits.carrier && { carrier: 'tooLong' }),
    ...(typed.tracking.trim().length > deliveryLimits.tracking && { tracking: 'tooLong' }),
    ...(typed.day === '' && { day: 'required' }),
  };
}
