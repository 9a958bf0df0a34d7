import type { LabRecord } from '../lab-format/records.ts';
import { frameLimits } from './frame.ts';
import { fullTurn, type Trace } from './trace.ts';
import { longestRadius, type TraceProblem, tracePoints } from './trace-problem.ts';
import { shapeOfTrace } from './trace-shape.ts';

/** Reads the rows after a TRCFMT record: `expected` radii, and as many angles if they are uneven. */
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
  return 'code' in trace ? trace : plausibleTrace(trace);
}

/**
 * Radii are hundredths of a millimetre, but some writers use millimetres with decimals. Short radii with decimals can
 * only be those: in hundredths the lens would be half a millimetre wide.
 */
function scaleOf(texts: readonly string[]): 1 | 100 {
  const isShort = texts.every((text) => Number(text) <= longestRadius / 100);
  return isShort && texts.some((text) => /\.\d*[1-9]/.test(text)) ? 100 : 1;
}

/** Uneven angles may start anywhere in the turn; rotates both lists so that angles ascend. */
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
  const fallen = rising.find((angle, index) => index > 0 && angle <= (rising[index - 1] ?? 0));
  if (fallen !== undefined) return { code: 'traceValue', params: { value: String(fallen) } };
  return { radii: turn(radii), angles: rising };
}

/** Refuses a shape outside the bounds of frames. */
function plausibleTrace(trace: Trace): Trace | TraceProblem {
  const { a, b } = shapeOfTrace(trace);
  const isFrame =
    a >= frameLimits.a.min &&
    a <= frameLimits.a.max &&
    b >= frameLimits.b.min &&
    b <= frameLimits.b.max;
  return isFrame ? trace : { code: 'traceSize', params: { a, b } };
}

/** Values of all rows with a label. A separator at the end of a row does not add a value. */
function valuesOf(group: readonly LabRecord[], label: 'R' | 'A'): string[] {
  const texts: string[] = [];
  for (const record of group) {
    if (record.label !== label) continue;
    record.fields.forEach((field, index) => {
      if (field !== '' || index < record.fields.length - 1) texts.push(field);
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
