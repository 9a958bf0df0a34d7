import type { OrderState } from './order.ts';

/** Current state of an order from its events, oldest first; `submitted` without any. */
export function stateOf(events: readonly { readonly state: OrderState }[]): OrderState {
  return events.at(-1)?.state ?? 'submitted';
}
