import type { LabCalendar } from '../catalogue/lab-calendar.ts';
import type { EventName } from '../lifecycle/event-name.ts';
import type { OrderEvent } from '../lifecycle/order-event.ts';
import { workingDaysBetween } from '../promise/working-days.ts';
import { labDay } from '../vocabulary/lab-day.ts';
import {
  divided,
  type LensShare,
  lensOfPart,
  lensShares,
  type OrderedLenses,
} from './lens-shares.ts';
import {
  type Amounts,
  breakageMeasures,
  dayMeasures,
  type Part,
  remakeMeasures,
  severalLenses,
} from './measures.ts';

/** The parts of an event that figures are computed from. */
export interface CountedEvent extends Pick<OrderEvent, 'id' | 'at' | 'event'> {
  details: Pick<OrderEvent, 'reason' | 'promisedFor' | 'reverts' | 'broken'>;
}

/** The parts of an order that figures are computed from. */
export interface CountedOrder extends OrderedLenses {
  /** When it was placed, ms since 1970. */
  placedAt: number;
  /** Amount posted in the account's ledger for it, in rials: the charge less any remake credit. */
  posted: number;
  /** Oldest first. */
  events: readonly CountedEvent[];
}

/** Events that can change an order's figures. */
export const countedEvents: ReadonlySet<EventName> = new Set([
  'accept',
  'reject',
  'ship',
  'cancel',
  'grantRemake',
  'break',
  'revert',
]);

/** The events that were not undone. */
function standingOf(events: readonly CountedEvent[]): CountedEvent[] {
  const reverted = new Set(events.map(({ details }) => details.reverts));
  return events.filter(({ id }) => !reverted.has(id));
}

/** Whether the lab accepted the order and still has it, or made it. */
function isTakenOn(events: readonly CountedEvent[]): boolean {
  const last = events.findLast(({ event }) => ['accept', 'reject', 'cancel'].includes(event));
  return last?.event === 'accept';
}

/** How it left the lab: on time or late, and after how many working days. */
function shippingOf({ events, placedAt }: CountedOrder, calendar: LabCalendar): Amounts {
  const shipped = events.findLast(({ event }) => event === 'ship');
  if (!shipped) return {};
  const day = labDay(Date.parse(shipped.at));
  const promised = events.findLast(({ event }) => event === 'accept')?.details.promisedFor;
  const days = workingDaysBetween(labDay(placedAt), day, calendar, dayMeasures.length - 1);
  const measure = dayMeasures[days] ?? 'days21';
  return { [promised !== undefined && day > promised ? 'late' : 'onTime']: 1, [measure]: 1 };
}

/** Granted remakes by requested reason. */
function remakesOf({ events }: CountedOrder): Amounts {
  const amounts: Amounts = {};
  let reason: string | undefined;
  for (const { event, details } of events) {
    if (event === 'askRemake') ({ reason } = details);
    if (event !== 'grantRemake') continue;
    const measure = remakeMeasures[reason as keyof typeof remakeMeasures];
    if (measure) amounts[measure] = (amounts[measure] ?? 0) + 1;
  }
  return amounts;
}

/** Broken pieces by lens and reason. */
function brokenOf(order: CountedOrder): Part[] {
  return order.events.flatMap(({ event, details: { reason, broken = [] } }) => {
    if (event !== 'break') return [];
    const measure = breakageMeasures[reason as keyof typeof breakageMeasures] ?? 'brokenOther';
    return broken.map(({ part, pieces }) => {
      return { lens: lensOfPart(order, part) ?? severalLenses, amounts: { [measure]: pieces } };
    });
  });
}

/** Pieces and sales by lens, if the order was accepted. */
function soldOf(order: CountedOrder, shares: readonly LensShare[]): Part[] {
  if (!isTakenOn(order.events)) return [];
  const sales = divided(order.posted, shares);
  return shares.map(({ lens, pieces }, index) => {
    return { lens, amounts: { pieces, sales: sales[index] ?? 0 } };
  });
}

/**
 * What an order adds to the figures of the day it was placed. Pieces, sold or broken, and sales are counted by lens;
 * what concerns the whole order is counted for its only lens or `severalLenses`.
 */
export function partsOf(asked: CountedOrder, calendar: LabCalendar): Part[] {
  const order = { ...asked, events: standingOf(asked.events) };
  const shares = lensShares(order);
  const lens = shares.length === 1 && shares[0] ? shares[0].lens : severalLenses;
  const whole: Amounts = {
    ...(isTakenOn(order.events) && { orders: 1 }),
    ...shippingOf(order, calendar),
    ...remakesOf(order),
  };
  return [{ lens, amounts: whole }, ...soldOf(order, shares), ...brokenOf(order)];
}
