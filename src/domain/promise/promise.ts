import type { LabCalendar } from '../catalogue/lab-calendar.ts';
import type { LensCatalogue } from '../catalogue/lens.ts';
import { findDesign } from '../catalogue/lens-availability.ts';
import type { RxOrder } from '../rx/rx-order.ts';
import { addWorkingDays, dayAfter, workingDayFrom } from './working-days.ts';

/** The parts of a prescription order that decide how long it takes. */
export type TimedRx = Pick<RxOrder, 'lens' | 'job' | 'services'>;

/** Working days the lab needs for a prescription: design, coating, services and job one after the other. */
export function rxWorkingDays({ lens, job, services }: TimedRx, catalogue: LensCatalogue): number {
  const { tint, mirror, coats, engraving } = services;
  const named = [tint?.colour, mirror, ...coats];
  const asked = catalogue.services.filter(
    ({ id, kind }) =>
      named.includes(id) || kind === job || (kind === 'engraving' && engraving !== ''),
  );
  const coating = catalogue.coatings.find(({ id }) => id === lens.coating);
  const parts = [findDesign(catalogue, lens.design), coating, ...asked];
  return parts.reduce((days, part) => days + (part?.workingDays ?? 0), 0);
}

/** Day and hour in the lab's time zone. */
function labClock(now: Date, timeZone: string): { day: string; hour: number } {
  const format = new Intl.DateTimeFormat('en-US-u-ca-iso8601', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(
    format.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
}

/**
 * The day an order that the lab starts on now leaves it, as `2026-11-22`. From the cut-off hour on, and on days off, the
 * work begins on the next working day.
 */
export function proposeDay(workingDays: number, calendar: LabCalendar, now: Date): string {
  const { day, hour } = labClock(now, calendar.timeZone);
  const from = hour >= calendar.cutOffHour ? dayAfter(day) : day;
  return addWorkingDays(workingDayFrom(from, calendar), workingDays, calendar);
}
