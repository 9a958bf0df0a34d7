import type { TypedEarly } from '../../stores/stock/keeping.ts';

/** What was typed on the prerendered page before its script was there. */
export function typedEarly(): TypedEarly {
  const form = typeof document === 'undefined' ? null : document.forms.namedItem('stock');
  if (!form) return {};
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return { line: text('line'), reference: text('reference'), remarks: text('remarks') };
}
