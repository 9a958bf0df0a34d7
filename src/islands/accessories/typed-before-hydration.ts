import { type AccessoriesDraft, emptyAccessoriesDraft } from '../../domain/accessories/draft.ts';

/** Reads what the user typed on the prerendered page before its script loaded. */
export function typedBeforeHydration(): AccessoriesDraft {
  const form = typeof document === 'undefined' ? null : document.forms.namedItem('accessories');
  if (!form) return emptyAccessoriesDraft();
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    ...emptyAccessoriesDraft(),
    reference: text('reference'),
    remarks: text('remarks'),
  };
}
