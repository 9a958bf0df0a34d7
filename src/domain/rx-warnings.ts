import { blankDiameters, hasPlusMeridian, minimumBlank, smallestBlank } from './blank-size.ts';
import { type EyeSide, eyeSides } from './prescription.ts';
import { resultantOf } from './prism.ts';
import { powerInMeridian, transpose } from './transposition.ts';
import type { WarnedEye, WarnedRx } from './warned-rx.ts';
import { dependenciesOf, type WarningCode } from './warning-dependence.ts';

/** What is usual, bounds included (optics of the trade): tenths of a millimetre and hundredths of a dioptre. */
export const usualPd = { min: 280, max: 380 } as const;
export const usualAdd = { min: 50, max: 400 } as const;

/** Beyond these a power is very high, hundredths of a dioptre, by its amount in minus form; general knowledge. */
export const highSphere = 1000;
export const highCylinder = 400;

/** From here on a multifocal may need slab-off, hundredths of a dioptre. */
export const anisometropia = 200;

/** More than this is asked again, hundredths of a prism dioptre. */
export const highPrism = 300;

/** Something a shop can knowingly dismiss. A dismissal is kept by code and path. */
export interface RxWarning {
  readonly code: WarningCode;
  /** The field it is shown at. */
  readonly path: string;
  /** Paths whose change withdraws a dismissal. */
  readonly dependsOn: readonly string[];
  /** Numbers a message needs, in the field's unit. */
  readonly params?: Readonly<Record<string, number>>;
}

type Finding = Pick<RxWarning, 'code' | 'path' | 'params'>;

/**
 * Everything about an order that is allowed but seldom meant, in the order of the form's fields. `blanks` are the
 * diameters on offer, tenths of a millimetre.
 */
export function rxWarnings(rx: WarnedRx, blanks: readonly number[] = blankDiameters): RxWarning[] {
  const ofEyes = eyeSides.flatMap((side) => {
    const eye = rx[side];
    return eye ? [...warnOfEye(side, eye), ...warnOfBlank(side, eye, rx, blanks)] : [];
  });
  return [...ofEyes, ...warnOfPair(rx)].map((finding) => ({
    ...finding,
    dependsOn: dependenciesOf(finding.code, finding.path),
  }));
}

function warnOfEye(side: EyeSide, eye: WarnedEye): Finding[] {
  const { sphere, cylinder } = minusForm(eye) ?? { sphere: 0, cylinder: eye.cylinder ?? 0 };
  const at = (field: string) => `${side}.${field}`;
  const findings: (Finding | null)[] = [
    above('powerHigh', at('sphere'), Math.abs(sphere), highSphere),
    above('powerHigh', at('cylinder'), Math.abs(cylinder), highCylinder),
    outside('addUnusual', at('add'), eye.add, usualAdd),
    outside('pdUnusual', at('pd'), eye.pd, usualPd),
    above('prismHigh', at('prism'), prismOf(side, eye), highPrism),
  ];
  return findings.filter((finding) => finding !== null);
}

function above(code: WarningCode, path: string, amount: number, max: number): Finding | null {
  return amount > max ? { code, path, params: { max } } : null;
}

function outside(
  code: WarningCode,
  path: string,
  value: number | null,
  { min, max }: { min: number; max: number },
): Finding | null {
  const isUsual = value === null || (value >= min && value <= max);
  return isUsual ? null : { code, path, params: { min, max } };
}

function prismOf(side: EyeSide, { prism }: WarnedEye): number {
  return (prism && resultantOf(side, prism)?.amount) ?? 0;
}

function warnOfBlank(
  side: EyeSide,
  eye: WarnedEye,
  { frame, lens }: WarnedRx,
  blanks: readonly number[],
): Finding[] {
  const power = minusForm(eye);
  if (!frame || !power || eye.pd === null) return [];
  const { a, b, dbl, ed } = frame;
  if (a === null || b === null || dbl === null) return [];
  const least = minimumBlank({ a, b, dbl, ed }, eye.pd, {
    isPlus: hasPlusMeridian(power),
    isHardCoated: lens.isHardCoated,
  });
  if (smallestBlank(least, blanks) !== undefined) return [];
  const params = { least, largest: Math.max(0, ...blanks) };
  return [{ code: 'blankTooLarge', path: `${side}.pd`, params }];
}

function warnOfPair({ right, left, lens }: WarnedRx): Finding[] {
  if (!right || !left) return [];
  const findings: Finding[] = [];
  const [one, other] = [minusForm(right), minusForm(left)];
  if (one && other && one.sphere * other.sphere < 0) {
    findings.push({ code: 'oppositeSigns', path: 'left.sphere' });
  }
  const difference = one && other ? differenceOf(one, other) : 0;
  const isMultifocal = lens.kind === 'bifocal' || lens.kind === 'progressive';
  if (isMultifocal && difference >= anisometropia) {
    findings.push({ code: 'anisometropia', path: 'left.sphere', params: { difference } });
  }
  if (right.add !== null && left.add !== null && right.add !== left.add) {
    findings.push({ code: 'addUnequal', path: 'left.add' });
  }
  return findings;
}

interface Power {
  readonly sphere: number;
  readonly cylinder: number;
  readonly axis: number | null;
}

/** The power in minus form, a cylinder not known taken as none; null without a sphere. */
function minusForm({ sphere, cylinder, axis }: WarnedEye): Power | null {
  if (sphere === null) return null;
  const power = { sphere, cylinder: cylinder ?? 0, axis };
  return power.cylinder > 0 ? transpose(power) : power;
}

/**
 * How far two eyes are apart, hundredths of a dioptre: by spherical equivalent, or by the vertical meridian where that
 * is more, for it is looking down that parts the images.
 */
function differenceOf(one: Power, other: Power): number {
  const equivalent = Math.abs(2 * (one.sphere - other.sphere) + one.cylinder - other.cylinder) / 2;
  const isVerticalKnown = [one, other].every(
    ({ cylinder, axis }) => cylinder === 0 || axis !== null,
  );
  const vertical = isVerticalKnown
    ? Math.abs(powerInMeridian(one, 90) - powerInMeridian(other, 90))
    : 0;
  return Math.round(Math.max(equivalent, vertical));
}
