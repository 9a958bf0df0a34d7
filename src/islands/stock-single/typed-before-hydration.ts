import type { StockDraft } from '../../domain/stock/draft.ts';
import { emptyStockDraft } from '../../domain/stock/draft-content.ts';

/** Reads the fields of the prerendered page as filled in before its script loaded. */
export function typedBeforeHydration(): StockDraft {
  const form = typeof document === 'undefined' ? null : document.forms.namedItem('stock');
  if (!form) return emptyStockDraft();
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    ...emptyStockDraft(),
    line: text('line'),
    reference: text('reference'),
    remarks: text('remarks'),
  };
}
