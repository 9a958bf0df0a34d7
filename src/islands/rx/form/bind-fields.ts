import type { Page, RxForm } from '../../../stores/rx/form.ts';
import { readField, writeField } from './rx-fields.ts';

/** Takes what was typed or chosen in a field into the form. */
export function takeField(form: RxForm, field: EventTarget): void {
  const typed = readField(field);
  if (typed) form.type(typed.path, typed.value);
}

/** The page's fields, as the form writes into them. */
export function fieldsOf(element: HTMLFormElement | null): Page | null {
  return element && { write: (path, value) => writeField(element, path, value) };
}
