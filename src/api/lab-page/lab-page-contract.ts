import * as z from 'zod/mini';
import { labPage } from '../../domain/lab-page/lab-page.ts';

/** The lab's public information. */
export const labPageAnswer = z.strictObject({
  /** Null before the lab has said anything. */
  page: z.nullable(labPage),
  /** The next days off other than the weekly ones, soonest first, by the lab's calendar. */
  holidays: z.array(z.iso.date()),
});
export type LabPageAnswer = z.infer<typeof labPageAnswer>;
