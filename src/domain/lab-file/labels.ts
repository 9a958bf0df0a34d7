import type { LabRecord } from '../lab-format/records.ts';
import { continuationOf } from '../lab-format/text.ts';
import {
  bridge,
  eyeNumbers,
  frameTexts,
  lensNumbers,
  lensTexts,
  orderTexts,
  ownLensTexts,
  sidedFrameNumbers,
} from './fields.ts';
import type { LabNote } from './reader.ts';

const texts = [...orderTexts, ...lensTexts, ...ownLensTexts, ...frameTexts].map(
  ({ label }) => label,
);
const runningTexts = [...texts, 'REM', '_LINE', '_REQ', '_COAT', '_ACK', '_KEPT'];
const numbers = [...eyeNumbers, ...lensNumbers, ...sidedFrameNumbers, bridge].map(
  ({ label }) => label,
);
const words = ['DO', 'AX', 'PRVM', 'PRVA', 'LTYPE', 'LTYP', 'PHOTO', 'POLAR', 'LMATTYPE'].concat([
  'FTYP',
  'ETYP',
  'TRCFMT',
  'R',
  'A',
]);
const ownWords = ['_TINTPCT', '_TINTFORM', '_RIM', '_FMAT', '_JOBTYPE', '_BAL', '_DO', '_USE'];

/** Every label that an order is read from. */
export const labLabels: ReadonlySet<string> = new Set([
  ...runningTexts,
  ...runningTexts.map(continuationOf),
  ...numbers,
  ...words,
  ...ownWords,
]);

/** Labels that writers in the field use for others. */
const misnamed: ReadonlyMap<string, string> = new Map([
  ['FTYPE', 'FTYP'],
  ['AXIS', 'AX'],
  ['INDEX', 'LIND'],
  ['IND', 'LIND'],
]);

/** Whether a record under a label would be read as part of an order, or as one that is meant for it. */
export function isOwnLabel(label: string): boolean {
  return label === '' || label.startsWith('_') || labLabels.has(label) || misnamed.has(label);
}

/** Takes records under a mistaken label as what they mean, where the right label is not there too. */
export function mendLabels(records: readonly LabRecord[], notes: LabNote[]): LabRecord[] {
  const labels = new Set(records.map(({ label }) => label));
  return records.map((record) => {
    const meant = meantBy(record);
    if (meant === undefined || labels.has(meant)) return record;
    notes.push({ code: 'labMisnamed', label: record.label, params: { meant } });
    return { ...record, label: meant };
  });
}

/** The kind of material is a whole number: 1.56 there is the index. */
function meantBy({ label, fields }: LabRecord): string | undefined {
  const isIndex = label === 'LMATTYPE' && fields.some((field) => /^1\.[3-9]/.test(field));
  return isIndex ? 'LIND' : misnamed.get(label);
}
