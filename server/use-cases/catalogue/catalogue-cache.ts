import type { LensCatalogue } from '../../../src/domain/catalogue/lens.ts';
import { catalogueRevision, readCatalogue } from '../../db/catalogue/read-catalogue.ts';
import type { Database } from '../../db/pool/database.ts';
import { readStockPrices, type StockLensPrices } from '../../db/stock/read-stock.ts';
import { catalogueFor, type TierCatalogues, tierCatalogues } from './tier-catalogues.ts';

/**
 * Caches the last catalogue read, with the prices of each tier that has its own, and the stock lenses' prices, which
 * change with the same revision. Every request names the revision it needs, so it never gets a stale one.
 */
export class CatalogueCache {
  readonly #database: Database;
  /** The last read, and the revision it was requested for; it may have returned a later one. */
  #last: { revision: string; tiers: Promise<TierCatalogues> } | undefined;
  #stock = { revision: '', tiers: new Map<string, Promise<StockLensPrices[]>>() };

  constructor(database: Database) {
    this.#database = database;
  }

  /** The catalogue of this revision or a later one, with a tier's prices and an account's discounts. */
  async at(revision: string, tier: string, account: string | null): Promise<LensCatalogue> {
    return catalogueFor(await this.tiersAt(revision), { tier, account }).catalogue;
  }

  /** The current catalogue. */
  async latest(tier: string, account: string | null): Promise<LensCatalogue> {
    return this.at(await catalogueRevision(this.#database), tier, account);
  }

  /**
   * The catalogue of this revision or a later one, with general prices and those of each tier that has its own.
   * Concurrent requests for a new revision share one read.
   */
  async tiersAt(revision: string): Promise<TierCatalogues> {
    const last = this.#last;
    if (last?.revision === revision) return last.tiers;
    // The revision may have changed between the request for the last one and its read.
    const read = await last?.tiers.catch(() => undefined);
    if (read?.general.revision === revision) return read;
    if (this.#last?.revision === revision) return this.#last.tiers;
    return this.#read(revision);
  }

  #read(revision: string): Promise<TierCatalogues> {
    const tiers = readCatalogue(this.#database).then(tierCatalogues);
    const reading = { revision, tiers };
    this.#last = reading;
    tiers.catch(() => {
      if (this.#last === reading) this.#last = undefined;
    });
    return tiers;
  }

  /** The stock lenses of this revision or a later one, with a tier's prices. Concurrent requests share one read. */
  stockPrices(revision: string, tier: string): Promise<StockLensPrices[]> {
    if (this.#stock.revision !== revision) this.#stock = { revision, tiers: new Map() };
    const { tiers } = this.#stock;
    const known = tiers.get(tier);
    if (known) return known;
    const reading = readStockPrices(this.#database, tier);
    tiers.set(tier, reading);
    reading.catch(() => {
      if (tiers.get(tier) === reading) tiers.delete(tier);
    });
    return reading;
  }
}
