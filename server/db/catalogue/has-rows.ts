import type { Database } from '../pool/database.ts';

/** Whether there are prescription lenses, stock lenses or accessories. */
export async function hasRows(
  { queries }: Database,
  table: 'lensDesigns' | 'stockLenses' | 'accessoryProducts',
): Promise<boolean> {
  const found = await queries.selectFrom(table).select('id').limit(1).execute();
  return found.length > 0;
}
