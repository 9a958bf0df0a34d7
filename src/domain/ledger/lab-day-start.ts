import { labOffset } from '../vocabulary/lab-day.ts';

/** The instant (ISO 8601, UTC) at which a day, `2026-11-22`, begins at the lab, plus `later` days. */
export function labDayStart(day: string, later = 0): string {
  const midnight = Date.parse(`${day}T00:00:00Z`) + later * 86_400_000;
  // Computed twice, because the clock may change between the first guess and midnight.
  const guess = midnight - labOffset(midnight);
  return new Date(midnight - labOffset(guess)).toISOString();
}
