import type { EyeSide } from '../vocabulary/eye.ts';
import { fullTurn, type Trace } from './trace.ts';
import type { TraceProblem } from './trace-problem.ts';

/** A point of a trace as its file gives it. */
export interface Ray {
  /** Hundredths of a degree. */
  readonly angle: number;
  /** Hundredths of a millimetre; 0 if it was not measured. */
  readonly radius: number;
  /** The radius as written. */
  readonly text: string;
}

type Radius = Omit<Ray, 'angle'>;

/** Points at even angles, without a closing point that repeats the first. */
export function evenRays(radii: readonly Radius[]): Ray[] {
  // Tracers measure an even number of points, so an odd number whose ends agree is a closed outline.
  const isClosed = radii.length % 2 === 1 && endsAgree(radii);
  const open = isClosed ? radii.slice(0, -1) : radii;
  return open.map((each, index) => {
    return { ...each, angle: Math.round((index * fullTurn) / open.length) };
  });
}

/**
 * Points at explicit angles, without a closing point. The angles may start anywhere in the turn; the points are rotated
 * so that they ascend.
 */
export function unevenRays(
  radii: readonly Radius[],
  texts: readonly string[],
): Ray[] | TraceProblem {
  if (texts.length !== radii.length) {
    return { code: 'traceCount', params: { expected: radii.length, found: texts.length } };
  }
  const angles = readAngles(texts);
  if ('code' in angles) return angles;
  const [first = 0, last = 0] = [angles[0], angles.at(-1)];
  const isClosed = endsAgree(radii) && Math.abs(last - first) % fullTurn === 0;
  const rays = angles.map((angle, index) => ({ radius: 0, text: '', ...radii[index], angle }));
  if (isClosed) rays.pop();
  const beyond = rays.findIndex(({ angle }) => angle >= fullTurn);
  const start = rays.findIndex(({ angle }) => angle === Math.min(...angles));
  const rising = [...rays.slice(start), ...rays.slice(0, start)];
  const fallen = rising.findIndex(({ angle }, index) => angle <= (rising[index - 1]?.angle ?? -1));
  const wrong = beyond >= 0 ? beyond : fallen < 0 ? fallen : (fallen + start) % rays.length;
  return wrong < 0 ? rising : { code: 'traceValue', params: { value: texts[wrong] ?? '' } };
}

function endsAgree(radii: readonly Radius[]): boolean {
  const first = radii[0]?.radius ?? 0;
  return first > 0 && first === radii.at(-1)?.radius;
}

/**
 * Angles are in hundredths of a degree. If all are within 360, they can only be degrees, because no shape is 3.6° wide.
 */
function readAngles(written: readonly string[]): number[] | TraceProblem {
  const texts = written.map((text) => text.replace(/ ?°$/, ''));
  const isDegrees = texts.every((text) => Number(text) <= 360);
  const angles: number[] = [];
  for (const text of texts) {
    const isNumber = /^\+?\d{1,6}(?:\.\d{0,6})?$/.test(text);
    const angle = isNumber ? Math.round(Number(text) * (isDegrees ? 100 : 1)) : Number.NaN;
    if (!(angle <= fullTurn)) return { code: 'traceValue', params: { value: text.slice(0, 20) } };
    angles.push(angle);
  }
  return angles;
}

/**
 * Widest angle of unmeasured points that is bridged, hundredths of a degree: across it, a straight line differs from
 * the outline of any frame by less than half a millimetre.
 */
const widestBridge = 200;

/** Widest angle between two points, for a coarse trace and for one with hundreds of points. */
const widestStep = { coarse: 9_000, fine: 1_000, finePoints: 180 } as const;

/**
 * A trace of ordered points. Unmeasured points are left out where that makes no difference; otherwise the trace is
 * refused.
 */
export function traceOfRays(
  rays: readonly Ray[],
  { eye, isUneven }: { eye: EyeSide | 'both'; isUneven: boolean },
): Trace | TraceProblem {
  const measured = rays.filter(({ radius }) => radius > 0);
  const isFine = rays.length >= widestStep.finePoints;
  const widest = isFine ? widestStep.fine : widestStep.coarse;
  for (const [index, { angle }] of measured.entries()) {
    const next = measured[index + 1]?.angle ?? (measured[0]?.angle ?? 0) + fullTurn;
    if (next - angle <= widestBridge) continue;
    const lost = rays.filter((ray) => isBetween(ray.angle, angle, next));
    if (lost.length === 0 && next - angle <= widest) continue;
    // A single value is quoted; several are located by their angles.
    const [only] = lost;
    if (lost.length === 1 && only) return { code: 'traceValue', params: { value: only.text } };
    return gapOf(eye, angle, next);
  }
  if (measured.length === 0) return gapOf(eye, 0, fullTurn);
  const radii = measured.map(({ radius }) => radius);
  const isWhole = measured.length === rays.length;
  return { radii, angles: isUneven || !isWhole ? measured.map(({ angle }) => angle) : null };
}

/** Whether an angle is between two others. The second may be in the next turn. */
function isBetween(angle: number, from: number, to: number): boolean {
  return (angle > from && angle < to) || (angle + fullTurn > from && angle + fullTurn < to);
}

/** A sector without points, in whole degrees. */
function gapOf(eye: EyeSide | 'both', from: number, to: number): TraceProblem {
  const degree = (angle: number) => Math.round((angle % fullTurn) / 100);
  const params = {
    eye: eye === 'left' ? 'left' : 'right',
    from: degree(from),
    to: to === fullTurn ? 360 : degree(to),
  };
  return { code: 'traceGap', params };
}
