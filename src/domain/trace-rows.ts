import type { LabRecord } from './lab-records.ts';
import { fullTurn, type Trace } from './trace.ts';
import { longestRadius, type TraceProblem, tracePoints } from './trace-problem.ts';

/** Reads the rows behind a TRCFMT record: so many radii, and as many rising angles where they are uneven. */
export function readTrace(
  group: readonly LabRecord[],
  expected: number,
  isUneven: boolean,
): Trace | TraceProblem {
  const { min, max } = tracePoints;
  if (expected < min || expected > max) return { code: 'tracePoints', params: { min, max } };
  const radii = readRow(group, 'R', expected, (radius) => radius > 0 && radius <= longestRadius);
  if ('code' in radii) return radii;
  if (!isUneven) return { radii, angles: null };
  let last = -1;
  const angles = readRow(group, 'A', expected, (angle) => {
    const isRising = angle > last && angle < fullTurn;
    last = angle;
    return isRising;
  });
  return 'code' in angles ? angles : { radii, angles };
}

function readRow(
  group: readonly LabRecord[],
  label: 'R' | 'A',
  expected: number,
  isBelievable: (value: number) => boolean,
): number[] | TraceProblem {
  const texts: string[] = [];
  for (const record of group) if (record.label === label) pushValues(texts, record.fields);
  if (texts.length !== expected) {
    return { code: 'traceCount', params: { expected, found: texts.length } };
  }
  const values: number[] = [];
  for (const text of texts) {
    const value = /^\+?\d{1,6}(?:\.\d{0,6})?$/.test(text) ? Math.round(Number(text)) : Number.NaN;
    if (!isBelievable(value)) return { code: 'traceValue', params: { value: text.slice(0, 20) } };
    values.push(value);
  }
  return values;
}

/** A separator at a row's end is no further value. */
function pushValues(values: string[], fields: readonly string[]): void {
  fields.forEach((field, place) => {
    if (field !== '' || place < fields.length - 1) values.push(field);
  });
}
