import { neededValues } from '../../catalogue/individual-values.ts';
import type { LensDesign } from '../../catalogue/lens.ts';
import { namesOf } from '../../vocabulary/by-name.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import type { KnownNumber } from '../known-number.ts';
import type { KnownEye, KnownRx } from '../known-rx.ts';
import { checkNumber } from '../number-fields.ts';
import { deskNumbers, nearNumbers } from '../order-numbers.ts';

/** Values accepted only by designs that are calculated with them, in form order. */
const individualFields = [...namesOf(nearNumbers), 'dominantEye', ...namesOf(deskNumbers)] as const;

/**
 * All issues of the values that only some designs are calculated with. How the glasses are worn is accepted for every
 * design: it is passed on, and the lab decides what to compensate (optics of the trade).
 */
export function checkIndividual(
  measures: KnownRx['measures'],
  design: Pick<LensDesign, 'individualValues'> | undefined,
  eyes: readonly (KnownEye | null)[],
): Issue[] {
  return individualFields.flatMap((field): Issue[] => {
    const path = `measures.${field}` as const;
    const isUsed = design?.individualValues.includes(field);
    if (measures[field] === null) {
      return isUsed && neededValues.includes(field) ? [{ path, code: 'valueMissing' }] : [];
    }
    if (isUsed === false) return [{ path, code: 'notOffered' }];
    if (field === 'dominantEye') return [];
    const issues = checkNumber(`measures.${field}`, measures[field]);
    return field === 'degression' && issues.length === 0
      ? checkFall(measures[field], eyes)
      : issues;
  });
}

/** The power cannot fall by more than the addition raised it. One degression applies to both lenses. */
function checkFall(degression: KnownNumber, eyes: readonly (KnownEye | null)[]): Issue[] {
  const max = Math.min(...eyes.map((eye) => eye?.add).filter((add) => typeof add === 'number'));
  if (typeof degression !== 'number' || degression <= max) return [];
  return [{ path: 'measures.degression', code: 'degressionAboveAdd', params: { max } }];
}
