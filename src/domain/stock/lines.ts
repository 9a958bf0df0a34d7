import { addLine } from '../shelf/shelf-lines.ts';
import { stockCellKey } from './chart.ts';
import type { StockLine } from './stock.ts';

/** Adds to the line with the same cell, or adds a new line. */
export const addStockLine = (lines: readonly StockLine[], added: StockLine): StockLine[] =>
  addLine(lines, added, stockCellKey);
