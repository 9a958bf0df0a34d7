import type { OrderState } from './order-state.ts';

/** States of an order that has yet to leave the lab. */
export const unshippedStates = [
  'submitted',
  'quoted',
  'accepted',
  'inProduction',
  'qualityControl',
  'ready',
  'onHold',
] as const satisfies readonly OrderState[];

/** Whether the promised day has passed without the order being shipped. `today` is a day at the lab. */
export function isLate(
  { promisedFor, state }: { promisedFor: string | null; state: OrderState },
  today: string,
): boolean {
  return (
    promisedFor !== null && promisedFor < today && unshippedStates.some((each) => each === state)
  );
}
