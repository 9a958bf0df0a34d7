import * as z from 'zod/mini';
import { labPage } from '../../domain/lab-page/lab-page.ts';
import type { Contracts } from '../exchange.ts';

/** The lab's public information. */
export const labPageAnswer = z.strictObject({
  /** Null until the lab has filled it in. */
  page: z.nullable(labPage),
  /** The next days off other than the weekly ones, soonest first, by the lab's calendar. */
  holidays: z.array(z.iso.date()),
});
export type LabPageAnswer = z.infer<typeof labPageAnswer>;

export const labPageContract = {
  page: { GET: { answer: labPageAnswer }, PUT: { body: labPage, answer: labPageAnswer } },
} satisfies Contracts;
