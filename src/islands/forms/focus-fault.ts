import type { FieldErrors } from 'react-hook-form';
import { saidOf } from './field-errors.ts';

/** Focuses the first invalid field in document order. The form library would go by order of registration. */
export function focusFault(form: unknown, errors: FieldErrors): void {
  if (!(form instanceof HTMLFormElement)) return;
  for (const control of form.elements) {
    const name = control.getAttribute('name');
    if (!name || !saidOf(errors, name) || !(control instanceof HTMLElement)) continue;
    const folded = control.closest('details');
    if (folded) folded.open = true;
    control.focus();
    return;
  }
}
