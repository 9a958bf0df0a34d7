import * as z from 'zod/mini';
import { warningCodes } from '../vocabulary/warning-codes.ts';

/** What a shop knowingly dismissed. */
export const acknowledgement = z.strictObject({
  code: z.enum(warningCodes),
  /** The field it was shown at. */
  path: z.string().check(z.regex(/^(right|left|frame)\.[a-zA-Z]{1,20}$/)),
  /** The numbers it told, in the field's unit. */
  params: z.optional(z.record(z.string().check(z.regex(/^[a-z][a-zA-Z]{0,19}$/)), z.int())),
});
export type Acknowledgement = z.infer<typeof acknowledgement>;
