import type { AccessoryOrder } from '../../../src/domain/accessories/accessories.ts';
import { checkAccessories } from '../../../src/domain/accessories/check.ts';
import { accessoryKey } from '../../../src/domain/accessories/products.ts';
import { stockCellKey } from '../../../src/domain/stock/chart.ts';
import { checkStock } from '../../../src/domain/stock/check.ts';
import type { StockOrder } from '../../../src/domain/stock/stock.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';

/** An order that takes pieces from the lab's stock when it is placed. */
export type ShelfOrder = StockOrder | AccessoryOrder;

/** Pieces of one item in stock. */
export type ShelfLine = { item: string; pieces: number };

export function isShelfOrder<Content extends { kind: string }>(
  content: Content,
): content is Extract<Content, { kind: ShelfOrder['kind'] }> {
  return content.kind === 'stock' || content.kind === 'accessories';
}

/** The pieces that an order takes from stock, line by line. */
export function shelfLines(content: ShelfOrder): ShelfLine[] {
  return content.kind === 'stock'
    ? content.lines.map((line) => ({ item: stockCellKey(line), pieces: line.pieces }))
    : content.lines.map((line) => ({ item: accessoryKey(line), pieces: line.pieces }));
}

/** The issues of an order's lines, given the pieces on hand by item. Items that the lab does not stock are missing. */
export function checkShelf(content: ShelfOrder, onHand: ReadonlyMap<string, number>): Issue[] {
  return content.kind === 'stock'
    ? checkStock(content.lines, (cell) => onHand.get(stockCellKey(cell)) ?? null)
    : checkAccessories(content.lines, (line) => onHand.get(accessoryKey(line)));
}
