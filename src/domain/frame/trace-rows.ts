import type { LabRecord } from '../lab-format/records.ts';
import { frameLimits } from './frame.ts';
import { fullTurn, type Trace } from './trace.ts';
import { longestRadius, type TraceProblem, tracePoints } from './trace-problem.ts';
import { shapeOfTrace } from './trace-shape.ts';

/** Reads the rows behind a TRCFMT record: so many radii, and as many angles where they are uneven. */
export function readTrace(
  group: readonly LabRecord[],
  expected: number,
  isUneven: boolean,
): Trace | TraceProblem {
  const { min, max } = tracePoints;
  if (expected < min || expected > max) return { code: 'tracePoints', params: { min, max } };
  const texts = valuesOf(group, 'R');
  const scale = scaleOf(texts);
  const radii = readRow(texts, expected, scale, (radius) => radius > 0 && radius <= longestRadius);
  if ('code' in radii) return radii;
  const trace = isUneven ? readUneven(group, radii) : { radii, angles: null };
  return 'code' in trace ? trace : believed(trace);
}

/**
 * Radii are hundredths of a millimetre. Some writers put millimetres with decimals, which nothing else can be: read in
 * hundredths, they would be those of an eye half a millimetre wide.
 */
function scaleOf(texts: readonly string[]): 1 | 100 {
  const isShort = texts.every((text) => Number(text) <= longestRadius / 100);
  return isShort && texts.some((text) => /\.\d*[1-9]/.test(text)) ? 100 : 1;
}

/** Angles begin anywhere and go once round: they are turned to rise from the least. */
function readUneven(group: readonly LabRecord[], radii: readonly number[]): Trace | TraceProblem {
  const isAngle = (angle: number) => angle >= 0 && angle < fullTurn;
  const angles = readRow(valuesOf(group, 'A'), radii.length, 1, isAngle);
  if ('code' in angles) return angles;
  const first = angles.indexOf(Math.min(...angles));
  const turn = <Value>(values: readonly Value[]) => [
    ...values.slice(first),
    ...values.slice(0, first),
  ];
  const rising = turn(angles);
  const fallen = rising.find((angle, place) => place > 0 && angle <= (rising[place - 1] ?? 0));
  if (fallen !== undefined) return { code: 'traceValue', params: { value: String(fallen) } };
  return { radii: turn(radii), angles: rising };
}

/** No lens is cut to a shape that no frame has. */
function believed(trace: Trace): Trace | TraceProblem {
  const { a, b } = shapeOfTrace(trace);
  const isFrame =
    a >= frameLimits.a.min &&
    a <= frameLimits.a.max &&
    b >= frameLimits.b.min &&
    b <= frameLimits.b.max;
  return isFrame ? trace : { code: 'traceSize', params: { a, b } };
}

/** The values of all rows of a label; a separator at a row's end is no further value. */
function valuesOf(group: readonly LabRecord[], label: 'R' | 'A'): string[] {
  const texts: string[] = [];
  for (const record of group) {
    if (record.label !== label) continue;
    record.fields.forEach((field, place) => {
      if (field !== '' || place < record.fields.length - 1) texts.push(field);
    });
  }
  return texts;
}

function readRow(
  texts: readonly string[],
  expected: number,
  scale: number,
  isBelievable: (value: number) => boolean,
): number[] | TraceProblem {
  if (texts.length !== expected) {
    return { code: 'traceCount', params: { expected, found: texts.length } };
  }
  const values: number[] = [];
  for (const text of texts) {
    const isNumber = /^\+?\d{1,6}(?:\.\d{0,6})?$/.test(text);
    const value = isNumber ? Math.round(Number(text) * scale) : Number.NaN;
    if (!isBelievable(value)) return { code: 'traceValue', params: { value: text.slice(0, 20) } };
    values.push(value);
  }
  return values;
}
