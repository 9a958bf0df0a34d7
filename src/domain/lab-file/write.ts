import { writeTrace } from '../frame/trace-writing.ts';
import { writeScaled } from '../lab-format/number.ts';
import { joinRecords, presentRecord, singleRecord, writeRecord } from '../lab-format/records.ts';
import { writeRemarks } from '../lab-format/remarks.ts';
import { writeLines, writeText } from '../lab-format/text.ts';
import { resultantOf } from '../optics/prism-resultant.ts';
import { type EyeSide, eyeSides } from '../vocabulary/eye.ts';
import { type FileEye, fileEye, isBalanced, type LensesMade } from './eyes-made.ts';
import { bridge, eyeNumbers, frameTexts, orderTexts, sidedFrameNumbers } from './fields.ts';
import { writeDismissal, writeKept } from './kept.ts';
import type { LabFrame, LabOrder } from './order.ts';
import {
  edgeWords,
  frameMaterialWords,
  jobWords,
  rimWords,
  shapeWords,
  sideWords,
  wordFor,
} from './words.ts';
import { lensRecords } from './write-lens.ts';

/**
 * Writes an order for lab software, after public sources on the Data Communication Standard; conformance is not
 * claimed. Missing values are empty or left out, never 0.00.
 */
export function writeLabFile(order: LabOrder): string {
  const made = { right: fileEye(order, 'right'), left: fileEye(order, 'left') };
  return joinRecords([
    writeRecord('DO', [sidesOf(made)]),
    ...orderTexts.flatMap(({ label, field }) => writeText(label, order[field])),
    ...eyeRecords(made),
    ...lensRecords(order, made),
    ...frameRecords(order),
    ...balanceRecords(order),
    ...order.requests.flatMap((request) => writeText('_REQ', request)),
    ...writeRemarks(order.remarks),
    ...writeLines('_SOURCE', order.source),
    ...eyeSides.flatMap((side) => {
      const trace = order.traces[side];
      return trace ? writeTrace(side, trace) : [];
    }),
    ...writeKept(order.kept),
    ...order.acknowledged.flatMap((each) => writeText('_ACK', writeDismissal(each))),
  ]);
}

function sidesOf({ right, left }: LensesMade): string {
  return right ? (left ? 'B' : 'R') : left ? 'L' : '';
}

/** Private labels: which side is a balance lens, and which sides were ordered. */
function balanceRecords(order: LabOrder): string[] {
  const [right, left] = eyeSides.map((side) => isBalanced(order, side));
  return [
    ...singleRecord('_BAL', wordFor(sideWords, order.balance)),
    ...singleRecord('_DO', right ? 'L' : left ? 'R' : ''),
  ];
}

function eyeRecords(made: LensesMade): string[] {
  return [
    ...eyeNumbers.flatMap(({ label, field, places }) =>
      sided(made, label, (eye) => writeScaled(eye[field], places)),
    ),
    ...sided(made, 'AX', ({ axis }) => writeScaled(axis, 0)),
    ...prismRecords(made),
  ];
}

/** A right;left record; none if neither eye has a value. */
function sided(
  made: LensesMade,
  label: string,
  write: (eye: FileEye, side: EyeSide) => string,
): string[] {
  const texts = eyeSides.map((side) => {
    const eye = made[side];
    return eye ? write(eye, side) : '';
  });
  return presentRecord(label, texts);
}

/** Three decimals and fractions of a degree where needed to recover the components. */
function prismRecords(made: LensesMade): string[] {
  return [
    ...sided(made, 'PRVM', ({ prism }, side) => {
      const resultant = resultantOf(side, prism);
      return resultant ? shorten((resultant.amount / 100).toFixed(3)) : '';
    }),
    ...sided(made, 'PRVA', ({ prism }, side) => {
      const resultant = resultantOf(side, prism);
      return resultant ? String(Math.round(resultant.direction * 100) / 100) : '';
    }),
  ];
}

function shorten(decimals: string): string {
  return decimals.replace(/0$/, '');
}

function frameRecords({ frame, job }: LabOrder): string[] {
  const isUncut = job === 'uncut';
  return [
    ...sidedFrameNumbers.flatMap(({ label, field, places }) => {
      const text = writeScaled(frame[field], places);
      return presentRecord(label, [text, text]);
    }),
    ...singleRecord(bridge.label, writeScaled(frame.dbl, bridge.places)),
    ...frameTexts.flatMap(({ label, field }) => writeText(label, frame[field])),
    ...singleRecord('FTYP', frameTypeOf(frame)),
    ...singleRecord('_FMAT', wordFor(frameMaterialWords, frame.material)),
    ...singleRecord('ETYP', isUncut ? '-1' : wordFor(edgeWords, frame.type)),
    ...singleRecord('_RIM', wordFor(rimWords, frame.type)),
    ...singleRecord('_SHAPE', wordFor(shapeWords, frame.shape)),
    ...singleRecord('_JOBTYPE', wordFor(jobWords, job)),
    ...singleRecord('_FOLLOWS', frame.parcel === null ? '' : '1'),
    ...writeText('_PARCEL', frame.parcel ?? ''),
  ];
}

/** Rimless or the rim material; 0 if the material is unknown. */
function frameTypeOf({ type, material }: LabFrame): string {
  if (type === 'rimless') return '3';
  return wordFor(frameMaterialWords, material) || (type === null ? '' : '0');
}
