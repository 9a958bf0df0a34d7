import { selectCell } from '../../domain/power-grid/selection.ts';
import { positionOf, viewShowing } from '../../domain/power-grid/window.ts';
import { findStockLens } from '../../domain/stock/chart.ts';
import type { StockCell } from '../../domain/stock/stock.ts';
import { inBoth, type Message } from '../../i18n/language/message.ts';
import { formatDiameter, formatStockPower } from '../../i18n/stock/format-stock.ts';
import { $stock } from '../stock/stock.ts';
import { select } from './edits.ts';
import { $gridWindow, $setup, setUp } from './grid.ts';

/** Names a cell outside the visible part: by its power within the lens shown, else by its lens. */
export function elsewhereName(cell: StockCell): Message {
  const window = $gridWindow.get();
  const stock = $stock.get();
  const lens = stock && findStockLens(stock, cell.lens);
  const isOwn = window?.lens === cell.lens && window.diameter === cell.diameter;
  return inBoth((locale) =>
    isOwn
      ? formatStockPower(cell, locale)
      : `${lens?.name[locale] ?? cell.lens} ${formatDiameter(cell.diameter, locale)}`,
  );
}

/** Scrolls to a cell, changing the lens or view if needed, and makes it active. */
export function goTo(cell: StockCell): void {
  const { lens, diameter } = cell;
  setUp({ lens, diameter, ...viewShowing(cell, $setup.get()) });
  const window = $gridWindow.get();
  const position = window && positionOf(window, cell);
  if (position) select(selectCell(position));
}
