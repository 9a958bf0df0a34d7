import * as z from 'zod/mini';
import { orderText } from '../vocabulary/storable-text.ts';
import { noteLimit } from './event-limits.ts';

/** The text of a note, trimmed. */
export const noteText = orderText(noteLimit).check(z.trim(), z.minLength(1));

/** An internal note by lab staff about an order. Shops must not see it. */
export const orderNote = z.strictObject({
  id: z.uuid(),
  /** An instant in UTC, as ISO 8601. */
  at: z.iso.datetime(),
  /** Name of the author. */
  by: z.string(),
  text: noteText,
});
export type OrderNote = z.infer<typeof orderNote>;
