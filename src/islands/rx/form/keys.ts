import type { KeyboardEvent } from 'react';
import { eyeFields } from '../../../domain/optics/eye-fields.ts';
import { stepNumber, stepTyped } from '../../../domain/rx/draft/step.ts';
import { isRxNumber, rxNumbers } from '../../../domain/rx/number-fields.ts';
import { writeEyeValue } from '../../../i18n/language/format-optics.ts';
import { writeMeasure } from '../../../i18n/rx/format-measure.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import { asRxPath, isListPath, type RxPath } from '../../../stores/rx/paths.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { focusAndReveal } from './focus.ts';
import { type Field, isField } from './rx-fields.ts';

/** Enabled fields in the order of entry. A radio group counts as its chosen or first button. */
function openFields(form: HTMLFormElement): Field[] {
  const isStop = (field: Field) => {
    if (field.type !== 'radio') return true;
    const group = [...form.querySelectorAll<HTMLInputElement>(`[name="${field.name}"]`)];
    return field === (group.find(({ checked }) => checked) ?? group[0]);
  };
  return [...form.elements].filter(
    (field): field is Field =>
      isField(field) && !field.disabled && field.offsetParent !== null && isStop(field),
  );
}

const foldOf = (field: Field) => field.closest('.rx-fold');
const isNeeded = (field: Field) => field.required || field.ariaRequired === 'true';

/** Whether Enter skips a field: an optional choice not made, or an optional field of another section. */
function isSkipped(field: Field, from: Field): boolean {
  if (isNeeded(field)) return false;
  // In an optional radio group, Enter stops only at the chosen button.
  if (field instanceof HTMLInputElement && field.type === 'radio' && !field.checked) return true;
  return foldOf(field) !== null && foldOf(field) !== foldOf(from);
}

function focusNext(field: Field): void {
  if (!field.form) return;
  const fields = openFields(field.form);
  const here = fields.findIndex(({ name }) => name === field.name);
  const next = fields.slice(here + 1).find((each) => !isSkipped(each, field));
  focusAndReveal(next);
  // As with Tab, typing replaces the value.
  if (next instanceof HTMLInputElement) next.select();
}

/** The field's value one step up or down, as it would be typed; undefined if it is not a number field. */
function stepped(path: RxPath, text: string, direction: 1 | -1): string | null | undefined {
  const locale = $locale.get();
  if (isRxNumber(path)) {
    const next = stepNumber(path, text, direction);
    return next === null ? null : writeMeasure(rxNumbers[path].unit, next, locale);
  }
  const field = eyeFields.find((each) => path.endsWith(`.${each}`));
  if (!field) return undefined;
  const next = stepTyped(field, text, direction);
  return next === null ? null : writeEyeValue(field, next, locale);
}

function step(form: RxForm, { name, value }: Field, direction: 1 | -1): boolean {
  const path = asRxPath(name);
  const next = path && stepped(path, value, direction);
  if (!path || isListPath(path) || next === undefined) return false;
  if (next !== null) form.set(path, next);
  return true;
}

const directions: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** Returns whether the key was handled. */
function actInField(form: RxForm, field: Field, key: string): boolean {
  const direction = directions[key];
  if (direction) return step(form, field, direction);
  if (key !== 'Enter' || field instanceof HTMLTextAreaElement) return false;
  focusNext(field);
  return true;
}

/** Enter moves to the next field and never sends by accident; Ctrl+Enter sends; arrow keys step a value. */
export function keysOf(form: RxForm, send: () => void) {
  return (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, target } = event;
    // React also delivers keys from dialogs the form opens, which are outside its element.
    if (event.nativeEvent.isComposing || !event.currentTarget.contains(target as Node)) return;
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    } else if (isField(target) && actInField(form, target, key)) event.preventDefault();
  };
}
