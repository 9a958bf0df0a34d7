import { withParts } from '../../../../src/domain/shelf/price-parts.ts';
import { countPieces } from '../../../../src/domain/shelf/shelf-lines.ts';
import { priceStock } from '../../../../src/domain/stock/price.ts';
import type { StockOrder } from '../../../../src/domain/stock/stock.ts';
import type { Issue } from '../../../../src/domain/vocabulary/issue.ts';
import type { ListedContent } from '../../../db/orders/read-orders.ts';
import type { OrderContent } from '../../../db/schema/order-tables.ts';
import { readStockPrices, type StockLensPrices } from '../../../db/stock/read-stock.ts';
import type { OrderKindRules, PlacingRequest, PlacingSources, Stored } from './order-kind.ts';
import { stockTitle } from './order-title.ts';
import { placeFromShelf } from './place-from-shelf.ts';

/** Ready-made lenses, taken off the shelf. */
export const stock: OrderKindRules<'stock'> = { place, summary, details };

async function place(
  content: StockOrder,
  asked: PlacingRequest,
  { database, catalogue }: PlacingSources,
): Promise<Stored> {
  return placeFromShelf(database, asked, content, async () => {
    const lenses = await readStockPrices(database, asked.tier);
    const price = withParts(
      priceStock(content.lines, { lenses, terms: catalogue.terms }),
      content.lines,
      catalogue.terms,
    );
    const ordered = new Set(content.lines.map(({ lens }) => lens));
    const named = lenses.filter(({ id }) => ordered.has(id)).map(({ id, name }) => [id, name]);
    const lensNames = Object.fromEntries(named);
    const pieces = countPieces(content.lines);
    const kept = { kind: 'stock', content, price, lensNames, pieces } as const;
    return { kept, issues: unknownLenses(content, lenses) };
  });
}

function summary({ kind, lensNames, pieces }: ListedContent<'stock'>) {
  return { kind, pieces, title: stockTitle(lensNames) };
}

function details(order: OrderContent<'stock'>) {
  const { content, price, lensNames: lenses } = order;
  return { ...summary(order), content, price, lenses };
}

function unknownLenses({ lines }: StockOrder, lenses: readonly StockLensPrices[]): Issue[] {
  const known = new Set(lenses.map(({ id }) => id));
  return lines.flatMap(({ lens }, index): Issue[] =>
    known.has(lens) ? [] : [{ path: `lines.${index}.lens`, code: 'unknownLens' }],
  );
}
