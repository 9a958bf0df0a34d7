import type { StockDraft } from './draft.ts';
import type { StockOrder } from './stock.ts';

export function emptyStockDraft(): StockDraft {
  return {
    reference: '',
    remarks: '',
    unit: 'pieces',
    entry: 'single',
    lens: '',
    diameter: null,
    line: '',
    lines: [],
    waits: [],
  };
}

/** Whether the draft has no text and no lines. Choosing a lens does not count. */
export function isEmptyStockDraft({ reference, remarks, line, lines }: StockDraft): boolean {
  return `${reference}${remarks}${line}`.trim() === '' && lines.length === 0;
}

/** The order in a draft without issues. */
export function stockContent({ reference, remarks, lines }: StockDraft): StockOrder {
  return { kind: 'stock', reference: reference.trim(), remarks: remarks.trim(), lines };
}
