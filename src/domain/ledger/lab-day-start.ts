import { daysLater } from '../vocabulary/days.ts';
import { labInstant } from '../vocabulary/lab-instant.ts';

/** The instant (ISO 8601, UTC) at which a day, `2026-11-22`, begins at the lab, plus `later` days. */
export const labDayStart = (day: string, later = 0): string =>
  new Date(labInstant(daysLater(day, later), '00:00')).toISOString();
