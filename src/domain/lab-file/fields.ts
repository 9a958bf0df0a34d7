import {
  deskNumbers,
  type NumberUnit,
  nearNumbers,
  type RxNumber,
  wishNumbers,
  wornNumbers,
} from '../rx/order-numbers.ts';
import { namesOf, type Table } from '../vocabulary/by-name.ts';
import type { FileEye } from './eyes-made.ts';
import type { LabFrame, LabLens } from './order.ts';

/** A number field of a lab file: its label and number of decimals. */
export interface LabNumber<Field extends string> {
  readonly label: string;
  readonly field: Field;
  readonly places: number;
}

function number<Field extends string>(label: string, field: Field, places: number) {
  return { label, field, places } satisfies LabNumber<Field>;
}

const placesOf: Readonly<Record<NumberUnit, number>> = {
  half: 1,
  tenth: 1,
  centimetre: 0,
  degree: 0,
  dioptre: 2,
  prism: 2,
  percent: 0,
};

/** All numbers of a table, in order. The type ensures that each one has a label. */
function labelled<Field extends string>(
  rows: Table<Field, RxNumber>,
  labels: NoInfer<Table<Field, string>>,
): LabNumber<Field>[] {
  return namesOf(rows).map((field) => number(labels[field], field, placesOf[rows[field].unit]));
}

/** Numbers of one eye, written right;left. The axis is separate: with a cylinder, 0 means 180. */
export const eyeNumbers = [
  number('SPH', 'sphere', 2),
  number('CYL', 'cylinder', 2),
  number('ADD', 'add', 2),
  number('IPD', 'pd', 1),
  number('NPD', 'nearPd', 1),
  number('_FARPD', 'farPd', 1),
  number('SEGHT', 'height', 1),
  number('OCHT', 'centreHeight', 1),
  number('DIA', 'diameter', 1),
  ...labelled(wishNumbers, {
    baseCurve: 'MBASE',
    centreThickness: 'MINCTR',
    edgeThickness: 'MINEDG',
  }),
] as const satisfies readonly LabNumber<keyof FileEye>[];

/** The only frame number written once. */
export const bridge = number('DBL', 'dbl', 1);

/** Frame numbers written for both sides, with the same value. */
export const sidedFrameNumbers = [
  number('HBOX', 'a', 1),
  number('VBOX', 'b', 1),
  number('FED', 'ed', 1),
  ...labelled(wornNumbers, { vertexDistance: 'BVD', pantoscopicTilt: 'PANTO', wrap: 'ZTILT' }),
] as const satisfies readonly LabNumber<keyof LabFrame>[];

/** Lens numbers, written for each ordered eye. */
export const lensNumbers = [
  number('LIND', 'index', 2),
  number('CORRLEN', 'corridor', 1),
] as const satisfies readonly LabNumber<keyof LabLens>[];

/**
 * Values an individual design is calculated with: distances in centimetres, inset in millimetres, degression in
 * dioptres. Written once; no public labels are known.
 */
export const individualNumbers = [
  ...labelled(nearNumbers, { readingDistance: '_RDIST', inset: '_INSET' }),
  ...labelled(deskNumbers, { workingDistance: '_WDIST', degression: '_DEGRESS' }),
] as const satisfies readonly LabNumber<keyof LabLens>[];

/** Lens texts, written for each ordered eye. */
export const lensTexts = [
  { label: 'LNAM', field: 'name' },
  { label: 'COLR', field: 'colour' },
  { label: 'ACOAT', field: 'coating' },
  { label: 'TINT', field: 'tint' },
] as const satisfies readonly { label: string; field: keyof LabLens }[];

/** Lens texts under private labels, written once. */
export const privateLensTexts = [
  { label: '_DESIGN', field: 'design' },
  { label: '_MIRROR', field: 'mirror' },
  { label: '_ENGRAVE', field: 'engraving' },
] as const satisfies readonly { label: string; field: keyof LabLens }[];

/** Frame texts, written once. No public labels for colour and size are known. */
export const frameTexts = [
  { label: 'FMFR', field: 'brand' },
  { label: 'FRAM', field: 'model' },
  { label: '_FCOL', field: 'colour' },
  { label: '_FSIZE', field: 'size' },
] as const satisfies readonly { label: string; field: keyof LabFrame }[];

/** Order texts, written once. The standard has no label for those with a private one. */
export const orderTexts = [
  { label: 'JOB', field: 'number' },
  { label: 'ACCN', field: 'account' },
  { label: '_ACCID', field: 'accountId' },
  { label: 'CLIENT', field: 'client' },
  { label: 'PATIENT', field: 'patient' },
  { label: '_REF', field: 'reference' },
  { label: '_DOCTOR', field: 'prescriber' },
  { label: '_RXDATE', field: 'prescribedOn' },
  { label: '_MOBILE', field: 'mobile' },
  { label: '_INSURE', field: 'insurance' },
  { label: '_BRANCH', field: 'branch' },
  { label: '_TRAY', field: 'tray' },
  { label: '_REQNOTE', field: 'requestNote' },
] as const;
