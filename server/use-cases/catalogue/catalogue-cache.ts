import type { LensCatalogue } from '../../../src/domain/catalogue/lens.ts';
import { catalogueRevision, readCatalogue } from '../../db/catalogue/read-catalogue.ts';
import type { Database } from '../../db/pool/database.ts';
import { readStockPrices, type StockLensPrices } from '../../db/stock/read-stock.ts';
import { catalogueFor, type TierCatalogues, tierCatalogues } from './tier-catalogues.ts';

/**
 * Caches the last catalogue read, with the prices of each tier that has its own, and those of the stock lenses, which
 * change with its revision too. Every request names the revision it needs, so it never gets a stale one.
 */
export class CatalogueCache {
  readonly #database: Database;
  #last: Promise<TierCatalogues> | undefined;
  #stock = { revision: '', tiers: new Map<string, Promise<StockLensPrices[]>>() };

  constructor(database: Database) {
    this.#database = database;
  }

  /** The catalogue of this revision, or a later one, at the prices of a tier and with the discounts of an account. */
  async at(revision: string, tier: string, account: string | null): Promise<LensCatalogue> {
    return catalogueFor(await this.tiersAt(revision), { tier, account }).catalogue;
  }

  /** The catalogue as it is now. */
  async latest(tier: string, account: string | null): Promise<LensCatalogue> {
    return this.at(await catalogueRevision(this.#database), tier, account);
  }

  /** The catalogue of this revision, or a later one, at general prices and at those of each tier with its own. */
  async tiersAt(revision: string): Promise<TierCatalogues> {
    const last = await this.#last?.catch(() => undefined);
    if (last?.general.revision === revision) return last;
    const reading = readCatalogue(this.#database).then(tierCatalogues);
    this.#last = reading;
    return reading;
  }

  /** The stock lenses with a tier's prices, of this revision or a later one. */
  async stockPrices(revision: string, tier: string): Promise<StockLensPrices[]> {
    if (this.#stock.revision !== revision) this.#stock = { revision, tiers: new Map() };
    const { tiers } = this.#stock;
    const known = await tiers.get(tier)?.catch(() => undefined);
    if (known) return known;
    const reading = readStockPrices(this.#database, tier);
    tiers.set(tier, reading);
    return reading;
  }
}
