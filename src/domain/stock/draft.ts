import * as z from 'zod/mini';

/** Drafts outlive releases of the panel: fields an older one did not have come back empty. */
const typed = z._default(z.string(), '');

const draftLine = z.object({
  lens: z.string(),
  diameter: z.int(),
  sphere: z.int(),
  cylinder: z.int(),
  pieces: z.int(),
});

/** A stock order as the shop typed it, kept on the device until it is sent. */
export const stockDraft = z.object({
  reference: typed,
  remarks: typed,
  /** Unit quantities are shown and typed in; lines always store pieces. */
  unit: z._default(z.enum(['pieces', 'pairs']), 'pieces'),
  /** Screen to open it with: single lines, or the grid. */
  entry: z._default(z.enum(['single', 'multi']), 'single'),
  /** Id of the lens being ordered, empty if none, and its diameter in tenths of a mm. */
  lens: typed,
  diameter: z._default(z.nullable(z.int()), null),
  /** Text of the line being typed. */
  line: typed,
  lines: z._default(z.array(draftLine), []),
});
export type StockDraft = z.infer<typeof stockDraft>;
