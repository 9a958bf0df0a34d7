import * as z from 'zod/mini';
import { labPage } from '../../domain/lab-page/lab-page.ts';

/** What the lab tells about itself. */
export const labPageAnswer = z.strictObject({
  /** Null before the lab has said anything. */
  page: z.nullable(labPage),
  /** The next days off besides the weekly ones, soonest first; of the lab's calendar. */
  holidays: z.array(z.iso.date()),
});
export type LabPageAnswer = z.infer<typeof labPageAnswer>;
