import { checkOrderLimits } from '../../src/domain/order/order-limits.ts';
import { countPieces } from '../../src/domain/stock/lines.ts';
import { priceStock } from '../../src/domain/stock/price.ts';
import type { StockOrder } from '../../src/domain/stock/stock.ts';
import type { Issue } from '../../src/domain/vocabulary/issue.ts';
import type { Rials } from '../../src/domain/vocabulary/money.ts';
import { placeStockOrder } from '../db/orders/place-stock-order.ts';
import type { ListedContent } from '../db/orders/read-orders.ts';
import type { OrderContent } from '../db/schema/order-tables.ts';
import { readStockPrices, type StockLensPrices } from '../db/stock/read-stock.ts';
import { checkTotal } from './check-total.ts';
import type { OrderKindRules, PlacingRequest, PlacingSources, Stored } from './order-kind.ts';
import { stockTitle } from './order-title.ts';
import { digestRequest } from './request-digest.ts';

/** Ready-made lenses, taken off the shelf. */
export const stock: OrderKindRules<'stock'> = { place, summary, details };

async function place(
  content: StockOrder,
  { id, by, tier, limits, request, sent }: PlacingRequest,
  { database }: PlacingSources,
): Promise<Stored> {
  const excess = checkOrderLimits(content, limits);
  if (excess.length > 0) return { kind: 'refused', issues: excess };
  const lenses = await readStockPrices(database, tier);
  const { kept, issues } = composeStock(content, request.expectedTotal, lenses);
  if (issues.length > 0) return { kind: 'refused', issues };
  const order = { id, by, kept, requestHash: digestRequest(request, sent) };
  const placing = await placeStockOrder(database, order);
  return placing.kind === 'placed' ? { ...placing, order } : placing;
}

function summary({ kind, lens_names, pieces }: ListedContent<'stock'>) {
  return { kind, pieces, title: stockTitle(lens_names) };
}

function details(order: OrderContent<'stock'>) {
  const { content, price, lens_names: lenses } = order;
  return { ...summary(order), content, price, lenses };
}

/** Prices are today's. What is on hand is counted when the pieces are taken. */
function composeStock(
  content: StockOrder,
  expectedTotal: Rials | null | undefined,
  lenses: readonly StockLensPrices[],
): { kept: OrderContent<'stock'>; issues: Issue[] } {
  const price = priceStock(content.lines, { lenses });
  const ordered = new Set(content.lines.map(({ lens }) => lens));
  const named = lenses.filter(({ id }) => ordered.has(id)).map(({ id, name }) => [id, name]);
  const lens_names = Object.fromEntries(named);
  const pieces = countPieces(content.lines);
  const issues = [...unknownLenses(content, lenses), ...checkTotal(expectedTotal, price.total)];
  return { kept: { kind: 'stock', content, price, lens_names, pieces }, issues };
}

function unknownLenses({ lines }: StockOrder, lenses: readonly StockLensPrices[]): Issue[] {
  const known = new Set(lenses.map(({ id }) => id));
  return lines.flatMap(({ lens }, index): Issue[] =>
    known.has(lens) ? [] : [{ path: `lines.${index}.lens`, code: 'unknownLens' }],
  );
}
