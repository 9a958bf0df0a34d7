import type { Page, RxForm } from '../../../stores/rx/form.ts';
import { readField, writeField } from './rx-fields.ts';

/** Copies a field's value into the form. */
export function updateForm(form: RxForm, field: EventTarget): void {
  const typed = readField(field);
  if (typed) form.type(typed.path, typed.value);
}

/** Lets the form write into the page's fields. */
export function fieldsOf(element: HTMLFormElement | null): Page | null {
  return element && { write: (path, value) => writeField(element, path, value) };
}
