import { createHash } from 'node:crypto';
import type { StockCatalogue } from '../../src/domain/stock/stock.ts';
import { readCalendar } from '../db/catalogue/read-catalogue.ts';
import type { Database } from '../db/pool/database.ts';
import { readStockShelves } from '../db/stock/read-stock.ts';
import { stockCharts } from './stock-charts.ts';

/** A serialized answer and its ETag. */
export interface StockAnswer {
  body: string;
  tag: string;
}

/** How long visitors may get a cached answer, in milliseconds. It changes only with the assortment. */
const maxAgeMs = 30_000;

/** Answers the current stock: with counts and a tier's prices for an account, without both for a visitor. */
export async function stockAnswer(
  database: Database,
  session: { tier: string } | undefined,
): Promise<StockAnswer> {
  const [shelves, calendar] = await Promise.all([
    readStockShelves(database, session?.tier),
    readCalendar(database),
  ]);
  const current: StockCatalogue = {
    audience: session ? 'account' : 'visitor',
    calendar,
    lenses: shelves.map(({ cells, ...lens }) => {
      return { ...lens, charts: stockCharts(cells, session ? 'shown' : 'hidden') };
    }),
  };
  const body = JSON.stringify(current);
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, tag: `"${digest}"` };
}

/** Caches the answer for visitors, so that they cannot keep the database busy. */
export class VisitorStock {
  readonly #database: Database;
  #last: { answer: Promise<StockAnswer>; at: number } | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The answer, read again when it is too old. Concurrent requests share one read. */
  answer(now = Date.now()): Promise<StockAnswer> {
    if (this.#last && now - this.#last.at < maxAgeMs) return this.#last.answer;
    const answer = stockAnswer(this.#database, undefined);
    const last = { answer, at: now };
    this.#last = last;
    answer.catch(() => {
      if (this.#last === last) this.#last = undefined;
    });
    return answer;
  }
}
