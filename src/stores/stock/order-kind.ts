import { waitingLines } from '../../domain/shelf/waiting-lines.ts';
import { stockCellKey } from '../../domain/stock/chart.ts';
import type { StockDraft } from '../../domain/stock/draft.ts';
import { checkStockDraft } from '../../domain/stock/draft-check.ts';
import {
  emptyStockDraft,
  isEmptyStockDraft,
  stockContent,
} from '../../domain/stock/draft-content.ts';
import { priceStock } from '../../domain/stock/price.ts';
import type { Judgement, OrderKindAdapter } from '../compose/order-kind.ts';
import { $stock, $stockPricesKnown, refreshStock } from './stock.ts';

function merge(kept: StockDraft, typed: StockDraft): StockDraft {
  return {
    ...kept,
    reference: typed.reference || kept.reference,
    remarks: typed.remarks || kept.remarks,
    line: typed.line || kept.line,
    lens: typed.lens || kept.lens,
    diameter: typed.diameter ?? kept.diameter,
    lines: [...kept.lines, ...typed.lines],
    waits: [...kept.waits, ...typed.waits],
  };
}

/** Keeps the lens, diameter and unit, and, in the grid, an unfinished line, which the grid neither shows nor sends. */
function next({ entry, lens, diameter, unit, line }: StockDraft): StockDraft {
  return { ...emptyStockDraft(), lens, diameter, unit, line: entry === 'multi' ? line : '' };
}

function judge(draft: StockDraft): Judgement<'stock'> {
  // Sending the rest would lose a line that is typed but not added yet.
  if (draft.line.trim() !== '') return { kind: 'unsound', issues: [] };
  if (draft.lines.length === 0) return { kind: 'nothing' };
  const stock = $stock.get();
  if (!stock) return { kind: 'noCatalogue' };
  const issues = checkStockDraft(draft, stock);
  return issues.length === 0
    ? {
        kind: 'sound',
        content: stockContent(draft),
        backOrdered: waitingLines(draft, stockCellKey),
      }
    : { kind: 'unsound', issues };
}

function price({ lines }: StockDraft) {
  const stock = $stock.get();
  return stock && $stockPricesKnown.get() ? priceStock(lines, stock) : null;
}

/** Orders of stock lenses, by line or by grid. */
export const stockOrders: OrderKindAdapter<'stock'> = {
  kind: 'stock',
  empty: emptyStockDraft,
  isEmpty: isEmptyStockDraft,
  next,
  merge,
  judge,
  price,
  prepare: refreshStock,
  refresh: refreshStock,
  goesStale: true,
  hasPlaceFor: ({ path }) => path.startsWith('lines.'),
};
