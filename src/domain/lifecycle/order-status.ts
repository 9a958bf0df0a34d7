import type { Issue } from '../vocabulary/issue.ts';
import type { Rials } from '../vocabulary/money.ts';
import { allowedNow } from './allowed-now.ts';
import type { EventName, Side } from './event-name.ts';
import type { EventDetails, OrderEvent } from './order-event.ts';
import type { OrderState } from './order-state.ts';
import type { EventReason, HoldReason } from './reasons.ts';
import type { EventDetail, Transition } from './transition.ts';
import { transitions } from './transitions.ts';

/** What decides which events may follow. It is derived entirely from the order's events and its price when placed. */
export type OrderStatus = {
  state: OrderState;
  /** The state to return to after a question or a remake request; null in all other states. */
  back: OrderState | null;
  /** Why the server holds the order; null if it does not, for example when the lab asked a question. */
  heldFor: HoldReason | null;
  /** Price of the whole order when placed, or for a remake the agreed price; null if any part had none. */
  placedTotal: Rials | null;
  /** The price the lab quoted; null if it quoted none. */
  quotedTotal: Rials | null;
  /** The day the lab promised, as `2026-11-22`; null before acceptance. */
  promisedFor: string | null;
  /** Whether it is a remake of another order; missing if not. */
  isRemake?: boolean | undefined;
  /** The newest step while the lab may undo it; missing if the events were not examined. */
  step?: Step | undefined;
};

/** A step that can be undone: its event, and the status before it. */
export type Step = { id: string; event: EventName; before: OrderStatus };

/** The status of a newly placed order. */
export function submittedStatus(placedTotal: Rials | null): OrderStatus {
  return {
    state: 'submitted',
    back: null,
    heldFor: null,
    placedTotal,
    quotedTotal: null,
    promisedFor: null,
  };
}

/** The order's price; null while any part has none. */
export function totalOf({ placedTotal, quotedTotal }: OrderStatus): Rials | null {
  return placedTotal ?? quotedTotal;
}

/** The transitions a side may trigger now. */
export const transitionsNow = (status: OrderStatus, by: Side): Transition[] =>
  allowedNow(
    transitions.filter((each) => each.by === by),
    status,
  );

/** The table row for an event; null if this side may not trigger it now. */
export function findTransition(status: OrderStatus, by: Side, event: EventName): Transition | null {
  return transitionsNow(status, by).find((each) => each.event === event) ?? null;
}

const detailNames = [
  'message',
  'reason',
  'promisedFor',
  'price',
  'tracking',
  'photos',
  'broken',
  'reverts',
  'remaking',
  'shopPays',
] as const;

const isGiven = (value: unknown) => value !== undefined && value !== '';

/**
 * Checks an event's details: everything required, nothing disallowed, and a reason from its list. Photos can replace a
 * required message.
 */
export function checkDetails(transition: Transition, asked: EventDetails): Issue[] {
  const { must, may, reasons } = transition;
  const isAllowed = (name: EventDetail) => must.includes(name) || may.includes(name);
  const issues = detailNames.flatMap((path): Issue[] => {
    const given = isGiven(asked[path]);
    if (given && !isAllowed(path)) return [{ path, code: 'unknownField' }];
    const isSaid = path === 'message' && isGiven(asked.photos);
    return !given && !isSaid && must.includes(path) ? [{ path, code: 'required' }] : [];
  });
  if (asked.reason && isAllowed('reason') && !reasons?.includes(asked.reason)) {
    issues.push({ path: 'reason', code: 'invalid' });
  }
  if (asked.reason === 'other' && asked.message.trim() === '') {
    issues.push({ path: 'message', code: 'required' });
  }
  return issues;
}

/** The state of an order after a breakage: orders past production return to it. */
export const stateOfBroken = (state: OrderState): OrderState =>
  state === 'accepted' ? state : 'inProduction';

/** The state a transition leads to. */
function nextState({ to }: Transition, { state, back }: OrderStatus): OrderState {
  if (to === 'same' || to === 'before') return state;
  if (to === 'again') return stateOfBroken(state);
  return to === 'back' ? (back ?? state) : to;
}

/** Old holds have no reason; at the time there was only one. */
const holdReason = (reason: EventReason | undefined): HoldReason =>
  reason === 'backOrder' ? reason : 'creditLimit';

/** The status after an event. */
export function advance(
  status: OrderStatus,
  transition: Transition,
  {
    price,
    promisedFor,
    reason,
    corrected,
  }: Pick<OrderEvent, 'price' | 'promisedFor' | 'reason' | 'corrected'>,
): OrderStatus {
  if (transition.to === 'before') return status.step?.before ?? status;
  const state = nextState(transition, status);
  const isAside = state === 'onHold' || state === 'remake';
  const heldFor = transition.event === 'hold' ? holdReason(reason) : status.heldFor;
  const { step: _, ...lasting } = status;
  return {
    ...lasting,
    state,
    back: isAside ? (status.back ?? status.state) : null,
    heldFor: state === 'onHold' ? heldFor : null,
    placedTotal: corrected ? corrected.after : status.placedTotal,
    // A price quoted for the earlier content does not apply to the corrected one.
    quotedTotal: corrected ? null : (price ?? status.quotedTotal),
    promisedFor: promisedFor ?? status.promisedFor,
  };
}
