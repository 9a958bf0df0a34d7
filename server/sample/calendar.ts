import type { LabCalendar } from '../../src/domain/catalogue/lab-calendar.ts';
import { plainCalendar } from '../../src/domain/catalogue/plain-calendar.ts';

/**
 * Iran's public holidays of the solar calendar in the years 1405 and 1406. Those of the lunar calendar depend on the
 * moon; a lab adds them when they are announced.
 */
export const sampleCalendar: LabCalendar = {
  ...plainCalendar,
  holidays: [
    '2027-02-11',
    '2027-03-20',
    '2027-03-21',
    '2027-03-22',
    '2027-03-23',
    '2027-03-24',
    '2027-04-01',
    '2027-04-02',
    '2027-06-04',
    '2027-06-05',
    '2028-02-11',
    '2028-03-19',
  ],
};
