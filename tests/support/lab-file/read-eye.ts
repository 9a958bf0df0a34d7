import type { FileEye } from '../../../src/domain/lab-file/eyes-made.ts';
import { eyeNumbers } from '../../../src/domain/lab-file/fields.ts';
import type { LabEye, LabLens } from '../../../src/domain/lab-file/order.ts';
import { readScaled } from '../../../src/domain/lab-format/number.ts';
import type { Prism } from '../../../src/domain/optics/prism.ts';
import { isForNear } from '../../../src/domain/rx/centration.ts';
import { type EyeSide, eyeSides } from '../../../src/domain/vocabulary/eye.ts';
import { componentsOf } from './prism-components.ts';
import { type LabReader, mapFields, noted, numberOf, prescribedPlace, textAt } from './reader.ts';

const axisNumber = { label: 'AX', field: 'axis', places: 0 } as const;
const eyeLabels = [...eyeNumbers.map(({ label }) => label), 'AX', 'PRVM', 'PRVA'];
const noPrism: Prism = { horizontal: null, vertical: null };

/** Reads both eyes. An eye that isn't ordered is null. */
export function readEyes(
  reader: LabReader,
  purpose: Pick<LabLens, 'kind' | 'use'>,
): Record<EyeSide, LabEye | null> {
  noteUnclearSides(reader);
  return { right: readEye(reader, 'right', purpose), left: readEye(reader, 'left', purpose) };
}

/** DO, or `_DO` if one eye is only a balance lens, names the ordered eyes. Without it, the spheres decide. */
function isOrdered(reader: LabReader, side: EyeSide): boolean {
  const ordered = textAt(reader, '_DO') || textAt(reader, 'DO');
  if (!/^[BRL]$/.test(ordered)) return eyeText(reader, 'SPH', side) !== '';
  return ordered === 'B' || ordered === (side === 'right' ? 'R' : 'L');
}

/**
 * The field of one eye. A single value without a separator belongs to the only ordered eye, or else to the right one.
 */
function eyeText(reader: LabReader, label: string, side: EyeSide): string {
  const isAlone = reader.byLabel.get(label)?.fields.length === 1;
  const isLeftAlone = isAlone && textAt(reader, 'DO') === 'L';
  if (isLeftAlone) return side === 'left' ? textAt(reader, label) : '';
  return textAt(reader, label, eyeSides.indexOf(side));
}

function noteUnclearSides(reader: LabReader): void {
  if (textAt(reader, 'DO') === 'R') return;
  for (const label of eyeLabels) {
    const fields = reader.byLabel.get(label)?.fields;
    if (fields?.length === 1 && fields[0] !== '') {
      reader.notes.push({ code: 'labSideUnclear', label });
    }
  }
}

function readEye(
  reader: LabReader,
  side: EyeSide,
  purpose: Pick<LabLens, 'kind' | 'use'>,
): LabEye | null {
  if (!isOrdered(reader, side)) {
    if (prescribedPlace(reader) === null) noteNotOrdered(reader, side);
    return null;
  }
  if (eyeText(reader, 'SPH', side) === '')
    noted(reader, { code: 'labEyeMissing', label: 'SPH', side });
  const numbers = { ...numbersOf(reader, side), axis: null, prism: noPrism };
  const read = uncentredEye(numbers, purpose);
  if (read.pd !== null && read.nearPd !== null && read.nearPd > read.pd) {
    noted(reader, { code: 'labPdSwapped', label: 'NPD', side });
  }
  return { ...read, axis: readAxis(reader, side, read.cylinder), prism: readPrism(reader, side) };
}

function noteNotOrdered(reader: LabReader, side: EyeSide): void {
  const label = eyeLabels.find((each) => Number(eyeText(reader, each, side) || 0) !== 0);
  if (label !== undefined) noted(reader, { code: 'labEyeNotOrdered', label, side });
}

function numbersOf(reader: LabReader, side: EyeSide): Omit<FileEye, 'axis' | 'prism'> {
  return mapFields(eyeNumbers, (each) =>
    numberOf(reader, each, eyeText(reader, each.label, side), side),
  );
}

/** With a cylinder, 0 means 180; without one, some writers use it for a missing axis. */
function readAxis(reader: LabReader, side: EyeSide, cylinder: number | null): number | null {
  const axis = numberOf(reader, axisNumber, eyeText(reader, 'AX', side), side);
  if (axis === null || (axis > 0 && axis <= 180)) return axis;
  if (axis !== 0) return noted(reader, { code: 'labUnreadable', label: 'AX', side });
  return cylinder === null || cylinder === 0
    ? noted(reader, { code: 'labZero', label: 'AX', side })
    : 180;
}

function readPrism(reader: LabReader, side: EyeSide): Prism {
  const amountText = eyeText(reader, 'PRVM', side);
  const directionText = eyeText(reader, 'PRVA', side);
  // Thousandths of a prism dioptre and hundredths of a degree are enough to recover the components exactly.
  const amount = readScaled(amountText, 3);
  const direction = readScaled(directionText, 2);
  if (amount === 0) noted(reader, { code: 'labZero', label: 'PRVM', side });
  if (amount === 0 || (amountText === '' && directionText === '')) return noPrism;
  if (amount === null || direction === null || amount < 0) {
    noted(reader, { code: 'labPrismIncomplete', label: 'PRVM', side });
    return noPrism;
  }
  return componentsOf(side, { amount: amount / 10, direction: direction / 100 });
}

/**
 * Reverses `centredEye`. Writers without our private label put the distance PD of a reading lens under IPD, as the
 * standard says.
 */
function uncentredEye({ farPd, ...eye }: FileEye, purpose: Pick<LabLens, 'kind' | 'use'>): LabEye {
  if (!isForNear(purpose)) return eye;
  const isCentred = farPd !== null || eye.pd === eye.nearPd;
  return isCentred ? { ...eye, pd: farPd } : eye;
}
