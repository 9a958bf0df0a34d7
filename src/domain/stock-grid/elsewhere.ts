import type { StockCell, StockLine } from '../stock/stock.ts';
import { type GridFrame, placeOf } from './window.ts';

/** Ordered pieces of one lens in one diameter that a frame does not show. */
export type Elsewhere = {
  readonly pieces: number;
  /** The first of their powers. */
  readonly first: StockCell;
};

/** Where the ordered pieces are that a frame does not show; those of its own lens and diameter first. */
export function elsewhereOf(frame: GridFrame, lines: Iterable<StockLine>): Elsewhere[] {
  const charts = new Map<string, Elsewhere>();
  for (const { pieces, ...cell } of lines) {
    if (placeOf(frame, cell) !== null) continue;
    const chart = `${cell.lens} ${cell.diameter}`;
    const known = charts.get(chart) ?? { pieces: 0, first: cell };
    charts.set(chart, { ...known, pieces: known.pieces + pieces });
  }
  const isOwn = ({ first }: Elsewhere) =>
    first.lens === frame.lens && first.diameter === frame.diameter;
  const all = [...charts.values()];
  return [...all.filter(isOwn), ...all.filter((each) => !isOwn(each))];
}
