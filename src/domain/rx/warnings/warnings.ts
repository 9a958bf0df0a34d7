import {
  blankDiameters,
  hasPlusMeridian,
  minimumBlank,
  smallestBlank,
} from '../../optics/blank-size.ts';
import { resultantOf } from '../../optics/prism.ts';
import { type EyeSide, eyeSides } from '../../vocabulary/eye.ts';
import type { WarningCode } from '../../vocabulary/warning-codes.ts';
import { centringOf, isForNear } from '../centration.ts';
import { monthsSince, oldAfter } from '../prescribed.ts';
import { dependenciesOf, type FoundWarning } from './dismissals.ts';
import { warnOfPair } from './pair-warnings.ts';
import type { SoundEye, SoundRx } from './sound-rx.ts';
import { minusForm } from './sound-rx.ts';
import { warnOfTrace } from './trace-warnings.ts';

/** Usual ranges, inclusive (optics of the trade): tenths of a millimetre and hundredths of a dioptre. */
export const usualPd = { min: 280, max: 380 } as const;
export const usualAdd = { min: 50, max: 400 } as const;

/** A higher power, in minus form, is very high; hundredths of a dioptre, general knowledge. */
export const highSphere = 1000;
export const highCylinder = 400;

/**
 * Minimum frame height above a progressive's fitting cross, for distance vision; tenths of a millimetre (optics of the
 * trade).
 */
export const leastAbove = 100;

/** A larger prism needs confirmation, hundredths of a prism dioptre (optics of the trade). */
export const highPrism = 300;

/** A warning the shop can dismiss, by code and path. */
export interface RxWarning extends FoundWarning {
  /** Paths whose change makes a dismissal lapse. */
  readonly dependsOn: readonly string[];
}

/**
 * All warnings of an order, in the order of the form's fields. `blanks` are the available diameters, tenths of a
 * millimetre.
 */
export function rxWarnings(rx: SoundRx, blanks: readonly number[] = blankDiameters): RxWarning[] {
  const ofEyes = eyeSides.flatMap((side) => {
    const eye = rx[side];
    return eye
      ? [
          ...warnOfEye(side, eye),
          ...warnOfHeight(side, eye, rx),
          ...warnOfBlank(side, eye, rx, blanks),
        ]
      : [];
  });
  const found = [
    ...warnOfAge(rx),
    ...ofEyes,
    ...warnOfPair(rx),
    ...warnOfShape(rx),
    ...warnOfTrace(rx),
  ];
  return found.map((finding) => ({
    ...finding,
    dependsOn: dependenciesOf(finding.code, finding.path),
  }));
}

function warnOfAge({ prescribed }: SoundRx): FoundWarning[] {
  const months = monthsSince(prescribed) ?? 0;
  if (months < oldAfter) return [];
  return [{ code: 'prescriptionOld', path: 'people.prescribedOn', params: { months } }];
}

function warnOfEye(side: EyeSide, eye: SoundEye): FoundWarning[] {
  const { sphere, cylinder } = minusForm(eye) ?? { sphere: 0, cylinder: eye.cylinder ?? 0 };
  const at = (field: string) => `${side}.${field}`;
  const findings: (FoundWarning | null)[] = [
    above('powerHigh', at('sphere'), Math.abs(sphere), highSphere),
    above('powerHigh', at('cylinder'), Math.abs(cylinder), highCylinder),
    outside('addUnusual', at('add'), eye.add, usualAdd),
    outside('pdUnusual', at('pd'), eye.pd, usualPd),
    above('prismHigh', at('prism'), prismOf(side, eye), highPrism),
  ];
  return findings.filter((finding) => finding !== null);
}

function above(code: WarningCode, path: string, amount: number, max: number): FoundWarning | null {
  return amount > max ? { code, path, params: { max } } : null;
}

function outside(
  code: WarningCode,
  path: string,
  value: number | null,
  { min, max }: { min: number; max: number },
): FoundWarning | null {
  const isUsual = value === null || (value >= min && value <= max);
  return isUsual ? null : { code, path, params: { min, max } };
}

function prismOf(side: EyeSide, { prism }: SoundEye): number {
  return (prism && resultantOf(side, prism)?.amount) ?? 0;
}

function warnOfHeight(
  side: EyeSide,
  { height }: SoundEye,
  { frame, lens }: SoundRx,
): FoundWarning[] {
  const b = frame?.b ?? null;
  // From B on it is an error, `heightAboveFrame`.
  if (lens.kind !== 'progressive' || height === null || b === null || height >= b) return [];
  const above = b - height;
  if (above >= leastAbove) return [];
  return [{ code: 'littleAbove', path: `${side}.height`, params: { above, least: leastAbove } }];
}

/** Without a trace or a standard shape the lab edges to one that it finds similar. */
function warnOfShape({ job, isShaped }: SoundRx): FoundWarning[] {
  return job === 'remoteEdged' && !isShaped ? [{ code: 'shapeUnknown', path: 'frame.type' }] : [];
}

function warnOfBlank(
  side: EyeSide,
  eye: SoundEye,
  { frame, lens, use }: SoundRx,
  blanks: readonly number[],
): FoundWarning[] {
  const power = minusForm(eye);
  const purpose = { kind: lens.kind, use };
  const { pd, height } = centringOf(eye, purpose);
  if (!frame || !power || pd === null) return [];
  const { a, b, dbl, ed } = frame;
  if (a === null || b === null || dbl === null) return [];
  const isPlus = hasPlusMeridian(power);
  const { isHardCoated } = lens;
  const least = minimumBlank({ a, b, dbl, ed }, { pd, height }, { isPlus, isHardCoated });
  if (smallestBlank(least, blanks) !== undefined) return [];
  const params = { least, largest: Math.max(0, ...blanks) };
  return [
    { code: 'blankTooLarge', path: `${side}.${isForNear(purpose) ? 'nearPd' : 'pd'}`, params },
  ];
}
