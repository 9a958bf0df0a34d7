import type { LensKind } from '../../../src/domain/catalogue/lens.ts';
import type { Database } from '../pool/database.ts';

/** The kinds of lens designs by id. Designs no longer in the catalogue are missing. */
export async function readLensKinds(
  { queries }: Database,
  designs: readonly string[],
): Promise<ReadonlyMap<string, LensKind>> {
  if (designs.length === 0) return new Map();
  const found = await queries
    .selectFrom('lensDesigns')
    .select(['id', 'kind'])
    .where('id', 'in', [...new Set(designs)])
    .execute();
  return new Map(found.map(({ id, kind }) => [id, kind]));
}
