import { set } from 'react-hook-form';
import { emptyRxDraft, type RxDraft } from '../../domain/rx-draft.ts';
import { rxPaths } from './rx-form.ts';

/** What was typed or chosen on the prerendered page before its script was there. */
export function typedEarly(): RxDraft {
  const draft = emptyRxDraft();
  const form = typeof document === 'undefined' ? null : document.forms.namedItem('rx');
  if (!form) return draft;
  const data = new FormData(form);
  for (const path of rxPaths) {
    const value = data.get(path);
    if (typeof value === 'string') set(draft, path, value);
  }
  return draft;
}
