import { readEye } from './eye-reading.ts';
import { checkEye, type KnownEye } from './eye-rules.ts';
import { lensKind } from './lens.ts';
import type { EyeField } from './prescription.ts';
import type { EyeDraft } from './rx-draft.ts';

const blank: KnownEye = {
  sphere: null,
  cylinder: 0,
  axis: null,
  add: null,
  pd: null,
  height: null,
};

const noLens = { design: undefined, variant: undefined };

/** Whether a field may not be left empty, with the cylinder typed beside it and the kind of lens chosen so far. */
export function isNeeded(field: EyeField, cylinder: string, kind: string): boolean {
  const typed: EyeDraft = { sphere: '', cylinder, axis: '', add: '', pd: '', height: '' };
  const eye = { ...blank, cylinder: readEye(typed).cylinder };
  const lens = { kind: lensKind.safeParse(kind).data, ...noLens };
  return checkEye('right', eye, lens).some(
    ({ path, code }) => path === `right.${field}` && code.endsWith('Missing'),
  );
}

/** Whether the kind of lens chosen so far can hold a value in the field: single vision has no addition. */
export function isTaken(field: EyeField, kind: string): boolean {
  const lens = { kind: lensKind.safeParse(kind).data, ...noLens };
  return !checkEye('right', { ...blank, add: 200 }, lens).some(
    ({ path, code }) => path === `right.${field}` && code === 'addWithoutNear',
  );
}
