import { stockCellKey } from '../stock/chart.ts';
import type { StockCell, StockChart, StockCount } from '../stock/stock.ts';
import type { ShelfTask } from './shelf-task.ts';

/** What the lab knows of one item of its shelf. */
export interface ShelfState {
  onHand: number;
  /** The quantity the lab wants to have, for an accessory the last that counts as low; null for none. */
  level: number | null;
  /** Pieces of placed orders that are not in production yet and so are still on the shelf. */
  promised: number;
  /** Number of its last movement. */
  seen: number;
}

/** By key on the shelf. */
export type ShelfStates = ReadonlyMap<string, ShelfState>;

/** The pieces that should be on the shelf. */
export const expectedOf = ({ onHand, promised }: ShelfState): number => onHand + promised;

/** The power of a key on the shelf, `hmc-156 650 -200 -50`. */
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

/** The powers there are. */
export function axesOf(states: ShelfStates): Axes {
  const cells = [...states.keys()].map(cellOfKey);
  return {
    spheres: ascending(cells.map(({ sphere }) => sphere)),
    cylinders: ascending(cells.map(({ cylinder }) => cylinder)),
  };
}

/** The powers there are or could be: up to 2.00 D beyond those made, and at least the usual ones. Hundredths. */
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

/** The powers of one lens in one diameter, in tenths of a millimetre, with what `countOf` says of each. */
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
 * The chart as a task shows it: each power with its pieces on hand, in a count with those that
 * should be on the shelf, its level, or hidden where there is no number to show.
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
