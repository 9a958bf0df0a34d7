import type { OrderEvent } from './order-event.ts';
import type { OrderState } from './order-state.ts';
import type { HoldReason } from './reasons.ts';
import { takenBack } from './taken-back.ts';

/** The states of an order on its way, without those beside it. */
export const journeyStates = [
  'submitted',
  'accepted',
  'inProduction',
  'qualityControl',
  'ready',
  'shipped',
  'delivered',
] as const satisfies readonly OrderState[];

/** A stage of an order's way. `stopped`: the order ended there. */
export type JourneyStep = {
  state: (typeof journeyStates)[number];
  standing: 'done' | 'now' | 'stopped' | 'ahead';
  /** The instant at which it was last reached, as ISO 8601; null of one ahead. */
  at: string | null;
};

export type Journey = {
  steps: readonly JourneyStep[];
  /** Whose turn it is; null if the order is over. */
  turn: 'shop' | 'lab' | null;
  /** The instant since which it is in its state, as ISO 8601. */
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

/** The last of these events that led into a state from another one. */
const entryInto = <Event extends { state: OrderState | null }>(
  events: readonly Event[],
  into: OrderState,
): Event | undefined =>
  events.findLast(({ state }, place) => state === into && events[place - 1]?.state !== into);

/**
 * An order's way and where it stands on it. Beside the way, as when the lab asks something, it stands where it left it; a
 * step that was taken back was not taken.
 */
export function journeyOf(order: Travelled): Journey {
  const reverted = takenBack(order.events);
  const standing = order.events.filter(({ id, reverts }) => !reverts && !reverted.has(id));
  const isOver = order.state === 'rejected' || order.state === 'cancelled';
  const onWay = standing.filter(({ state }) => placeOf(state) >= 0);
  const last = onWay.at(-1)?.state ?? 'submitted';
  const here = placeOf(isOver ? last : (order.back ?? order.state));
  // “Quoted” is not on the way: such an order is still at the first stage.
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
