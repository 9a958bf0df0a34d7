import { CompiledQuery } from 'kysely';
import type { Bilingual } from '../../../src/domain/vocabulary/bilingual.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

const namesSql = `
  select 'rx ' || id as lens, name_fa as fa, name_en as en from lens_designs
  union all select 'stock ' || id, name_fa, name_en from stock_lenses
  union all select 'accessories ' || id, name_fa, name_en from accessory_products`;

/** The names of everything currently sold, by the keys of `lensShares`. */
export async function readLensNames(database: Database): Promise<Map<string, Bilingual>> {
  const query = CompiledQuery.raw(namesSql) as CompiledQuery<Bilingual & { lens: string }>;
  const rows = await queryInScope(database, 'lab', 'lens-names', query);
  return new Map(rows.map(({ lens, fa, en }) => [lens, { fa, en }]));
}
