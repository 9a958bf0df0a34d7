import * as z from 'zod/mini';

/** A draft outlives releases of the panel: what an older one did not keep comes back empty, the rest as it was. */
const typed = z._default(z.string(), '');

const draftLine = z.object({
  lens: z.string(),
  diameter: z.int(),
  sphere: z.int(),
  cylinder: z.int(),
  pieces: z.int(),
});

/** What the shop composed; kept on the device until it is an order. */
export const stockDraft = z.object({
  reference: typed,
  remarks: typed,
  /** How quantities are shown and typed; lines count pieces either way. */
  unit: z._default(z.enum(['pieces', 'pairs']), 'pieces'),
  /** The screen that opens it: line by line, or the grid. */
  entry: z._default(z.enum(['single', 'multi']), 'single'),
  /** Id of the lens that is being ordered right now, empty before one is chosen, and its diameter in tenths of a mm. */
  lens: typed,
  diameter: z._default(z.nullable(z.int()), null),
  /** The line that is still being typed. */
  line: typed,
  lines: z._default(z.array(draftLine), []),
});
export type StockDraft = z.infer<typeof stockDraft>;
