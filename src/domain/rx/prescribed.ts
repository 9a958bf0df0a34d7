import type { Issue } from '../vocabulary/issue.ts';

const hourMs = 3_600_000;

/** A day begins first where clocks are this far ahead of UTC. */
const earliestZone = 14 * hourMs;

/** Average length of a month. */
const monthMs = 730.5 * hourMs;

/** Age in months from which a prescription is asked about; general knowledge: eyes are tested once a year. */
export const oldAfter = 12;

/** When a prescription was written, and now, in ms since 1970; null if unknown, in which case nothing is too old. */
export interface Prescribed {
  readonly on: string | null;
  readonly now: number | null;
}

/** Whole months since a prescription was written; null if unknown. */
export function monthsSince({ on, now }: Prescribed): number | null {
  return on === null || now === null ? null : Math.floor((now - Date.parse(on)) / monthMs);
}

/** A day that has not begun anywhere yet must be a typing mistake. */
export function checkPrescribed({ on, now }: Prescribed): Issue[] {
  const isAhead = on !== null && now !== null && Date.parse(on) > now + earliestZone;
  return isAhead ? [{ path: 'people.prescribedOn', code: 'dayInFuture' }] : [];
}
