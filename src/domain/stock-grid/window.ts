import { countInChart } from '../stock/chart.ts';
import type { StockCell, StockChart, StockCount } from '../stock/stock.ts';

/** Visible part of a chart. Plano belongs to both halves. */
export const gridHalves = ['minus', 'plus', 'both'] as const;
export type GridHalf = (typeof gridHalves)[number];
export type GridView = { readonly half: GridHalf; readonly isWhole: boolean };

/** The most ordered powers: SPH within ±4.00, CYL down to −2.00. Hundredths of a dioptre. */
const usual = { sphere: 400, cylinder: -200 } as const;

/**
 * A grid over part of a chart: spheres down, cylinders across. Each half starts at plano; `both` runs from the most
 * plus to the most minus power.
 */
export type GridFrame = {
  readonly lens: string;
  /** Tenths of a millimetre. */
  readonly diameter: number;
  readonly spheres: readonly number[];
  readonly cylinders: readonly number[];
  /** Stock by row and column. */
  readonly counts: readonly (readonly StockCount[])[];
};

export function frameOf(lens: string, chart: StockChart, { half, isWhole }: GridView): GridFrame {
  const spheres = chart.spheres
    .filter((sphere) => isInHalf(sphere, half) && (isWhole || Math.abs(sphere) <= usual.sphere))
    .sort((one, other) => (half === 'plus' ? one - other : other - one));
  const cylinders = chart.cylinders
    .filter((cylinder) => isWhole || cylinder >= usual.cylinder)
    .sort((one, other) => other - one);
  const counts = spheres.map((sphere) =>
    cylinders.map((cylinder) => countInChart(chart, sphere, cylinder)),
  );
  return { lens, diameter: chart.diameter, spheres, cylinders, counts };
}

/** The view that shows a power, widened no more than needed. */
export function viewShowing(
  { sphere, cylinder }: Pick<StockCell, 'sphere' | 'cylinder'>,
  view: GridView,
): GridView {
  const { half, isWhole } = view;
  const isUsual = Math.abs(sphere) <= usual.sphere && cylinder >= usual.cylinder;
  const own = sphere < 0 ? 'minus' : 'plus';
  return { half: isInHalf(sphere, half) ? half : own, isWhole: isWhole || !isUsual };
}

/** Hides stock counts, for quantities that are not ordered from them. */
export function withoutCounts(frame: GridFrame): GridFrame {
  const hide = (count: StockCount): StockCount => (count === null ? null : 'hidden');
  return { ...frame, counts: frame.counts.map((row) => row.map(hide)) };
}

function isInHalf(sphere: number, half: GridHalf): boolean {
  if (half === 'both') return true;
  return half === 'minus' ? sphere <= 0 : sphere >= 0;
}

/** Row and column in a window, both from 0. */
export type Place = { readonly row: number; readonly column: number };

/** Undefined outside the window. */
export function cellAt(frame: GridFrame, { row, column }: Place): StockCell | undefined {
  const sphere = frame.spheres[row];
  const cylinder = frame.cylinders[column];
  if (sphere === undefined || cylinder === undefined) return undefined;
  return { lens: frame.lens, diameter: frame.diameter, sphere, cylinder };
}

/** Stock at a position; null if the power is not made, or outside the window. */
export function countAt(frame: GridFrame, { row, column }: Place): StockCount {
  return frame.counts[row]?.[column] ?? null;
}

/** Position of a cell; null if the window does not show it. */
export function placeOf(frame: GridFrame, cell: StockCell): Place | null {
  if (cell.lens !== frame.lens || cell.diameter !== frame.diameter) return null;
  const row = frame.spheres.indexOf(cell.sphere);
  const column = frame.cylinders.indexOf(cell.cylinder);
  return row < 0 || column < 0 ? null : { row, column };
}
