import type { EventName } from '../lifecycle/event-name.ts';
import type { OrderState } from '../lifecycle/order-state.ts';

/** An event to notify someone about, and its order's state. */
export interface NotifiedEvent {
  event: EventName;
  /** The order's state after the event. */
  then: OrderState;
  /** The order's state now. */
  now: OrderState;
  /** For an undone step: whether the person was notified of it. */
  wasTold: boolean;
}

/**
 * Whether an event is still worth a notification. If the order has moved on, the next event is notified instead. An
 * undone step concerns only those who were notified of it.
 */
export function isStillTrue({ event, then, now, wasTold }: NotifiedEvent): boolean {
  if (event === 'write') return true;
  return then === now && (event !== 'revert' || wasTold);
}
