import type { AccessoryOrder } from '../../../../src/domain/accessories/accessories.ts';
import type { PlacedAccessories } from '../../../../src/domain/order/order.ts';
import { countPieces } from '../../../../src/domain/shelf/shelf-lines.ts';
import type { ShelfPrice } from '../../../../src/domain/shelf/shelf-price.ts';
import type { LineShare } from '../../../../src/domain/shelf/split-lines.ts';
import type { OrderContent } from '../../../db/schema/order-tables.ts';
import type { ShelfOrder } from '../../../db/shelf/shelf-order.ts';

/** An order from the shelf, as it is stored. */
export type KeptShelfOrder = OrderContent<ShelfOrder['kind']>;

/** Makes part of an order a separate order, with the same texts and its share of the lines and the price. */
export function partOfOrder(
  kept: KeptShelfOrder,
  shares: readonly LineShare[],
  price: ShelfPrice,
): KeptShelfOrder {
  const pieces = countPieces(shares);
  if (kept.kind === 'stock') {
    const lines = sharedLines(kept.content.lines, shares);
    const lensNames = only(
      kept.lensNames,
      lines.map(({ lens }) => lens),
    );
    return { ...kept, content: { ...kept.content, lines }, price, pieces, lensNames };
  }
  const lines = sharedLines(kept.content.lines, shares);
  const lensNames = namesOfLines(kept.lensNames, lines);
  return { ...kept, content: { ...kept.content, lines }, price, pieces, lensNames };
}

function sharedLines<Line extends { pieces: number }>(
  lines: readonly Line[],
  shares: readonly LineShare[],
): Line[] {
  return shares.flatMap(({ line, pieces }) => {
    const of = lines[line];
    return of ? [{ ...of, pieces }] : [];
  });
}

function only<Value>(
  named: Readonly<Record<string, Value>>,
  ids: readonly string[],
): Record<string, Value> {
  return Object.fromEntries(Object.entries(named).filter(([id]) => ids.includes(id)));
}

function namesOfLines(
  products: PlacedAccessories['products'],
  lines: AccessoryOrder['lines'],
): PlacedAccessories['products'] {
  const ordered = only(
    products,
    lines.map(({ product }) => product),
  );
  const named = Object.entries(ordered).map(([id, { name, variants }]) => {
    const own = lines.filter(({ product }) => product === id).map(({ variant }) => variant);
    return [id, { name, variants: only(variants, own) }];
  });
  return Object.fromEntries(named);
}
