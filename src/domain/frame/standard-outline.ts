import type { EyeSide } from '../vocabulary/eye.ts';
import type { Frame } from './frame.ts';
import { mirrorTrace } from './mirror-trace.ts';
import type { StandardShape } from './standard-shape.ts';
import type { Trace } from './trace.ts';

/**
 * A right lens from the front in the box −1…1, x to the nose and y upwards: four arcs of superellipses that meet at the
 * sides at the height `widest`, at `top` and at `bottom`. Each arc's exponent sets its fullness: 2 is an ellipse. From
 * 2 up the arcs are convex and meet smoothly, so the outline is convex and fills its box for any A and B.
 */
interface Arcs {
  readonly widest: number;
  readonly top: number;
  readonly bottom: number;
  readonly upperNasal: number;
  readonly upperTemporal: number;
  readonly lowerTemporal: number;
  readonly lowerNasal: number;
}

function alike(fullness: number): Arcs {
  return {
    widest: 0,
    top: 0,
    bottom: 0,
    upperNasal: fullness,
    upperTemporal: fullness,
    lowerTemporal: fullness,
    lowerNasal: fullness,
  };
}

/**
 * Drawn for this panel. Orders store only the name of a shape, so never change a released outline: it would change the
 * lenses of an order that is made again.
 */
const outlines: Readonly<Record<StandardShape, Arcs>> = {
  round: alike(2),
  oval: alike(2.4),
  panto: { ...alike(2.05), widest: 0.24, upperNasal: 2.3, upperTemporal: 2.3 },
  rectangle: { ...alike(5), lowerNasal: 4, lowerTemporal: 4.5 },
  aviator: {
    widest: 0.3,
    top: 0,
    bottom: -0.24,
    upperNasal: 2.4,
    upperTemporal: 2.5,
    lowerTemporal: 2.2,
    lowerNasal: 2,
  },
  catEye: {
    widest: 0.4,
    top: -0.3,
    bottom: 0.06,
    upperNasal: 2.2,
    upperTemporal: 2.8,
    lowerTemporal: 2,
    lowerNasal: 2.3,
  },
};

/** Radii of an exported shape. With fewer, a long flat lens would miss its box by more than a tenth of a millimetre. */
const radiusCount = 720;

/** Bisection steps that find a radius of up to 50 mm to within a thousandth. */
const halvings = 18;

/**
 * The shape of a right lens, A and B in tenths of a millimetre. The radii start at the boxing centre; the box is A × B
 * to a tenth of a millimetre.
 */
export function standardTrace(
  shape: StandardShape,
  { a, b }: { a: number; b: number },
  count = radiusCount,
): Trace {
  const arcs = outlines[shape];
  const radii = Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    const towards = { x: (2 * Math.cos(angle)) / a, y: (2 * Math.sin(angle)) / b };
    return Math.round(10 * reachOf(arcs, towards, Math.hypot(a, b) / 2));
  });
  return { radii, angles: null };
}

/** Distance to the outline in a direction, in the unit of the direction; at most `longest`. */
function reachOf(arcs: Arcs, { x, y }: { x: number; y: number }, longest: number): number {
  let [inside, outside] = [0, longest];
  for (let halving = 0; halving < halvings; halving += 1) {
    const middle = (inside + outside) / 2;
    if (isWithin(arcs, middle * x, middle * y)) inside = middle;
    else outside = middle;
  }
  return (inside + outside) / 2;
}

function isWithin(arcs: Arcs, x: number, y: number): boolean {
  const isUpper = y >= arcs.widest;
  const middle = isUpper ? arcs.top : arcs.bottom;
  const isNasal = x >= middle;
  const width = isNasal ? 1 - middle : 1 + middle;
  const height = isUpper ? 1 - arcs.widest : 1 + arcs.widest;
  const fullness = arcs[`${isUpper ? 'upper' : 'lower'}${isNasal ? 'Nasal' : 'Temporal'}`];
  const [across, along] = [Math.abs(x - middle) / width, Math.abs(y - arcs.widest) / height];
  return across ** fullness + along ** fullness <= 1;
}

/** Both lenses of a frame with a standard shape; null without one, or while A or B is unknown. */
export function standardTraces({
  shape,
  a,
  b,
}: Pick<Frame, 'shape' | 'a' | 'b'>): Readonly<Record<EyeSide, Trace>> | null {
  if (shape === null || a === null || b === null) return null;
  const right = standardTrace(shape, { a, b });
  return { right, left: mirrorTrace(right) };
}
