import { withParts } from '../../../../src/domain/shelf/price-parts.ts';
import { countPieces } from '../../../../src/domain/shelf/shelf-lines.ts';
import { priceStock } from '../../../../src/domain/stock/price.ts';
import type { StockOrder } from '../../../../src/domain/stock/stock.ts';
import type { Issue } from '../../../../src/domain/vocabulary/issue.ts';
import type { ListedContent, VersionedContent } from '../../../db/orders/read-orders.ts';
import { readStockPrices, type StockLensPrices } from '../../../db/stock/read-stock.ts';
import { correctionsOf, type Ordered } from './corrections-of.ts';
import type { OrderKindRules, PlacingSources } from './order-kind.ts';
import { stockTitle } from './order-title.ts';
import { fromShelf } from './place-from-shelf.ts';

/** Ready-made lenses, taken from the shelf. */
export const stock: OrderKindRules<'stock'> = {
  ...fromShelf(price),
  summary,
  details,
};

async function price(
  content: StockOrder,
  tier: string,
  { database, catalogue, stockPrices }: PlacingSources,
) {
  const { terms } = catalogue;
  const lenses = await (stockPrices?.() ?? readStockPrices(database, tier));
  const ordered = new Set(content.lines.map(({ lens }) => lens));
  const named = lenses.filter(({ id }) => ordered.has(id)).map(({ id, name }) => [id, name]);
  const kept = {
    kind: 'stock',
    content,
    price: withParts(priceStock(content.lines, { lenses, terms }), content.lines, terms),
    lensNames: Object.fromEntries(named),
    pieces: countPieces(content.lines),
  } as const;
  return { kept, issues: unknownLenses(content, lenses) };
}

function summary({ kind, lensNames, pieces }: ListedContent<'stock'>) {
  return { kind, pieces, title: stockTitle(lensNames) };
}

function details(order: VersionedContent<'stock'>) {
  return { ...summary(order), ...ordered(order), ...correctionsOf(order.corrections, ordered) };
}

function ordered({ content, price, lensNames: lenses }: Ordered<'stock'>) {
  return { content, price, lenses };
}

function unknownLenses({ lines }: StockOrder, lenses: readonly StockLensPrices[]): Issue[] {
  const known = new Set(lenses.map(({ id }) => id));
  return lines.flatMap(({ lens }, index): Issue[] =>
    known.has(lens) ? [] : [{ path: `lines.${index}.lens`, code: 'unknownLens' }],
  );
}
