import type { LensCatalogue } from '../../src/domain/catalogue/lens.ts';
import { readCatalogue } from '../db/catalogue/read-catalogue.ts';
import type { Database } from '../db/pool/database.ts';

/** Keeps the last read catalogue. Every request names the revision it needs, so what is kept is never a stale one. */
export class CatalogueCache {
  readonly #database: Database;
  #last: Promise<LensCatalogue> | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The catalogue of the revision, or of a later one. */
  async at(revision: string): Promise<LensCatalogue> {
    const last = await this.#last?.catch(() => undefined);
    if (last?.revision === revision) return last;
    const reading = readCatalogue(this.#database);
    this.#last = reading;
    return reading;
  }
}
