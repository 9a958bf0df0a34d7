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
  };
}

/** Whether nothing was typed or ordered yet; a lens chosen to look at is nothing. */
export function isEmptyStockDraft({ reference, remarks, line, lines }: StockDraft): boolean {
  return `${reference}${remarks}${line}`.trim() === '' && lines.length === 0;
}

/** What is sent of a draft against which nothing stands. */
export function stockContent({ reference, remarks, lines }: StockDraft): StockOrder {
  return { kind: 'stock', reference: reference.trim(), remarks: remarks.trim(), lines };
}
