import type { OrderSummary } from './order.ts';

/** An order without the texts that can name a patient: the patient, and the shop's own reference. */
export function withoutNames(order: OrderSummary): OrderSummary {
  return { ...order, reference: '', ...(order.kind === 'rx' && { patient: '' }) };
}
