import { continuationOf } from '../lab-format/text.ts';
import {
  bridge,
  eyeNumbers,
  frameTexts,
  individualNumbers,
  lensNumbers,
  lensTexts,
  orderTexts,
  privateLensTexts,
  sidedFrameNumbers,
} from './fields.ts';

const texts = [...orderTexts, ...lensTexts, ...privateLensTexts, ...frameTexts].map(
  ({ label }) => label,
);
const runningTexts = [
  ...texts,
  '_PARCEL',
  'REM',
  '_LINE',
  '_SOURCE',
  '_REQ',
  '_COAT',
  '_ACK',
  '_KEPT',
];
const numbers = [
  ...eyeNumbers,
  ...lensNumbers,
  ...individualNumbers,
  ...sidedFrameNumbers,
  bridge,
].map(({ label }) => label);
const words = ['DO', 'AX', 'PRVM', 'PRVA', 'LTYPE', 'LTYP', 'PHOTO', 'POLAR', 'LMATTYPE'].concat([
  'FTYP',
  'ETYP',
  'TRCFMT',
  'R',
  'L',
  'A',
]);
const ownWords = [
  '_TINTPCT',
  '_TINTFORM',
  '_RIM',
  '_SHAPE',
  '_FMAT',
  '_JOBTYPE',
  '_FOLLOWS',
  '_BAL',
  '_DO',
  '_USE',
  '_DOMEYE',
];

/** All labels an order is read from. */
export const labLabels: ReadonlySet<string> = new Set([
  ...runningTexts,
  ...runningTexts.map(continuationOf),
  ...numbers,
  ...words,
  ...ownWords,
]);

/** Wrong labels some writers use, and what they mean. */
export const misnamed: ReadonlyMap<string, string> = new Map([
  ['FTYPE', 'FTYP'],
  ['AXIS', 'AX'],
  ['INDEX', 'LIND'],
  ['IND', 'LIND'],
]);

/** Whether a reader would treat a record with this label as part of the order. */
export function isOwnLabel(label: string): boolean {
  return label === '' || label.startsWith('_') || labLabels.has(label) || misnamed.has(label);
}
