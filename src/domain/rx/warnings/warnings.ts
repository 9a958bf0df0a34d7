import { blankDiameters } from '../../optics/blank-size.ts';
import { resultantOf } from '../../optics/prism-resultant.ts';
import { type EyeSide, eyeSides } from '../../vocabulary/eye.ts';
import { monthsSince, oldAfter } from '../prescribed.ts';
import { warnOfBlank } from './blank-warnings.ts';
import { dependenciesOf, type FoundWarning } from './dismissals.ts';
import { above, outside } from './findings.ts';
import { warnOfCentring, warnOfFrame } from './frame-warnings.ts';
import { warnOfPair } from './pair-warnings.ts';
import type { SoundEye, SoundRx } from './sound-rx.ts';
import { minusForm } from './sound-rx.ts';
import { warnOfTrace } from './trace-warnings.ts';
import { warnOfWishes } from './wish-warnings.ts';

/** Usual ranges, inclusive (optics of the trade): tenths of a millimetre and hundredths of a dioptre. */
export const usualPd = { min: 280, max: 380 } as const;
const usualNearPd = { min: 260, max: 360 } as const;
export const usualAdd = { min: 50, max: 400 } as const;

/** Maximum difference between an eye's distance and near PD, tenths of a millimetre (optics of the trade). */
const usualConvergence = 40;

/** A power above this, in minus form, is very high; hundredths of a dioptre, general knowledge. */
export const highSphere = 1000;
export const highCylinder = 400;

/** A prism above this needs confirmation, hundredths of a prism dioptre (optics of the trade). */
export const highPrism = 300;

/** A warning the shop can dismiss, by code and path. */
export interface RxWarning extends FoundWarning {
  /** Paths of the fields whose change makes a dismissal lapse. */
  readonly dependsOn: readonly string[];
}

/** All warnings of an order in form order. `blanks` are the available diameters, tenths of a millimetre. */
export function rxWarnings(rx: SoundRx, blanks: readonly number[] = blankDiameters): RxWarning[] {
  const ofEyes = eyeSides.flatMap((side) => {
    const eye = rx[side];
    return eye
      ? [
          ...warnOfEye(side, eye),
          ...warnOfCentring(side, eye, rx),
          ...warnOfBlank(side, eye, rx, blanks),
        ]
      : [];
  });
  const findings = [
    ...warnOfAge(rx),
    ...ofEyes,
    ...warnOfPair(rx),
    ...warnOfFrame(rx),
    ...warnOfWishes(rx),
    ...warnOfTrace(rx),
  ];
  return findings.map((finding) => ({
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
  return [
    ...above('powerHigh', at('sphere'), Math.abs(sphere), highSphere),
    ...above('powerHigh', at('cylinder'), Math.abs(cylinder), highCylinder),
    ...outside('addUnusual', at('add'), eye.add, usualAdd),
    ...outside('pdUnusual', at('pd'), eye.pd, usualPd),
    ...outside('nearPdUnusual', at('nearPd'), eye.nearPd, usualNearPd),
    ...warnOfConvergence(at('nearPd'), eye),
    ...above('prismHigh', at('prism'), prismOf(side, eye), highPrism),
  ];
}

/** Eyes converge by about 2 mm each for reading (optics of the trade). */
function warnOfConvergence(path: string, { pd, nearPd }: SoundEye): FoundWarning[] {
  const difference = pd === null || nearPd === null ? 0 : pd - nearPd;
  return difference > usualConvergence
    ? [{ code: 'nearPdShort', path, params: { difference } }]
    : [];
}

function prismOf(side: EyeSide, { prism }: SoundEye): number {
  return (prism && resultantOf(side, prism)?.amount) ?? 0;
}
