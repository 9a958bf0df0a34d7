import { findAmong, type Indexed, indexed } from '../../../src/domain/find/find-among.ts';
import type { Findable } from '../../../src/domain/find/findable.ts';
import type { FoundProduct } from '../../../src/domain/find/server-finds.ts';
import { readProductNames } from '../../db/find/product-names.ts';
import type { Database } from '../../db/pool/database.ts';

type Product = Findable & { readonly product: FoundProduct };

/** A search index of the lab's products, read again when the catalogue's revision changes. */
export class ProductIndex {
  readonly #database: Database;
  #revision = '';
  #index: Promise<readonly Indexed<Product>[]> | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The products that match a text, best first. */
  async find(text: string, most: number, revision: string): Promise<FoundProduct[]> {
    if (this.#revision !== revision) {
      this.#revision = revision;
      this.#index = undefined;
    }
    this.#index ??= this.#read();
    return findAmong(await this.#index, text, most).map(({ product }) => product);
  }

  async #read(): Promise<readonly Indexed<Product>[]> {
    try {
      const names = await readProductNames(this.#database);
      return names.map(({ of, id, nameFa: fa, nameEn: en, code }) =>
        indexed<Product>({
          key: `product ${of} ${id}`,
          kind: 'product',
          names: [fa, en],
          also: [code],
          product: { of, id, name: { fa, en } },
        }),
      );
    } catch (error) {
      this.#index = undefined;
      throw error;
    }
  }
}
