import type { LensCatalogue } from '../../src/domain/catalogue/lens.ts';
import { readCatalogue } from '../db/catalogue/read-catalogue.ts';
import type { Database } from '../db/pool/database.ts';

/** Caches the last catalogue read. Every request names the revision it needs, so it never gets a stale one. */
export class CatalogueCache {
  readonly #database: Database;
  #last: Promise<LensCatalogue> | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The catalogue of this revision, or a later one. */
  async at(revision: string): Promise<LensCatalogue> {
    const last = await this.#last?.catch(() => undefined);
    if (last?.revision === revision) return last;
    const reading = readCatalogue(this.#database);
    this.#last = reading;
    return reading;
  }
}
