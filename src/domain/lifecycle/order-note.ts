import * as z from 'zod/mini';
import { orderText } from '../vocabulary/storable-text.ts';
import { noteLimit } from './event-limits.ts';

/** The text of a note, without spaces around it. */
export const noteText = orderText(noteLimit).check(z.trim(), z.minLength(1));

/** What somebody at the lab wrote about an order for colleagues. No shop may read it. */
export const orderNote = z.strictObject({
  id: z.uuid(),
  /** An instant in UTC, as ISO 8601. */
  at: z.iso.datetime(),
  /** Name of the user. */
  by: z.string(),
  text: noteText,
});
export type OrderNote = z.infer<typeof orderNote>;
