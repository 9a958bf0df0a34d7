import type { LensCatalogue } from '../catalogue/lens.ts';
import type { Order } from '../order/order.ts';
import { proposeDay } from './propose-day.ts';
import { rxWorkingDays } from './rx-working-days.ts';

/** Working days the lab needs for an order. */
function workingDaysOf({ content }: Pick<Order, 'content'>, catalogue: LensCatalogue): number {
  switch (content.kind) {
    case 'rx':
      return rxWorkingDays(content, catalogue);
    case 'stock':
    case 'accessories':
      return catalogue.calendar.stockDays;
  }
}

/** The day to promise for an order accepted now, as `2026-11-22`. */
export function promiseOfOrder(
  order: Pick<Order, 'content'>,
  catalogue: LensCatalogue,
  now: Date,
): string {
  return proposeDay(workingDaysOf(order, catalogue), catalogue.calendar, now);
}
