import type { LabRecord } from '../lab-format/records.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import { frameLimits } from './measurements.ts';
import type { Trace } from './trace.ts';
import { evenRays, type Ray, traceOfRays, unevenRays } from './trace-angles.ts';
import { longestRadius, type TraceProblem, tracePoints } from './trace-problem.ts';
import { shapeOfTrace } from './trace-shape.ts';

/** Label of radius rows; `L` if the writer distinguishes the eyes by row. */
export type RadiusLabel = 'R' | 'L';

/** What a format record says about its rows. */
export interface AskedTrace {
  readonly label: RadiusLabel;
  readonly eye: EyeSide | 'both';
  readonly expected: number;
  readonly isUneven: boolean;
}

/** Reads the rows after a TRCFMT record: `expected` radii and, if they are uneven, as many angles. */
export function readTrace(group: readonly LabRecord[], asked: AskedTrace): Trace | TraceProblem {
  const { label, eye, expected, isUneven } = asked;
  const { min, max } = tracePoints;
  if (expected < min || expected > max) return { code: 'tracePoints', params: { min, max } };
  const texts = valuesOf(group, label);
  if (texts.length !== expected) {
    return { code: 'traceCount', params: { expected, found: texts.length } };
  }
  const radii = readRadii(texts);
  if ('code' in radii) return radii;
  const rays = isUneven ? unevenRays(radii, valuesOf(group, 'A')) : evenRays(radii);
  if ('code' in rays) return rays;
  const trace = traceOfRays(rays, { eye, isUneven });
  return 'code' in trace ? trace : plausibleTrace(trace);
}

/** Whether a point has no radius: empty, `?`, 0 or −1. */
export function isUnmeasured(text: string): boolean {
  return /^(?:|[+-]?0+(?:\.0*)?|-1(?:\.0*)?)$/.test(text);
}

/** Values of all rows with a label. A trailing separator adds no value, but a `?` does. */
export function valuesOf(group: readonly LabRecord[], label: RadiusLabel | 'A'): string[] {
  return group.flatMap((record) => {
    if (record.label !== label) return [];
    const isEnded = /[;=][\s\p{Cc}]*$/u.test(record.line);
    return isEnded && record.fields.at(-1) === '' ? record.fields.slice(0, -1) : record.fields;
  });
}

/**
 * Radii are in hundredths of a millimetre, but some writers use millimetres with decimals. Short radii with decimals
 * can only be millimetres: in hundredths, the lens would be half a millimetre wide.
 */
function scaleOf(texts: readonly string[]): 1 | 100 {
  const isShort = texts.every((text) => Number(text) <= longestRadius / 100);
  return isShort && texts.some((text) => /\.\d*[1-9]/.test(text)) ? 100 : 1;
}

type Radius = Pick<Ray, 'radius' | 'text'>;

function readRadii(texts: readonly string[]): Radius[] | TraceProblem {
  const scale = scaleOf(texts);
  const radii: Radius[] = [];
  for (const text of texts) {
    const isNumber = /^\+?\d{1,6}(?:\.\d{0,6})?$/.test(text);
    const radius = isNumber ? Math.round(Number(text) * scale) : 0;
    if (radius > longestRadius || (radius === 0 && !isUnmeasured(text))) {
      return { code: 'traceValue', params: { value: text.slice(0, 20) } };
    }
    radii.push({ radius, text });
  }
  return radii;
}

/** Refuses a shape outside the possible sizes of frames. */
function plausibleTrace(trace: Trace): Trace | TraceProblem {
  const { a, b } = shapeOfTrace(trace);
  const isFrame =
    a >= frameLimits.a.min &&
    a <= frameLimits.a.max &&
    b >= frameLimits.b.min &&
    b <= frameLimits.b.max;
  return isFrame ? trace : { code: 'traceSize', params: { a, b } };
}
