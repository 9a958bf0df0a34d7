import { stockCellKey } from '../stock/chart.ts';
import type { StockCell, StockChart, StockCount } from '../stock/stock.ts';
import type { ShelfTask } from './shelf-task.ts';

/** The state of an item on the lab's shelf. */
export interface ShelfState {
  onHand: number;
  /** Target quantity or, for an accessory, the largest quantity that counts as low; null for none. */
  level: number | null;
  /** Pieces of placed orders that are not in production yet and therefore still on the shelf. */
  promised: number;
  /** Number of its last movement. */
  seen: number;
}

/** By shelf key. */
export type ShelfStates = ReadonlyMap<string, ShelfState>;

/** The pieces that should be on the shelf. */
export const expectedOf = ({ onHand, promised }: ShelfState): number => onHand + promised;

/** Parses the shelf key of a power, `hmc-156 650 -200 -50`. */
export function cellOfKey(key: string): StockCell {
  const [lens = '', diameter, sphere, cylinder] = key.split(' ');
  return {
    lens,
    diameter: Number(diameter),
    sphere: Number(sphere),
    cylinder: Number(cylinder),
  };
}

const ascending = (values: Iterable<number>) => [...new Set(values)].sort((one, two) => one - two);

type Chart = Pick<StockCell, 'lens' | 'diameter'>;
type Axes = { spheres: readonly number[]; cylinders: readonly number[] };

/** The existing powers. */
export function axesOf(states: ShelfStates): Axes {
  const cells = [...states.keys()].map(cellOfKey);
  return {
    spheres: ascending(cells.map(({ sphere }) => sphere)),
    cylinders: ascending(cells.map(({ cylinder }) => cylinder)),
  };
}

/**
 * The existing powers and possible new ones: up to 2.00 D beyond those made, and at least the usual range. Hundredths.
 */
export function possibleAxes(states: ShelfStates): Axes {
  const { spheres, cylinders } = axesOf(states);
  const least = Math.max(-3000, Math.min(-400, spheres[0] ?? 0) - beyond);
  const most = Math.min(3000, Math.max(400, spheres.at(-1) ?? 0) + beyond);
  const strongest = Math.max(-1000, Math.min(-200, cylinders[0] ?? 0) - beyond);
  return { spheres: stepsFrom(least, most), cylinders: stepsFrom(strongest, 0) };
}

const step = 25;
const beyond = 200;

const stepsFrom = (least: number, most: number) =>
  Array.from({ length: (most - least) / step + 1 }, (_, index) => least + index * step);

/** A chart of one lens in one diameter, in tenths of a millimetre, with the result of `countOf` for each power. */
export function chartOf(
  { lens, diameter }: Chart,
  { spheres, cylinders }: Axes,
  countOf: (key: string) => StockCount,
): StockChart {
  const onHand = spheres.map((sphere) =>
    cylinders.map((cylinder) => countOf(stockCellKey({ lens, diameter, sphere, cylinder }))),
  );
  return { diameter, spheres: [...spheres], cylinders: [...cylinders], onHand };
}

/**
 * The chart for a task, with a number for each power: its pieces on hand, for a count the pieces that should be on the
 * shelf, or its level; hidden if there is no number to show.
 */
export function chartForTask(chart: Chart, states: ShelfStates, task: ShelfTask): StockChart {
  const axes = task === 'powers' ? possibleAxes(states) : axesOf(states);
  return chartOf(chart, axes, (key) => {
    const state = states.get(key);
    if (!state) return task === 'powers' ? 'hidden' : null;
    if (task === 'levels') return state.level ?? 'hidden';
    return task === 'count' ? expectedOf(state) : state.onHand;
  });
}
