import { createHash } from 'node:crypto';
import type { StockCatalogue } from '../../src/domain/stock/stock.ts';
import type { Database } from '../db/pool/database.ts';
import { readShelves } from '../db/stock/read-stock.ts';
import { chartsOf } from './shelf-charts.ts';

/** An answer ready to be sent. */
export interface StockAnswer {
  body: string;
  tag: string;
}

/** What a visitor sees changes with the assortment alone, so it may be this old, in milliseconds. */
const oldest = 30_000;

/** The stock as it stands, for an account of a tier, or for a visitor: without counts and prices. */
export async function stockAnswer(
  database: Database,
  session: { tier: string } | undefined,
): Promise<StockAnswer> {
  const shelves = await readShelves(database, session?.tier);
  const current: StockCatalogue = {
    audience: session ? 'account' : 'visitor',
    lenses: shelves.map(({ cells, ...lens }) => {
      return { ...lens, charts: chartsOf(cells, session ? 'told' : 'hidden') };
    }),
  };
  const body = JSON.stringify(current);
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, tag: `"${digest}"` };
}

/** Keeps the visitors' answer, so that whoever is not signed in cannot keep the database busy. */
export class VisitorStock {
  readonly #database: Database;
  #last: { answer: Promise<StockAnswer>; at: number } | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The answer, read anew when it is old; many who ask at once wait for one reading. */
  answer(now = Date.now()): Promise<StockAnswer> {
    if (this.#last && now - this.#last.at < oldest) return this.#last.answer;
    const answer = stockAnswer(this.#database, undefined);
    const last = { answer, at: now };
    this.#last = last;
    answer.catch(() => {
      if (this.#last === last) this.#last = undefined;
    });
    return answer;
  }
}
