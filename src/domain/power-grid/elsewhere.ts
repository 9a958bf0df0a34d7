import type { StockCell, StockLine } from '../stock/stock.ts';
import { type GridWindow, positionOf } from './window.ts';

/** Ordered pieces of one lens and diameter outside the window. */
export type Elsewhere = {
  readonly pieces: number;
  /** First cell among them. */
  readonly first: StockCell;
};

/** Ordered pieces outside the window, by lens and diameter; the window's own chart first. */
export function elsewhereOf(window: GridWindow, lines: Iterable<StockLine>): Elsewhere[] {
  const charts = new Map<string, Elsewhere>();
  for (const { pieces, ...cell } of lines) {
    if (positionOf(window, cell) !== null) continue;
    const chart = `${cell.lens} ${cell.diameter}`;
    const known = charts.get(chart) ?? { pieces: 0, first: cell };
    charts.set(chart, { ...known, pieces: known.pieces + pieces });
  }
  const isOwn = ({ first }: Elsewhere) =>
    first.lens === window.lens && first.diameter === window.diameter;
  const all = [...charts.values()];
  return [...all.filter(isOwn), ...all.filter((each) => !isOwn(each))];
}
