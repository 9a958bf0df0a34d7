import { type EyeSide, eyeSides } from '../vocabulary/eye.ts';
import { hausdorffDistance } from './hausdorff-distance.ts';
import type { Trace } from './trace.ts';
import { largestJump } from './trace-jump.ts';
import { shapeOfTrace, type TraceMeasures, type TraceShape } from './trace-shape.ts';

/** What a trace contradicts: a measure in its file, itself, or the other eye's shape. */
export type TraceDoubtCode =
  | 'traceWidthDiffers'
  | 'traceHeightDiffers'
  | 'traceRoundDiffers'
  | 'traceJumps'
  | 'traceSizesDiffer'
  | 'traceNotMirrored';

export interface TraceDoubt {
  readonly code: TraceDoubtCode;
  /** The eye, or the frame for both. */
  readonly of: EyeSide | 'frame';
  /** Tenths of a millimetre. */
  readonly difference: number;
}

/** A traced frame, for rules and warnings. */
export interface TracedFrame extends TraceMeasures {
  /** DBL from the file, tenths of a millimetre; null if missing. */
  readonly dbl: number | null;
  readonly doubts: readonly TraceDoubt[];
}

/** The trace of an order: null for an eye that mirrors the other, plus the other records of its file. */
export interface GivenTrace extends Readonly<Record<EyeSide, Trace | null>> {
  readonly kept: readonly string[];
}

/** Greatest plausible difference between ruler and tracer, tenths of a millimetre. A larger one means another frame. */
export const tracingTolerance = 10;

/** Records that state a measure the radii also give: label, measure and doubt. */
const compared = [
  ['HBOX', 'a', 'traceWidthDiffers'],
  ['VBOX', 'b', 'traceHeightDiffers'],
  ['CIRC', 'circumference', 'traceRoundDiffers'],
] as const;

/** Labels of all records compared with the trace or with typed values. */
export const comparedLabels: readonly string[] = ['DBL', ...compared.map(([label]) => label)];

const known = new WeakMap<GivenTrace, TracedFrame>();

/** Measures a trace. The result is cached. */
export function tracedFrame(trace: GivenTrace): TracedFrame {
  const traced = known.get(trace) ?? measure(trace);
  known.set(trace, traced);
  return traced;
}

function measure({ right, left, kept }: GivenTrace): TracedFrame {
  const shapes = { right: right && shapeOfTrace(right), left: left && shapeOfTrace(left) };
  const given = shapes.right ?? shapes.left ?? shapeOfTrace({ radii: [], angles: null });
  const { a, b, ed, circumference } = given;
  const stated = readStated(kept);
  const doubts = [
    ...eyeSides.flatMap((side) => contradictionsIn(side, { shape: shapes[side], given }, stated)),
    ...jumps('right', right, shapes.right),
    ...jumps('left', left, shapes.left),
    ...(shapes.right && shapes.left ? eyesApart(shapes.right, shapes.left) : []),
  ];
  return { a, b, ed, circumference, dbl: stated.get('DBL')?.[0] ?? null, doubts };
}

type Stated = ReadonlyMap<string, readonly (number | null)[]>;

/**
 * Numbers of the file by label, right and left, tenths of a millimetre; some writers use 0 for "not
 * given". The form loads this before the trace file reader, so it parses the few records it needs
 * itself.
 */
function readStated(kept: readonly string[]): Stated {
  const stated = new Map<string, (number | null)[]>();
  for (const line of kept) {
    const [, name = '', values = ''] = /^[^A-Z_.]*([HV]BOX|CIRC|DBL)\s*=(.*)/i.exec(line) ?? [];
    const label = name.toUpperCase();
    if (label !== '' && !stated.has(label)) stated.set(label, values.split(';').map(tenths));
  }
  return stated;
}

function tenths(text: string): number | null {
  const [number = ''] = /\d+(?:[.,]\d*)?/.exec(text) ?? [];
  return Math.round(Number(number.replace(',', '.')) * 10) || null;
}

/**
 * Where the file contradicts a measure computed from an eye's radii. A single number applies to both eyes. An eye
 * without radii mirrors the `given` one and is checked only if the file has a separate number for it.
 */
function contradictionsIn(
  side: EyeSide,
  { shape: own, given }: { shape: TraceShape | null; given: TraceShape },
  stated: Stated,
): TraceDoubt[] {
  const shape = own ?? given;
  return compared.flatMap(([label, measured, code]) => {
    const [right = null, left = right] = stated.get(label) ?? [];
    const number = side === 'right' ? right : left;
    if (number === null || (!own && right === left)) return [];
    const difference = Math.abs(number - shape[measured]);
    const least = label === 'CIRC' ? tracingTolerance + cutCorners(shape) : tracingTolerance;
    return difference > least ? [{ code, of: side, difference }] : [];
  });
}

/** How much shorter straight lines between the points are than a round outline, tenths of a millimetre. */
function cutCorners({ circumference, points }: TraceShape): number {
  return (circumference * (Math.PI / points.length) ** 2) / 6;
}

function jumps(side: EyeSide, trace: Trace | null, shape: TraceShape | null): TraceDoubt[] {
  const difference = trace && shape ? largestJump(trace, shape.points) : 0;
  return difference > 0 ? [{ code: 'traceJumps', of: side, difference }] : [];
}

/** The left lens of a frame has the size of the right one and is its mirror image. */
function eyesApart(right: TraceShape, left: TraceShape): TraceDoubt[] {
  const size = Math.max(Math.abs(right.a - left.a), Math.abs(right.b - left.b));
  if (size > tracingTolerance) return [{ code: 'traceSizesDiffer', of: 'frame', difference: size }];
  const mirrored = left.points.map(({ x, y }) => ({ x: 0 - x, y }));
  const difference = Math.round(10 * hausdorffDistance(mirrored, right.points));
  return difference > tracingTolerance
    ? [{ code: 'traceNotMirrored', of: 'frame', difference }]
    : [];
}
