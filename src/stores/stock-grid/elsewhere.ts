import { computed } from 'nanostores';
import { findStockLens } from '../../domain/stock/chart.ts';
import type { StockCell } from '../../domain/stock/stock.ts';
import { elsewhereOf } from '../../domain/stock-grid/elsewhere.ts';
import { selectCell } from '../../domain/stock-grid/selection.ts';
import { placeOf, viewShowing } from '../../domain/stock-grid/window.ts';
import { inBoth, type Message } from '../../i18n/language/message.ts';
import { formatDiameter, formatStockPower } from '../../i18n/stock/format-stock.ts';
import { $stock } from '../stock/stock.ts';
import { select } from './edits.ts';
import { $frame, $settledLines, $setup, setUp } from './grid.ts';

/** Ordered pieces that are out of sight, by lens and diameter. */
export const $elsewhere = computed([$frame, $settledLines, $setup], (frame, lines, { layer }) =>
  frame && layer === 'order' ? elsewhereOf(frame, lines) : [],
);

/** What a place out of sight is called: the lens, or in the lens that is shown the power. */
export function elsewhereName(cell: StockCell): Message {
  const frame = $frame.get();
  const stock = $stock.get();
  const lens = stock && findStockLens(stock, cell.lens);
  const isOwn = frame?.lens === cell.lens && frame.diameter === cell.diameter;
  return inBoth((locale) =>
    isOwn
      ? formatStockPower(cell, locale)
      : `${lens?.name[locale] ?? cell.lens} ${formatDiameter(cell.diameter, locale)}`,
  );
}

/** Shows a cell wherever it is, as the active one. */
export function goTo(cell: StockCell): void {
  const { lens, diameter } = cell;
  setUp({ lens, diameter, ...viewShowing(cell, $setup.get()) });
  const frame = $frame.get();
  const place = frame && placeOf(frame, cell);
  if (place) select(selectCell(place));
}
