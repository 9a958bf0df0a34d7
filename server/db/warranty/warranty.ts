import { isDeepStrictEqual } from 'node:util';
import type { WarrantyTerm } from '../../../src/domain/warranty/warranty.ts';
import type { Author } from '../audit/author.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';

/** The terms, and how many times they were changed: zero if the lab has written none. */
export interface Warranty {
  revision: number;
  terms: WarrantyTerm[];
}

const none: Warranty = { revision: 0, terms: [] };

export async function readWarranty({ queries }: Pick<Database, 'queries'>): Promise<Warranty> {
  const row = await queries.selectFrom('warranty').select(['revision', 'terms']).executeTakeFirst();
  return row ?? none;
}

/**
 * Creates the row if needed and locks it, so that of two people who write the first terms, the second one waits too.
 */
async function lockWarranty(transaction: Transaction): Promise<Warranty> {
  await transaction
    .insertInto('warranty')
    .values({ isOnly: true, ...none, terms: JSON.stringify(none.terms) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return transaction
    .selectFrom('warranty')
    .select(['revision', 'terms'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Overwrites the terms; undefined if they have changed since the revision the caller saw. Does nothing if the terms are
 * equal.
 */
export function writeWarranty(
  database: Database,
  { base, terms }: { base: number; terms: WarrantyTerm[] },
  by: Author,
): Promise<Warranty | undefined> {
  return inScope(database, 'lab', async (transaction) => {
    const known = await lockWarranty(transaction);
    if (isDeepStrictEqual(known.terms, terms)) return known;
    if (known.revision !== base) return undefined;
    const next = { revision: base + 1, terms };
    await transaction
      .updateTable('warranty')
      .set({ revision: next.revision, terms: JSON.stringify(terms) })
      .execute();
    await recordAudit(transaction, {
      by,
      action: 'warranty.write',
      subject: 'warranty',
      before: { terms: known.terms },
      after: { terms },
    });
    return next;
  });
}
