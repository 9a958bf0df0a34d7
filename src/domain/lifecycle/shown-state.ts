import type { OrderState } from './order-state.ts';
import type { HoldReason } from './reasons.ts';

/** The state that people see: an order that waits for pieces of the shelf is not one with a question. */
export const shownState = ({
  state,
  heldFor,
}: {
  state: OrderState;
  heldFor?: HoldReason | null | undefined;
}): OrderState | 'backOrder' => (heldFor === 'backOrder' ? 'backOrder' : state);
