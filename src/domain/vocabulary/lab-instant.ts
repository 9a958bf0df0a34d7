import { labOffset } from './lab-day.ts';

/** When the lab's clock shows a time of a day, such as `2026-11-22` and `07:30`; ms since 1970. */
export function labInstant(day: string, time: string): number {
  const local = Date.parse(`${day}T${time}:00Z`);
  return local - labOffset(local);
}
