import { sql } from 'kysely';
import type { FoundProduct } from '../../../src/domain/find/server-finds.ts';
import type { Database } from '../pool/database.ts';

interface ProductName {
  of: FoundProduct['of'];
  id: string;
  nameFa: string;
  nameEn: string;
  /** Short code of a stock lens; empty for anything else. */
  code: string;
}

/** Names of all designs, stock lenses and accessories, each sorted as the lab sorts them. */
export function readProductNames({ queries }: Database): Promise<ProductName[]> {
  const named = ['id', 'nameFa', 'nameEn', 'position'] as const;
  const of = (what: FoundProduct['of']) => sql<FoundProduct['of']>`${sql.lit(what)}::text`.as('of');
  const noCode = sql<string>`''::text`.as('code');
  return queries
    .selectFrom('lensDesigns')
    .select([...named, of('lens'), noCode])
    .unionAll(queries.selectFrom('stockLenses').select([...named, of('stock'), 'code']))
    .unionAll(queries.selectFrom('accessoryProducts').select([...named, of('accessory'), noCode]))
    .orderBy('of')
    .orderBy('position')
    .execute();
}
