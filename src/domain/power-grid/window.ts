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
export type GridWindow = {
  readonly lens: string;
  /** Tenths of a millimetre. */
  readonly diameter: number;
  readonly spheres: readonly number[];
  readonly cylinders: readonly number[];
  /** Stock by row and column. */
  readonly counts: readonly (readonly StockCount[])[];
};

export function windowOf(lens: string, chart: StockChart, { half, isWhole }: GridView): GridWindow {
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

/** The view that shows a power, widened as little as possible. */
export function viewShowing(
  { sphere, cylinder }: Pick<StockCell, 'sphere' | 'cylinder'>,
  view: GridView,
): GridView {
  const { half, isWhole } = view;
  const isUsual = Math.abs(sphere) <= usual.sphere && cylinder >= usual.cylinder;
  const own = sphere < 0 ? 'minus' : 'plus';
  return { half: isInHalf(sphere, half) ? half : own, isWhole: isWhole || !isUsual };
}

/** Hides stock counts, for quantities that are not taken from stock. */
export function withoutCounts(window: GridWindow): GridWindow {
  const hide = (count: StockCount): StockCount => (count === null ? null : 'hidden');
  return { ...window, counts: window.counts.map((row) => row.map(hide)) };
}

function isInHalf(sphere: number, half: GridHalf): boolean {
  if (half === 'both') return true;
  return half === 'minus' ? sphere <= 0 : sphere >= 0;
}

/** Row and column in a window, both from 0. */
export type CellPosition = { readonly row: number; readonly column: number };

/** Undefined outside the window. */
export function cellAt(window: GridWindow, { row, column }: CellPosition): StockCell | undefined {
  const sphere = window.spheres[row];
  const cylinder = window.cylinders[column];
  if (sphere === undefined || cylinder === undefined) return undefined;
  return { lens: window.lens, diameter: window.diameter, sphere, cylinder };
}

/** Stock at a position; null if the power is not made or the position is outside the window. */
export function countAt(window: GridWindow, { row, column }: CellPosition): StockCount {
  return window.counts[row]?.[column] ?? null;
}

/** Position of a cell; null if the window does not show it. */
export function positionOf(window: GridWindow, cell: StockCell): CellPosition | null {
  if (cell.lens !== window.lens || cell.diameter !== window.diameter) return null;
  const row = window.spheres.indexOf(cell.sphere);
  const column = window.cylinders.indexOf(cell.cylinder);
  return row < 0 || column < 0 ? null : { row, column };
}
