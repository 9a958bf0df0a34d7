import { sql } from 'kysely';
import type { TaxRate } from '../../../src/domain/ledger/tax.ts';
import type { Transaction } from '../schema/transaction.ts';

/**
 * Adds the tax rate an order was charged with to the parts of its price, if it differs from the one it was priced with.
 */
export async function writeTaxRate(
  transaction: Transaction,
  { account, id }: { account: string; id: string },
  rate: TaxRate | null,
): Promise<void> {
  const kept = sql`coalesce(to_jsonb(${rate}::integer), 'null')`;
  await transaction
    .updateTable('orders')
    .set({ price: sql`jsonb_set(price, '{parts,taxRate}', ${kept})` })
    .where('accountId', '=', account)
    .where('id', '=', id)
    .where(sql<boolean>`price #> '{parts,taxRate}' <> ${kept}`)
    .execute();
}
