import * as z from 'zod/mini';
import type { Issue } from './issue.ts';
import { textLimits } from './order-text.ts';
import {
  type StockCatalogue,
  type StockLine,
  type StockOrder,
  stockLimits,
  stockOrder,
} from './stock.ts';
import { stockOnHand } from './stock-chart.ts';
import { checkStock } from './stock-check.ts';

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

export function emptyStockDraft(): StockDraft {
  return stockDraft.parse({});
}

/** Whether nothing was typed or ordered yet; a lens chosen to look at is nothing. */
export function isEmptyStockDraft({ reference, remarks, line, lines }: StockDraft): boolean {
  return `${reference}${remarks}${line}`.trim() === '' && lines.length === 0;
}

/**
 * Reads a draft into an order. Every issue is collected, in the order of the screen; the order is null exactly when
 * there are issues.
 */
export function readStockDraft(
  draft: StockDraft,
  catalogue: StockCatalogue,
): { order: StockOrder | null; issues: Issue[] } {
  const { lines } = draft;
  const issues = [
    ...checkText(draft, 'reference'),
    ...checkAmounts(lines),
    ...checkStock(lines, (cell) => stockOnHand(catalogue, cell)),
    ...checkText(draft, 'remarks'),
  ];
  if (issues.length > 0) return { order: null, issues };
  return parseOrder({
    kind: 'stock',
    reference: draft.reference.trim(),
    remarks: draft.remarks.trim(),
    lines,
  });
}

function checkText(draft: StockDraft, field: 'reference' | 'remarks'): Issue[] {
  const max = textLimits[field];
  if (draft[field].trim().length <= max) return [];
  return [{ path: field, code: 'tooLong', params: { max } }];
}

function checkAmounts(lines: readonly StockLine[]): Issue[] {
  const { min, max } = stockLimits.pieces;
  const most = stockLimits.lines.max;
  if (lines.length === 0) return [{ path: 'lines', code: 'linesMissing' }];
  if (lines.length > most) return [{ path: 'lines', code: 'tooManyLines', params: { max: most } }];
  return lines.flatMap(({ pieces }, place): Issue[] => {
    if (pieces >= min && pieces <= max) return [];
    return [{ path: `lines.${place}.pieces`, code: 'outOfRange', params: { min, max } }];
  });
}

/** The schema has the last word, so that no rule forgotten here lets through what the server must refuse. */
function parseOrder(content: unknown): { order: StockOrder | null; issues: Issue[] } {
  const parsed = stockOrder.safeParse(content);
  if (parsed.success) return { order: parsed.data, issues: [] };
  const issues = parsed.error.issues.map(({ path }): Issue => {
    return { path: path.join('.'), code: 'invalid' };
  });
  return { order: null, issues };
}
