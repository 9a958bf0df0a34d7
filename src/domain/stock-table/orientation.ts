import type { StockChart } from '../stock/stock.ts';
import type { Down } from './corner.ts';
import type { HeadingCell } from './heading-cell.ts';

type Power = Extract<HeadingCell, { kind: 'power' }>;

/** What is known about a grid before it is read. */
export interface GridEvidence {
  across: readonly Power[];
  down: readonly Power[];
  /** What runs down according to the corner and the words around it; `unsure` if they disagree. */
  said: Down | 'unsure' | null;
  /** The single part of a power that the corner names, which may run down or across. */
  hint: Down | null;
  /** Charts of the lens on screen. */
  charts: readonly StockChart[];
}

/** Stock lenses have no stronger cylinder, hundredths of a dioptre. */
const strongestCylinder = -600;

/**
 * Signs along one side. `bare`: all positive values lack their plus, which can only be concluded if another value has a
 * minus; stock cylinders are never above 0.
 */
function signsOf(side: readonly Power[]): 'minus' | 'plus' | 'mixed' | 'bare' {
  const hasMinus = side.some(({ value }) => value < 0);
  const positive = side.filter(({ value }) => value > 0);
  if (positive.length === 0) return 'minus';
  if (hasMinus) return 'mixed';
  return positive.some(({ sign }) => sign === '+') ? 'plus' : 'bare';
}

const isBeyond = (side: readonly Power[]) =>
  side.some(({ value }) => Math.abs(value) > -strongestCylinder);

const isWithin = (value: number, all: readonly number[]) =>
  value >= Math.min(...all) && value <= Math.max(...all);

/** Number of headings outside the charts, assuming spheres on one side and cylinders on the other. */
function misfits(
  spheres: readonly Power[],
  cylinders: readonly Power[],
  charts: readonly StockChart[],
): number {
  const isMade = (value: number, side: 'spheres' | 'cylinders') =>
    charts.length === 0 || charts.some((chart) => isWithin(value, chart[side]));
  const outside = (side: readonly Power[], name: 'spheres' | 'cylinders') =>
    side.filter(({ value }) => !isMade(value, name)).length;
  return outside(spheres, 'spheres') + outside(cylinders, 'cylinders');
}

/** Cylinders start at 0.00 and all are weaker than the spheres, which spheres never are. */
function isPlainlyUsual(across: readonly Power[], down: readonly Power[]): boolean {
  const weakestDown = Math.min(...down.map(({ value }) => Math.abs(value)));
  const strengths = across.map(({ value }) => Math.abs(value));
  const isRising = strengths.every((each, at) => each >= (strengths[at - 1] ?? 0));
  const isFromZero = strengths[0] === 0 && strengths.length > 1 && isRising;
  return isFromZero && Math.max(...strengths) < weakestDown;
}

/**
 * If both sides fit the charts both ways, only a side of weak cylinders from 0.00, or the one named part, can decide.
 */
function decideByZero(
  across: readonly Power[],
  down: readonly Power[],
  hint: Down | null,
): Down | 'unsure' {
  if (isPlainlyUsual(across, down)) return hint === 'cylinder' ? 'unsure' : 'sphere';
  const isTurned = isPlainlyUsual(down, across);
  if (hint === 'cylinder') return isTurned ? 'cylinder' : 'unsure';
  return hint === 'sphere' && !isTurned ? 'sphere' : 'unsure';
}

/** If the signs allow both sides to be cylinders, the corner or the charts decide, or nothing does. */
function decideByRange({ across, down, said, hint, charts }: GridEvidence): Down | 'unsure' {
  if (down.length === 0) return 'sphere';
  const usual = misfits(down, across, charts);
  const turned = misfits(across, down, charts);
  const isTurned = usual > 0 && turned === 0 && isBeyond(across);
  if (said === 'sphere') return isTurned ? 'unsure' : 'sphere';
  if (said === 'cylinder') return usual === 0 && isBeyond(down) ? 'unsure' : 'cylinder';
  if (isTurned) return 'cylinder';
  return usual < turned ? 'sphere' : decideByZero(across, down, hint);
}

/**
 * Which part runs down a grid, usually spheres, judged by its signs, its corner and the charts of the lens. `unsure` if
 * they are inconclusive or disagree, `cylinderSign` if the cylinders seem to lack their minus.
 */
export function orientationOf(evidence: GridEvidence): Down | 'unsure' | 'cylinderSign' {
  const { across, down, said } = evidence;
  if (said === 'unsure') return 'unsure';
  const [acrossSigns, downSigns] = [signsOf(across), signsOf(down)];
  if (acrossSigns === 'bare') return 'cylinderSign';
  if (acrossSigns === 'minus') {
    if (downSigns === 'minus') return decideByRange(evidence);
    return said === 'cylinder' ? 'unsure' : 'sphere';
  }
  if (acrossSigns === 'mixed') {
    return downSigns === 'minus' && said !== 'sphere' ? 'cylinder' : 'unsure';
  }
  if (downSigns !== 'minus' || said === 'sphere') return 'cylinderSign';
  return said === 'cylinder' || isBeyond(across) ? 'cylinder' : 'unsure';
}
