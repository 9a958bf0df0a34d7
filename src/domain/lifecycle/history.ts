import type { Rials } from '../vocabulary/money.ts';
import type { EventName } from './event-name.ts';
import type { OrderEvent } from './order-event.ts';
import {
  advance,
  findTransition,
  type OrderStatus,
  type Step,
  submittedStatus,
} from './order-status.ts';
import { revertHours, undoings } from './undo.ts';

/** The part of an event that determines the status. */
export type Happened = Pick<
  OrderEvent,
  'id' | 'at' | 'event' | 'side' | 'price' | 'promisedFor' | 'reason' | 'reverts' | 'corrected'
>;

/** A step, and the status before it. */
type Past = { happened: Happened; before: OrderStatus };

const hourMs = 3_600_000;

/**
 * Applies events, oldest first. Returns the resulting status and the steps that were not undone; null if an event was
 * not allowed.
 */
function follow(
  placedTotal: Rials | null,
  events: readonly Happened[],
): { status: OrderStatus; steps: readonly Past[] } | null {
  const corrected = events.find((each) => each.corrected)?.corrected;
  let status = submittedStatus(corrected ? corrected.before : placedTotal);
  const steps: Past[] = [];
  for (const happened of events) {
    const before = status;
    const next = after(happened, status, steps);
    if (!next) return null;
    status = next;
    if (happened.event === 'revert') steps.pop();
    else if (happened.event !== 'write') steps.push({ happened, before });
  }
  return { status, steps };
}

function after(
  happened: Happened,
  status: OrderStatus,
  steps: readonly Past[],
): OrderStatus | null {
  const { event, side, price, reverts } = happened;
  if (event === 'submit') {
    return { ...status, placedTotal: price ?? status.placedTotal, quotedTotal: price ?? null };
  }
  if (event === 'revert') {
    const last = steps.at(-1);
    if (!last || last.happened.id !== reverts) return null;
    return isUndoable(last) ? last.before : null;
  }
  const transition = findTransition(status, side, event);
  return transition && advance(status, transition, happened);
}

const isUndoable = ({ happened: { event, side } }: Past) =>
  side === 'lab' && undoings[event] !== undefined;

/**
 * Replays an order's events, oldest first; null if an event was not allowed at the time. `placedTotal` is the price of
 * the current content; correction events record the earlier prices. A remake is submitted with the agreed price of the
 * original.
 */
export const replay = (
  placedTotal: Rials | null,
  events: readonly Happened[],
): OrderStatus | null => follow(placedTotal, events)?.status ?? null;

/**
 * The step the lab may undo now: the newest step not undone yet, if it is a lab step of the last hours that can be
 * undone. Messages since then do not matter.
 */
export function lastStep(
  placedTotal: Rials | null,
  events: readonly Happened[],
  now: Date,
): Step | undefined {
  const last = follow(placedTotal, events)?.steps.at(-1);
  if (!last || !isUndoable(last)) return undefined;
  const { id, event, at } = last.happened;
  const age = now.getTime() - Date.parse(at);
  return age < revertHours * hourMs ? { id, event, before: last.before } : undefined;
}

/** The side effects of undoing a step. */
export const undoingOf = (event: EventName) => undoings[event] ?? [];
