import { neededValues } from '../../catalogue/individual-values.ts';
import type { LensDesign } from '../../catalogue/lens.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import { individualFields } from '../individual.ts';
import type { KnownRx } from '../known-rx.ts';
import { checkNumber } from '../number-fields.ts';

/**
 * All issues of the values that only some designs are calculated with. How the glasses are worn is taken for every
 * design: it is passed on, and the lab decides what it compensates (optics of the trade).
 */
export function checkIndividual(
  measures: KnownRx['measures'],
  design: Pick<LensDesign, 'individualValues'> | undefined,
): Issue[] {
  return individualFields.flatMap((field): Issue[] => {
    const path = `measures.${field}` as const;
    const isUsed = design?.individualValues.includes(field);
    if (measures[field] === null) {
      return isUsed && neededValues.includes(field) ? [{ path, code: 'valueMissing' }] : [];
    }
    if (isUsed === false) return [{ path, code: 'notOffered' }];
    return field === 'dominantEye' ? [] : checkNumber(`measures.${field}`, measures[field]);
  });
}
