import * as z from 'zod/mini';

/** Hours and minutes of the lab: when it works, and how long ready-made lenses take. */
export const labCalendar = z.strictObject({
  /** IANA name of the lab's time zone: there is one, `labTimeZone`. */
  timeZone: z.string(),
  /** An order that arrives at this hour or later counts from the next working day; 0 to 24. */
  cutOffHour: z.int().check(z.gte(0), z.lte(24)),
  /** Weekdays off, 0 is Sunday. At most six, so that there is always a working day. */
  offDays: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.maxLength(6)),
  /** Other days off, as `2027-03-21`. */
  holidays: z.array(z.iso.date()),
  /** Working days until an order of stock lenses leaves the lab. */
  stockDays: z.int().check(z.gte(0)),
});
export type LabCalendar = z.infer<typeof labCalendar>;
