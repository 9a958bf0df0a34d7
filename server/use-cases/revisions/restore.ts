import { sql, type Transaction } from 'kysely';
import type { ItemChange } from '../../../src/domain/revisions/entry.ts';
import { readChange } from '../../../src/domain/revisions/read-change.ts';
import type { Database } from '../../db/pool/database.ts';
import { inScope } from '../../db/pool/scope.ts';
import type { Tables } from '../../db/schema/tables.ts';
import { inSlices } from '../../process/concurrency/in-slices.ts';

/**
 * The changes that make items again what they were after a revision: those named, or all. The first step that a later
 * revision made with an item says what it was before.
 */
export async function restoringChanges(
  transaction: Transaction<Tables>,
  number: number,
  items: readonly string[] | undefined,
): Promise<ItemChange[]> {
  let query = transaction
    .selectFrom('revisionItems')
    .distinctOn('item')
    .select(['item', 'before'])
    .where('number', '>', number)
    .orderBy('item')
    .orderBy('number');
  if (items) query = query.where(sql<boolean>`item = any(${items})`);
  const rows = await query.execute();
  return inSlices(rows, ({ item, before }) => {
    const read = readChange({ item, value: before });
    if (read.ok) return read.change;
    throw new Error(`revision ${number} holds "${item}" in a shape that is not known`);
  });
}

/** Whether there is a revision of this number. */
export async function isRevision(database: Database, number: number): Promise<boolean> {
  const row = await inScope(database, 'lab', (transaction) =>
    transaction
      .selectFrom('revisions')
      .select('number')
      .where('number', '=', number)
      .executeTakeFirst(),
  );
  return row !== undefined;
}
