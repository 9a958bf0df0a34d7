import type { OrderState } from './order-state.ts';

/** The states of an order that has not left the lab and still will. */
export const unshippedStates = [
  'submitted',
  'quoted',
  'accepted',
  'inProduction',
  'qualityControl',
  'ready',
  'onHold',
] as const satisfies readonly OrderState[];

/** Whether the promised day is over and the order has not been shipped. `today` is a day at the lab. */
export function isLate(
  { promisedFor, state }: { promisedFor: string | null; state: OrderState },
  today: string,
): boolean {
  return (
    promisedFor !== null && promisedFor < today && unshippedStates.some((each) => each === state)
  );
}
