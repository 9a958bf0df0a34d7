import { neededValues } from '../../catalogue/individual-values.ts';
import type { LensDesign } from '../../catalogue/lens.ts';
import { namesOf } from '../../vocabulary/by-name.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import type { KnownNumber } from '../known-number.ts';
import type { KnownEye, KnownRx } from '../known-rx.ts';
import { checkNumber } from '../number-fields.ts';
import { deskNumbers, nearNumbers } from '../order-numbers.ts';

/** What is taken only by a design that is calculated with it, in the order of the form. */
const individualFields = [...namesOf(nearNumbers), 'dominantEye', ...namesOf(deskNumbers)] as const;

/**
 * All issues of the values that only some designs are calculated with. How the glasses are worn is taken for every
 * design: it is passed on, and the lab decides what it compensates (optics of the trade).
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

/** The power can't fall by more than the addition raised it; one degression is for both lenses. */
function checkFall(degression: KnownNumber, eyes: readonly (KnownEye | null)[]): Issue[] {
  const max = Math.min(...eyes.map((eye) => eye?.add).filter((add) => typeof add === 'number'));
  if (typeof degression !== 'number' || degression <= max) return [];
  return [{ path: 'measures.degression', code: 'degressionAboveAdd', params: { max } }];
}
