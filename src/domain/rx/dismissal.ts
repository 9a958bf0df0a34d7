import * as z from 'zod/mini';
import { warningCodes } from '../vocabulary/warning-codes.ts';

/** A warning the shop dismissed, as the order keeps it. */
export const dismissal = z.strictObject({
  code: z.enum(warningCodes),
  /** Path of the field with the warning. */
  path: z.string().check(z.regex(/^(people|right|left|frame|wishes)\.[a-zA-Z]{1,20}$/)),
  /** Numbers in its message, in the field's unit. */
  params: z.optional(z.record(z.string().check(z.regex(/^[a-z][a-zA-Z]{0,19}$/)), z.int())),
});
export type Dismissal = z.infer<typeof dismissal>;
