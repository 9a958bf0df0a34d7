import type { LensCatalogue } from './lens.ts';
import { plainCalendar } from './plain-calendar.ts';

/** For use until a catalogue is loaded: prescriptions can be checked, but no lens chosen. */
export const emptyCatalogue: LensCatalogue = {
  revision: '',
  designs: [],
  coatings: [],
  services: [],
  conflicts: [],
  calendar: plainCalendar,
};
