import type { LensCatalogue } from '../catalogue/lens.ts';
import { chosenLens, chosenServices } from '../rx/draft/chosen.ts';
import type { KnownDraft } from '../rx/draft/read-known.ts';
import { proposeDay } from './propose-day.ts';
import { rxWorkingDays } from './rx-working-days.ts';

/** The day a draft would leave the lab if sent now, as `2026-11-22`; null until its lens is known. */
export function promiseOfDraft(
  { rx }: KnownDraft,
  catalogue: LensCatalogue,
  now: Date,
): string | null {
  const lens = chosenLens(rx, catalogue);
  if (!lens) return null;
  const timed = { lens: lens.choice, job: rx.job, services: chosenServices(rx) };
  return proposeDay(rxWorkingDays(timed, catalogue), catalogue.calendar, now);
}
