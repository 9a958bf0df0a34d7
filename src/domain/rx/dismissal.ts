import * as z from 'zod/mini';
import { warningCodes } from '../vocabulary/warning-codes.ts';

/** A warning dismissed by the shop, as stored with the order. */
export const dismissal = z.strictObject({
  code: z.enum(warningCodes),
  /** Path of the field that has the warning. */
  path: z.string().check(z.regex(/^(people|right|left|frame|wishes)\.[a-zA-Z]{1,20}$/)),
  /** Numbers in its message, in the field's unit. */
  params: z.optional(z.record(z.string().check(z.regex(/^[a-z][a-zA-Z]{0,19}$/)), z.int())),
});
export type Dismissal = z.infer<typeof dismissal>;
