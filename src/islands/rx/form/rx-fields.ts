import { asRxPath, isListPath, type RxPath } from '../../../stores/rx/paths.ts';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isField(element: unknown): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** All fields with a name: a single field, or the members of a group. */
export function fieldsNamed(form: HTMLFormElement, name: string): Field[] {
  const found: unknown = form.elements.namedItem(name);
  if (isField(found)) return [found];
  return found instanceof RadioNodeList ? [...found].filter(isField) : [];
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type);
}

/** Reads a field; for checkboxes, all checked values. */
export function readField(
  field: EventTarget,
): { path: RxPath; value: string | string[] } | undefined {
  const path = isField(field) ? asRxPath(field.name) : undefined;
  if (!path || !isField(field)) return undefined;
  if (!isCheckable(field) || !field.form) return { path, value: field.value };
  const checked = fieldsNamed(field.form, path)
    .filter((each) => isCheckable(each) && each.checked)
    .map(({ value }) => value);
  return { path, value: isListPath(path) ? checked : (checked[0] ?? '') };
}

/** Writes a value into its fields, leaving fields that already have it. */
export function writeField(
  form: HTMLFormElement,
  path: RxPath,
  value: string | readonly string[],
): void {
  for (const field of fieldsNamed(form, path)) {
    if (isCheckable(field)) {
      field.checked =
        typeof value === 'string' ? field.value === value : value.includes(field.value);
    } else if (typeof value === 'string' && field.value !== value) field.value = value;
  }
}
