import * as z from 'zod/mini';

/** The lab's working times, and how long stock lenses take. */
export const labCalendar = z.strictObject({
  /** IANA name of the lab's time zone, always `labTimeZone`. */
  timeZone: z.string(),
  /** An order that arrives at this hour or later counts from the next working day; 0 to 24. */
  cutOffHour: z.int().check(z.gte(0), z.lte(24)),
  /** Days of the week off, 0 is Sunday. At most six, so that there is always a working day. */
  offDays: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.maxLength(6)),
  /** Other days off, as `2027-03-21`. */
  holidays: z.array(z.iso.date()),
  /** Working days until a stock-lens order leaves the lab. */
  stockDays: z.int().check(z.gte(0)),
});
export type LabCalendar = z.infer<typeof labCalendar>;
