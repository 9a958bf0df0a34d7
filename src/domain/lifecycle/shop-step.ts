import type { OrderState } from './order-state.ts';
import { type HoldReason, reasons } from './reasons.ts';

/** What a shop can do to many of its orders at once: confirm that they came, or cancel those not accepted yet. */
export const shopSteps = ['deliver', 'cancel'] as const;
export type ShopStep = (typeof shopSteps)[number];

export const isShopStep = (step: string | null): step is ShopStep =>
  shopSteps.some((each) => each === step);

/** Why many orders are cancelled; `other` needs words about each. */
export const cancelReasons = reasons.shopCancellation.filter((reason) => reason !== 'other');
export type CancelReason = (typeof cancelReasons)[number];

type Listed = { state: OrderState; heldFor?: HoldReason | null | undefined };

/**
 * Whether an order can take a step together with others, as far as a list shows it. One that the lab has accepted is
 * cancelled by itself, on its page. What the server holds has not been accepted.
 */
export function canTake(step: ShopStep, { state, heldFor }: Listed): boolean {
  if (step === 'deliver') return state === 'shipped';
  return state === 'submitted' || state === 'quoted' || (state === 'onHold' && Boolean(heldFor));
}

/** The steps that orders in some of the states can take; of no states, those of any. */
export function shopStepsFrom(states: readonly OrderState[]): readonly ShopStep[] {
  if (states.length === 0) return shopSteps;
  return shopSteps.filter((step) =>
    states.some((state) => canTake(step, { state, heldFor: 'creditLimit' })),
  );
}
