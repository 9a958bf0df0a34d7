import { eyeLimits } from '../optics/eye-fields.ts';
import type { Issue } from '../vocabulary/issue.ts';
import { fault } from './fault.ts';

/** Powers are made in quarter-dioptre steps, as they are ordered. */
export const powerStep = eyeLimits.sphere.step;

/** Issues of numbers off the step, by field. */
export function offStep(at: string, fields: Readonly<Record<string, number>>): Issue[] {
  return Object.entries(fields).flatMap(([field, value]) =>
    value % powerStep === 0 ? [] : [fault(`${at}.${field}`, 'offStep', { step: powerStep })],
  );
}

/** Issue of a range whose ends are reversed, reported at the lower end. */
export function endsInOrder(at: string, lower: number, upper: number): Issue[] {
  return lower <= upper ? [] : [fault(at, 'rangeOrder')];
}

/** How to compare two ranges. */
type Relation<Range> = {
  overlap(one: Range, other: Range): boolean;
  /** Whether the first is entirely within the second. */
  isWithin(one: Range, other: Range): boolean;
};

/**
 * Issues of ranges where the first one containing a power wins. A range may be entirely inside a later one, as an
 * exception to it. A range inside an earlier one would never apply, and a partial overlap is ambiguous.
 */
export function overlaps<Range>(
  at: string,
  ranges: readonly Range[],
  { overlap, isWithin }: Relation<Range>,
): Issue[] {
  return ranges.flatMap((later, index): Issue[] => {
    const earlier = ranges.slice(0, index);
    const hiding = earlier.findIndex((each) => isWithin(later, each));
    if (hiding >= 0) return [fault(`${at}.${index}`, 'hidden', { other: hiding + 1 })];
    const crossing = earlier.findIndex((each) => overlap(each, later) && !isWithin(each, later));
    return crossing < 0 ? [] : [fault(`${at}.${index}`, 'overlap', { other: crossing + 1 })];
  });
}

/** Issues of lengths or days that are not ascending or have duplicates. */
export function ascending(at: string, values: readonly (number | string)[]): Issue[] {
  return values.flatMap((value, index) => {
    const before = values[index - 1];
    return before === undefined || before < value ? [] : [fault(`${at}.${index}`, 'notAscending')];
  });
}

/** Issues of duplicate names. */
export function unique(at: (index: number) => string, names: readonly string[]): Issue[] {
  return names.flatMap((name, index) =>
    names.indexOf(name) === index ? [] : [fault(at(index), 'repeatedName', { name })],
  );
}
