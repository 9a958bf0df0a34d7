import type { EventName } from '../lifecycle/event-name.ts';
import type { OrderState } from '../lifecycle/order-state.ts';

/** An event somebody is to be told of, and where its order is. */
export interface ToldEvent {
  event: EventName;
  /** The order's state after the event. */
  then: OrderState;
  /** The order's state now. */
  now: OrderState;
  /** Of a step that was taken back: whether the person was told of it. */
  wasTold: boolean;
}

/**
 * Whether an event is still worth telling. What an order has moved on from is not: the next event is told instead. That a
 * step was taken back concerns only those who heard of the step.
 */
export function isStillTrue({ event, then, now, wasTold }: ToldEvent): boolean {
  if (event === 'write') return true;
  return then === now && (event !== 'revert' || wasTold);
}
