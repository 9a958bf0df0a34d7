import {
  bridge,
  eyeNumbers,
  lensNumbers,
  lensTexts,
  orderTexts,
  ownLensTexts,
  sidedFrameNumbers,
} from './lab-fields.ts';
import { writeAcknowledged, writeKept } from './lab-kept.ts';
import { writeScaled } from './lab-number.ts';
import type { LabEye, LabLens, LabOrder } from './lab-order.ts';
import { joinRecords, writeRecord } from './lab-records.ts';
import { writeLines, writeText } from './lab-text.ts';
import {
  edgeWords,
  jobWords,
  kindWords,
  materialWords,
  rimWords,
  segmentWords,
  sideWords,
  tintWords,
  useWords,
  wordFor,
} from './lab-words.ts';
import { eyeSides } from './prescription.ts';
import { resultantOf } from './prism.ts';
import { writeTrace } from './trace-writing.ts';

/**
 * Writes an order as text for a lab's software, after the Data Communication Standard as public sources show it;
 * conformance is not claimed. What is missing is left empty or out, never written as 0.00.
 */
export function writeLabFile(order: LabOrder): string {
  return joinRecords([
    writeRecord('DO', [order.right ? (order.left ? 'B' : 'R') : order.left ? 'L' : '']),
    ...orderTexts.flatMap(({ label, field }) => writeText(label, order[field])),
    ...eyeRecords(order),
    ...lensRecords(order),
    ...frameRecords(order),
    ...once('_BAL', wordFor(sideWords, order.balance)),
    ...order.requests.flatMap((request) => writeText('_REQ', request)),
    ...writeLines('REM', order.remarks),
    ...eyeSides.flatMap((side) => {
      const trace = order.traces[side];
      return trace ? writeTrace(side, trace) : [];
    }),
    ...order.kept.flatMap(writeKept),
    ...order.acknowledged.flatMap((each) => writeText('_ACK', writeAcknowledged(each))),
  ]);
}

function eyeRecords(order: LabOrder): string[] {
  return [
    ...eyeNumbers.flatMap(({ label, field, places }) =>
      sided(order, label, (eye) => writeScaled(eye[field], places)),
    ),
    ...sided(order, 'AX', ({ axis }) => writeScaled(axis, 0)),
    ...prismRecords(order),
  ];
}

/** A record of both eyes, right;left; none where neither has a value. */
function sided(
  { right, left }: LabOrder,
  label: string,
  write: (eye: LabEye, side: 'right' | 'left') => string,
): string[] {
  return fields(label, [right ? write(right, 'right') : '', left ? write(left, 'left') : '']);
}

/** A third decimal and parts of a degree, where the resultant needs them to tell its components. */
function prismRecords(order: LabOrder): string[] {
  return [
    ...sided(order, 'PRVM', ({ prism }, side) => {
      const resultant = resultantOf(side, prism);
      return resultant ? shorten((resultant.amount / 100).toFixed(3)) : '';
    }),
    ...sided(order, 'PRVA', ({ prism }, side) => {
      const resultant = resultantOf(side, prism);
      return resultant ? String(Math.round(resultant.direction * 100) / 100) : '';
    }),
  ];
}

function shorten(decimals: string): string {
  return decimals.replace(/0$/, '');
}

function lensRecords(order: LabOrder): string[] {
  const { lens } = order;
  const eyes = lensSides(order);
  const twice = (label: string, word: string) =>
    fields(
      label,
      eyes.map((isOrdered) => (isOrdered ? word : '')),
    );
  return [
    ...twice('LTYPE', typeOf(lens)),
    ...lensTexts.flatMap(({ label, field }) => writeText(label, lens[field], eyes)),
    ...twice('LMATTYPE', wordFor(materialWords, lens.material)),
    ...lensNumbers.flatMap(({ label, field, places }) =>
      twice(label, writeScaled(lens[field], places)),
    ),
    ...ownLensTexts.flatMap(({ label, field }) => writeText(label, lens[field])),
    ...lens.coats.flatMap((coat) => writeText('_COAT', coat)),
    ...once('_USE', wordFor(useWords, lens.use)),
    ...once('_TINTPCT', writeScaled(lens.tintDensity, 0)),
    ...once('_TINTFORM', wordFor(tintWords, lens.tintForm)),
  ];
}

/** The eyes that are ordered; both where none is, so that the lens is not lost. */
function lensSides({ right, left }: LabOrder): [right: boolean, left: boolean] {
  const isNone = right === null && left === null;
  return [isNone || right !== null, isNone || left !== null];
}

function typeOf({ kind, segment }: LabLens): string {
  return `${wordFor(kindWords, kind)} ${wordFor(segmentWords, segment)}`.trim();
}

function frameRecords({ frame, job }: LabOrder): string[] {
  const isUncut = job === 'uncut';
  return [
    ...sidedFrameNumbers.flatMap(({ label, field, places }) => {
      const text = writeScaled(frame[field], places);
      return fields(label, [text, text]);
    }),
    ...once(bridge.label, writeScaled(frame.dbl, bridge.places)),
    // Whether a rim is of plastic or of metal nobody asked.
    ...once('FTYP', frame.type === null ? '' : frame.type === 'rimless' ? '3' : '0'),
    ...once('ETYP', isUncut ? '-1' : wordFor(edgeWords, frame.type)),
    ...once('_RIM', wordFor(rimWords, frame.type)),
    ...once('_JOBTYPE', wordFor(jobWords, job)),
  ];
}

function once(label: string, text: string): string[] {
  return fields(label, [text]);
}

function fields(label: string, texts: readonly string[]): string[] {
  return texts.every((text) => text === '') ? [] : [writeRecord(label, texts)];
}
