import type { FileEye } from './eyes-made.ts';
import type { LabFrame, LabLens } from './order.ts';

/** A number of a lab file: where it stands, how many decimals it is written with, and what may be made of a 0. */
export interface LabNumber<Field extends string> {
  readonly label: string;
  readonly field: Field;
  readonly places: number;
  /** `missing`: 0 cannot be meant, some writers put it for what they lack. */
  readonly zero: 'value' | 'missing';
  /** A power of 2.125 D is written 2.12: further places are cut off, not rounded. */
  readonly isCut: boolean;
}

function number<Field extends string>(
  label: string,
  field: Field,
  places: number,
  zero: 'value' | 'missing' = 'missing',
): LabNumber<Field> {
  return { label, field, places, zero, isCut: false };
}

function power<Field extends string>(label: string, field: Field, zero: 'value' | 'missing') {
  return { ...number(label, field, 2, zero), isCut: true };
}

/** Numbers of one eye, written right;left. The axis stands apart: 0 beside a cylinder is 180. */
export const eyeNumbers = [
  power('SPH', 'sphere', 'value'),
  power('CYL', 'cylinder', 'value'),
  power('ADD', 'add', 'missing'),
  number('IPD', 'pd', 1),
  number('NPD', 'nearPd', 1),
  number('_FARPD', 'farPd', 1),
  number('SEGHT', 'height', 1),
  number('OCHT', 'centreHeight', 1),
  number('DIA', 'diameter', 1),
  number('MBASE', 'baseCurve', 2),
  number('MINCTR', 'centreThickness', 1),
  number('MINEDG', 'edgeThickness', 1),
] as const satisfies readonly LabNumber<keyof FileEye>[];

/** The one number of the frame that stands once. */
export const bridge = number('DBL', 'dbl', 1);

/** Numbers of the frame written for either side, both alike. */
export const sidedFrameNumbers = [
  number('HBOX', 'a', 1),
  number('VBOX', 'b', 1),
  number('FED', 'ed', 1),
  number('BVD', 'vertexDistance', 1),
  number('PANTO', 'pantoscopicTilt', 0, 'value'),
  number('ZTILT', 'wrap', 0, 'value'),
] as const satisfies readonly LabNumber<keyof LabFrame>[];

/** Numbers of the lens, written for the eyes that are ordered. */
export const lensNumbers = [
  number('LIND', 'index', 2),
  number('CORRLEN', 'corridor', 1),
] as const satisfies readonly LabNumber<keyof LabLens>[];

/** Texts of the lens, written for the eyes that are ordered. */
export const lensTexts = [
  { label: 'LNAM', field: 'name' },
  { label: 'COLR', field: 'colour' },
  { label: 'ACOAT', field: 'coating' },
  { label: 'TINT', field: 'tint' },
] as const satisfies readonly { label: string; field: keyof LabLens }[];

/** Texts of the lens under labels of our own, which stand once. */
export const ownLensTexts = [
  { label: '_DESIGN', field: 'design' },
  { label: '_MIRROR', field: 'mirror' },
  { label: '_ENGRAVE', field: 'engraving' },
] as const satisfies readonly { label: string; field: keyof LabLens }[];

/** Texts of the frame that stand once; its colour has no label that is known. */
export const frameTexts = [
  { label: 'FMFR', field: 'brand' },
  { label: 'FRAM', field: 'model' },
  { label: '_FCOL', field: 'colour' },
] as const satisfies readonly { label: string; field: keyof LabFrame }[];

/** Texts of the order that stand once; reference, tray and note have no label of the standard's. */
export const orderTexts = [
  { label: 'JOB', field: 'number' },
  { label: 'ACCN', field: 'account' },
  { label: '_ACCID', field: 'accountId' },
  { label: 'CLIENT', field: 'client' },
  { label: 'PATIENT', field: 'patient' },
  { label: '_REF', field: 'reference' },
  { label: '_TRAY', field: 'tray' },
  { label: '_REQNOTE', field: 'requestNote' },
] as const;

/** What is read for each of some fields, by field. */
export function mapFields<Named extends { readonly field: string }, Value>(
  named: readonly Named[],
  read: (each: Named) => Value,
): Record<Named['field'], Value> {
  const entries = named.map((each) => [each.field, read(each)] as const);
  return Object.fromEntries(entries) as Record<Named['field'], Value>;
}
