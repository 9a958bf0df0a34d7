import type { OrderEvent } from './order-event.ts';
import type { OrderState } from './order-state.ts';
import type { HoldReason } from './reasons.ts';
import { undoneEvents } from './undone-events.ts';

/** The regular states of an order from submission to delivery, without side states. */
export const journeyStates = [
  'submitted',
  'accepted',
  'inProduction',
  'qualityControl',
  'ready',
  'shipped',
  'delivered',
] as const satisfies readonly OrderState[];

/** A stage of an order's journey. `stopped`: the order ended there. */
export type JourneyStep = {
  state: (typeof journeyStates)[number];
  standing: 'done' | 'now' | 'stopped' | 'ahead';
  /** When it was last reached, as ISO 8601; null if still ahead. */
  at: string | null;
};

export type Journey = {
  steps: readonly JourneyStep[];
  /** Who has to act next; null if the order is over. */
  turn: 'shop' | 'lab' | null;
  /** Since when it has been in its state, as ISO 8601. */
  since: string | null;
};

type Travelled = {
  state: OrderState;
  back: OrderState | null;
  heldFor?: HoldReason | null | undefined;
  events: readonly Pick<OrderEvent, 'id' | 'at' | 'event' | 'state' | 'reverts'>[];
};

const states: readonly (OrderState | null)[] = journeyStates;
const placeOf = (state: OrderState | null) => states.indexOf(state);

/** Who has to act on an order; null if it is over. */
function turnOf({ state, heldFor }: Travelled): Journey['turn'] {
  if (state === 'delivered' || state === 'rejected' || state === 'cancelled') return null;
  if (state === 'onHold') return heldFor ? 'lab' : 'shop';
  return state === 'quoted' || state === 'shipped' ? 'shop' : 'lab';
}

/** The last of these events that entered a state from a different one. */
const entryInto = <Event extends { state: OrderState | null }>(
  events: readonly Event[],
  into: OrderState,
): Event | undefined =>
  events.findLast(({ state }, place) => state === into && events[place - 1]?.state !== into);

/**
 * An order's journey and current stage. In a side state, as when the lab asks a question, the current stage is the one
 * it left. Undone steps do not count.
 */
export function journeyOf(order: Travelled): Journey {
  const reverted = undoneEvents(order.events);
  const standing = order.events.filter(({ id, reverts }) => !reverts && !reverted.has(id));
  const isOver = order.state === 'rejected' || order.state === 'cancelled';
  const onWay = standing.filter(({ state }) => placeOf(state) >= 0);
  const last = onWay.at(-1)?.state ?? 'submitted';
  const here = placeOf(isOver ? last : (order.back ?? order.state));
  // “Quoted” is not a stage of the journey; such an order is still at the first stage.
  const now = Math.max(here, 0);
  const steps = journeyStates.map((state, place): JourneyStep => {
    if (place > now) return { state, standing: 'ahead', at: null };
    const at = entryInto(onWay, state)?.at ?? null;
    if (place < now) return { state, standing: 'done', at };
    if (state === 'delivered') return { state, standing: 'done', at };
    return { state, standing: isOver ? 'stopped' : 'now', at };
  });
  const since = entryInto(standing, order.state)?.at ?? null;
  return { steps, turn: turnOf(order), since };
}
