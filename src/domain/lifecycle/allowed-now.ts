import type { Rials } from '../vocabulary/money.ts';
import type { OrderState } from './order-state.ts';
import type { HoldReason } from './reasons.ts';
import type { Transition } from './transition.ts';

/** The parts of a status that decide which events may follow; see `OrderStatus`. */
type Deciding = {
  state: OrderState;
  back: OrderState | null;
  heldFor: HoldReason | null;
  placedTotal: Rials | null;
  quotedTotal: Rials | null;
  isRemake?: boolean | undefined;
  step?: object | undefined;
};

function isFrom({ from, whileHeld }: Transition, { state, back }: Deciding): boolean {
  if (from.includes(state)) return true;
  return whileHeld === true && state === 'onHold' && back !== null && from.includes(back);
}

function meetsNeeds({ needs }: Transition, status: Deciding): boolean {
  if (needs === 'total') return (status.placedTotal ?? status.quotedTotal) !== null;
  if (needs === 'question') return status.heldFor === null;
  if (needs === 'pieces') return status.heldFor === 'backOrder';
  if (needs === 'noPieces') return status.heldFor !== 'backOrder';
  if (needs === 'ownOrder') return !status.isRemake && status.heldFor !== 'backOrder';
  if (needs === 'step') return status.step !== undefined;
  return needs !== 'noPrice' || status.placedTotal === null;
}

/** The table rows that apply to an order now. */
export const allowedNow = (rows: readonly Transition[], status: Deciding): Transition[] =>
  rows.filter((each) => isFrom(each, status) && meetsNeeds(each, status));
