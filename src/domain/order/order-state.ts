import type { OrderState } from './order.ts';

/** Where an order stands, told by its events, oldest first. An order begins as submitted. */
export function stateOf(events: readonly { readonly state: OrderState }[]): OrderState {
  return events.at(-1)?.state ?? 'submitted';
}
