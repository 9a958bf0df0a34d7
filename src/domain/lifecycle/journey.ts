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
};

type Travelled = {
  state: OrderState;
  back: OrderState | null;
  heldFor?: HoldReason | null | undefined;
  events: readonly Pick<OrderEvent, 'id' | 'at' | 'event' | 'state' | 'reverts'>[];
};

const states: readonly (OrderState | null)[] = journeyStates;
const placeOf = (state: OrderState | null) => states.indexOf(state);

/** Who has to act on an order in a state, from the table of transitions. */
function turnOf({ state, heldFor }: Travelled): Journey['turn'] {
  if (state === 'delivered' || state === 'rejected' || state === 'cancelled') return null;
  if (state === 'onHold') return heldFor ? 'lab' : 'shop';
  return state === 'quoted' || state === 'shipped' ? 'shop' : 'lab';
}

/**
 * An order's way and where it stands on it. Beside the way, as when the lab asks something, it stands where it left it; a
 * step that was taken back was not taken.
 */
export function journeyOf(order: Travelled): Journey {
  const reverted = takenBack(order.events);
  const standing = order.events.filter(({ id, reverts }) => !reverts && !reverted.has(id));
  const isOver = order.state === 'rejected' || order.state === 'cancelled';
  const last = standing.findLast(({ state }) => placeOf(state) >= 0)?.state ?? 'submitted';
  const here = placeOf(isOver ? last : (order.back ?? order.state));
  // A price is named before acceptance.
  const now = Math.max(here, 0);
  const steps = journeyStates.map((state, place): JourneyStep => {
    if (place > now) return { state, standing: 'ahead', at: null };
    const reached = standing.findLast((each, index) => {
      return each.state === state && standing[index - 1]?.state !== state;
    });
    const at = reached?.at ?? null;
    if (place < now) return { state, standing: 'done', at };
    if (state === 'delivered') return { state, standing: 'done', at };
    return { state, standing: isOver ? 'stopped' : 'now', at };
  });
  return { steps, turn: turnOf(order) };
}
