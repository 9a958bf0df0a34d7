import type { Issue } from '../vocabulary/issue.ts';

const hourMs = 3_600_000;

/** A day begins first where clocks are this much ahead of UTC. */
const earliestZone = 14 * hourMs;

/** Average length of a month. */
const monthMs = 730.5 * hourMs;

/** Age in months from which a prescription is asked about; general knowledge: eyes are tested once a year. */
export const oldAfter = 12;

/** When a prescription was written, and now: ms since 1970, null where the time is not known and nothing is old. */
export interface Prescribed {
  readonly on: string | null;
  readonly now: number | null;
}

/** Whole months since a prescription was written; null if unknown. */
export function monthsSince({ on, now }: Prescribed): number | null {
  return on === null || now === null ? null : Math.floor((now - Date.parse(on)) / monthMs);
}

/** A prescription of a day that has begun nowhere yet is mistyped. */
export function checkPrescribed({ on, now }: Prescribed): Issue[] {
  const isAhead = on !== null && now !== null && Date.parse(on) > now + earliestZone;
  return isAhead ? [{ path: 'people.prescribedOn', code: 'dayInFuture' }] : [];
}
