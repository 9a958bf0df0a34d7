import type { OrderState } from './order-state.ts';
import { type HoldReason, reasons } from './reasons.ts';

/** What a shop can do with many orders at once: confirm delivery, or cancel orders not accepted yet. */
export const shopSteps = ['deliver', 'cancel'] as const;
export type ShopStep = (typeof shopSteps)[number];

export const isShopStep = (step: string | null): step is ShopStep =>
  shopSteps.some((each) => each === step);

/** Reasons for cancelling many orders. Excludes `other`, which needs an explanation for each. */
export const cancelReasons = reasons.shopCancellation.filter((reason) => reason !== 'other');
export type CancelReason = (typeof cancelReasons)[number];

type Listed = { state: OrderState; heldFor?: HoldReason | null | undefined };

/**
 * Whether an order can take a step together with others, judged by the data in lists. An accepted order can only be
 * cancelled individually, on its page. An order held by the server has not been accepted.
 */
export function canTake(step: ShopStep, { state, heldFor }: Listed): boolean {
  if (step === 'deliver') return state === 'shipped';
  return state === 'submitted' || state === 'quoted' || (state === 'onHold' && Boolean(heldFor));
}

/** The steps that orders in these states can take; all steps if no states are given. */
export function shopStepsFrom(states: readonly OrderState[]): readonly ShopStep[] {
  if (states.length === 0) return shopSteps;
  return shopSteps.filter((step) =>
    states.some((state) => canTake(step, { state, heldFor: 'creditLimit' })),
  );
}
