import type { LensCatalogue } from './lens.ts';
import { plainCalendar } from './plain-calendar.ts';

/** Used until a catalogue is loaded: prescriptions can be checked, but no lens can be chosen. */
export const emptyCatalogue: LensCatalogue = {
  revision: '',
  designs: [],
  coatings: [],
  services: [],
  conflicts: [],
  calendar: plainCalendar,
};
