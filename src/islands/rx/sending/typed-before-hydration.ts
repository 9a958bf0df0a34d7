import { emptyRxDraft, type RxDraft } from '../../../domain/rx/draft/draft.ts';
import { rxPaths, withValue } from '../../../stores/rx/paths.ts';
import { fieldsNamed, readField } from '../form/rx-fields.ts';

/** Reads the page's fields as filled in before the script loaded. */
export function typedBeforeHydration(): RxDraft {
  const form = typeof document === 'undefined' ? null : document.forms.namedItem('rx');
  let draft = emptyRxDraft();
  for (const path of form ? rxPaths : []) {
    const [field] = form ? fieldsNamed(form, path) : [];
    const typed = field && readField(field);
    if (typed && typed.value !== '') draft = withValue(draft, typed.path, typed.value);
  }
  return draft;
}
