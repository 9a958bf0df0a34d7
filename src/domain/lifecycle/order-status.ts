import type { Issue } from '../vocabulary/issue.ts';
import type { Rials } from '../vocabulary/money.ts';
import { allowedNow } from './allowed-now.ts';
import type { EventName, Side } from './event-name.ts';
import type { EventDetails, OrderEvent } from './order-event.ts';
import type { OrderState } from './order-state.ts';
import type { EventReason, HoldReason } from './reasons.ts';
import type { EventDetail, Transition } from './transition.ts';
import { transitions } from './transitions.ts';

/** What decides which events may follow. All of it follows from the order's events and its price when it was placed. */
export type OrderStatus = {
  state: OrderState;
  /** The state a question or a request for a remake leads back to; null in all other states. */
  back: OrderState | null;
  /** Why the server holds the order; null when it does not, as when the lab asked something. */
  heldFor: HoldReason | null;
  /** Price of the whole order when it was placed, for a remake the one agreed before; null if some part had none. */
  placedTotal: Rials | null;
  /** The price the lab named; null if it named none. */
  quotedTotal: Rials | null;
  /** The day the lab promised, as `2026-11-22`; null before it accepts. */
  promisedFor: string | null;
  /** Whether it makes another order again; left out where it does not. */
  isRemake?: boolean | undefined;
  /** The newest step, while the lab may take it back; left out where the events were not looked at. */
  step?: Step | undefined;
};

/** A step of an order that can be taken back: its event, and the status before it. */
export type Step = { id: string; event: EventName; before: OrderStatus };

/** The status of an order that was just placed. */
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

/** What the order costs; null while some part has no price. */
export function totalOf({ placedTotal, quotedTotal }: OrderStatus): Rials | null {
  return placedTotal ?? quotedTotal;
}

/** The transitions a side may cause now. */
export const transitionsNow = (status: OrderStatus, by: Side): Transition[] =>
  allowedNow(
    transitions.filter((each) => each.by === by),
    status,
  );

/** The row of the table for an event; null if this side may not cause it now. */
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
 * Checks what an event carries: all it must, nothing it may not, and a reason from its list. Photos say as much as words
 * where an event has to have some.
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

/** The state of an order of which a piece broke: what passed production goes back to it. */
export const stateOfBroken = (state: OrderState): OrderState =>
  state === 'accepted' ? state : 'inProduction';

/** The state a transition leads to. */
function nextState({ to }: Transition, { state, back }: OrderStatus): OrderState {
  if (to === 'same' || to === 'before') return state;
  if (to === 'again') return stateOfBroken(state);
  return to === 'back' ? (back ?? state) : to;
}

/** Of holds that name no reason, there was only one. */
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
    // A price named for what was ordered before does not hold for something else.
    quotedTotal: corrected ? null : (price ?? status.quotedTotal),
    promisedFor: promisedFor ?? status.promisedFor,
  };
}
