import type { PriceTerms } from '../../../src/domain/prices/price-terms.ts';
import type { StockCatalogue } from '../../../src/domain/stock/stock.ts';
import { readCalendar } from '../../db/catalogue/read-catalogue.ts';
import type { Database } from '../../db/pool/database.ts';
import { readStockShelves } from '../../db/stock/read-stock.ts';
import { stockCharts } from './stock-charts.ts';
import { type TaggedAnswer, tagAnswer } from './tagged-answer.ts';

/** Answers the current stock: with counts and a tier's prices for an account, with neither for a visitor. */
export async function stockAnswer(
  database: Database,
  session: { tier: string; terms: PriceTerms | undefined } | undefined,
): Promise<TaggedAnswer> {
  const [shelves, calendar] = await Promise.all([
    readStockShelves(database, session?.tier),
    readCalendar(database),
  ]);
  return tagAnswer({
    audience: session ? 'account' : 'visitor',
    calendar,
    ...(session?.terms && { terms: session.terms }),
    lenses: shelves.map(({ cells, ...lens }) => {
      return { ...lens, charts: stockCharts(cells, session ? 'shown' : 'hidden') };
    }),
  } satisfies Omit<StockCatalogue, 'revision'>);
}
