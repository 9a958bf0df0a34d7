import type { OrderState } from './order-state.ts';
import type { HoldReason } from './reasons.ts';

/** The state shown to users: an order waiting for stock is not shown as one with a question. */
export const shownState = ({
  state,
  heldFor,
}: {
  state: OrderState;
  heldFor?: HoldReason | null | undefined;
}): OrderState | 'backOrder' => (heldFor === 'backOrder' ? 'backOrder' : state);
