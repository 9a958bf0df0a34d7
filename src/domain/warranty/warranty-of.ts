import type { OrderEvent } from '../lifecycle/order-event.ts';
import type { EventReason } from '../lifecycle/reasons.ts';
import { daysLater } from '../vocabulary/days.ts';
import { labDay } from '../vocabulary/lab-day.ts';
import type { WarrantyTerm } from './warranty.ts';

/** The parts of an order that determine its warranty; `design` is null if it is not a prescription. */
type Warranted = { design: string | null; events: readonly Pick<OrderEvent, 'at' | 'event'>[] };

/** The warranty of a shipped order. */
export type OrderWarranty = {
  /** Its last day, local to the lab, `2027-03-21`. */
  until: string;
  reasons: WarrantyTerm['reasons'];
};

/** The term of a design, or else the general one. */
const termOf = (terms: readonly WarrantyTerm[], design: string | null) =>
  terms.find((term) => term.design === design) ?? terms.find((term) => term.design === null);

/** The warranty of an order; null if the lab gives none or the order was not shipped. */
export function warrantyOf(
  { design, events }: Warranted,
  terms: readonly WarrantyTerm[],
): OrderWarranty | null {
  const shipped = events.findLast(({ event }) => event === 'ship');
  const term = termOf(terms, design);
  if (!shipped || !term) return null;
  const { days, reasons } = term;
  return { until: daysLater(labDay(Date.parse(shipped.at)), days), reasons };
}

/** Whether the warranty covers a requested remake; without a reason, judged by the day alone. */
export type WarrantyVerdict = 'covered' | 'inTime' | 'otherReason' | 'over';

/** `day`: the day of the request, at the lab. */
export function judgeWarranty(
  { until, reasons }: OrderWarranty,
  { reason, day }: { reason: EventReason | '' | undefined; day: string },
): WarrantyVerdict {
  if (day > until) return 'over';
  if (!reason) return 'inTime';
  return reasons.some((each) => each === reason) ? 'covered' : 'otherReason';
}
