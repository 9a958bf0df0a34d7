import { labOffset } from './lab-day.ts';

/** The instant at which the lab's clock shows a time on a day, such as `07:30` on `2026-11-22`; ms since 1970. */
export function labInstant(day: string, time: string): number {
  const local = Date.parse(`${day}T${time}:00Z`);
  // Computed twice, because the clock may change between the first guess and that time.
  const guess = local - labOffset(local);
  return local - labOffset(guess);
}
