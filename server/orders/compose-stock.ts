import { countPieces } from '../../src/domain/stock/lines.ts';
import { priceStock } from '../../src/domain/stock/price.ts';
import type { StockOrder } from '../../src/domain/stock/stock.ts';
import type { Issue } from '../../src/domain/vocabulary/issue.ts';
import type { Rials } from '../../src/domain/vocabulary/money.ts';
import type { OrderContent } from '../db/schema/order-tables.ts';
import type { StockHead } from '../db/stock/read-stock.ts';
import { checkTotal } from './check-total.ts';

type StockContent = Extract<OrderContent, { kind: 'stock' }>;

/** Prices a stock order by the lenses of today. What is on hand is counted when its pieces are taken. */
export function composeStock(
  content: StockOrder,
  expectedTotal: Rials | null | undefined,
  lenses: readonly StockHead[],
): { kept: StockContent; issues: Issue[] } {
  const price = priceStock(content.lines, { lenses });
  const ordered = new Set(content.lines.map(({ lens }) => lens));
  const named = lenses.filter(({ id }) => ordered.has(id)).map(({ id, name }) => [id, name]);
  const kept: StockContent = {
    kind: 'stock',
    content,
    price,
    lens_names: Object.fromEntries(named),
    pieces: countPieces(content.lines),
  };
  const issues = [...unknownLenses(content, lenses), ...checkTotal(expectedTotal, price.total)];
  return { kept, issues };
}

function unknownLenses({ lines }: StockOrder, lenses: readonly StockHead[]): Issue[] {
  const known = new Set(lenses.map(({ id }) => id));
  return lines.flatMap(({ lens }, place): Issue[] =>
    known.has(lens) ? [] : [{ path: `lines.${place}.lens`, code: 'unknownLens' }],
  );
}
