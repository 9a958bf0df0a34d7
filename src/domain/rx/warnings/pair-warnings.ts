import { anisometropiaOf, sphericalEquivalent } from '../../optics/anisometropia.ts';
import { isForNear } from '../centration.ts';
import type { FoundWarning } from './dismissals.ts';
import type { SoundEye, SoundRx } from './sound-rx.ts';
import { minusForm } from './sound-rx.ts';

/** Anisometropia from which a multifocal may need slab-off, hundredths of a dioptre (optics of the trade). */
export const anisometropia = 200;

/** Spherical equivalent from which an eye is clearly plus or minus, hundredths of a dioptre (optics of the trade). */
export const plainSign = 50;

/** Usual maximum difference between the eyes, tenths of a millimetre (optics of the trade). */
export const usualApart = { height: 50, pd: 40 } as const;

/** Warnings from comparing both eyes. */
export function warnOfPair({ right, left, lens, use }: SoundRx): FoundWarning[] {
  if (!right || !left) return [];
  const findings: FoundWarning[] = [];
  const [one, other] = [minusForm(right), minusForm(left)];
  if (one && other && areOpposite(sphericalEquivalent(one), sphericalEquivalent(other))) {
    findings.push({ code: 'oppositeSigns', path: 'left.sphere' });
  }
  const difference = one && other ? anisometropiaOf(one, other) : 0;
  const isMultifocal = lens.kind === 'bifocal' || lens.kind === 'progressive';
  if (isMultifocal && difference >= anisometropia) {
    findings.push({ code: 'anisometropia', path: 'left.sphere', params: { difference } });
  }
  if (right.add !== null && left.add !== null && right.add !== left.add) {
    findings.push({ code: 'addUnequal', path: 'left.add' });
  }
  return [
    ...findings,
    ...warnOfBases(right, left),
    ...warnOfAsymmetry(right, left, isForNear({ kind: lens.kind, use })),
  ];
}

/**
 * A prescribed prism is usually split between the eyes: vertically with opposite bases, horizontally with like ones
 * (general knowledge).
 */
function warnOfBases({ prism: one }: SoundEye, { prism: other }: SoundEye): FoundWarning[] {
  const findings: FoundWarning[] = [];
  const path = 'left.prism';
  if (one?.vertical && one.vertical.base === other?.vertical?.base) {
    findings.push({ code: 'basesAlike', path });
  }
  if (one?.horizontal && other?.horizontal && one.horizontal.base !== other.horizontal.base) {
    findings.push({ code: 'basesOpposed', path });
  }
  return findings;
}

/** Faces are nearly symmetrical, so a large difference is probably a misreading. */
function warnOfAsymmetry(right: SoundEye, left: SoundEye, isNear: boolean): FoundWarning[] {
  const measures = [
    [isNear ? 'nearPd' : 'pd', 'pdsApart', usualApart.pd],
    ['height', 'heightsApart', usualApart.height],
    ['centreHeight', 'heightsApart', usualApart.height],
  ] as const;
  return measures.flatMap(([field, code, max]) => {
    const [one, other] = [right[field], left[field]];
    const difference = one === null || other === null ? 0 : Math.abs(one - other);
    return difference > max ? [{ code, path: `left.${field}`, params: { difference } }] : [];
  });
}

function areOpposite(one: number, other: number): boolean {
  return Math.min(one, other) <= -plainSign && Math.max(one, other) >= plainSign;
}
