import type { Transaction } from '../schema/transaction.ts';

/** An entry of an account's ledger. */
export function findEntry(transaction: Transaction, account: string, id: string) {
  return transaction
    .selectFrom('ledgerEntries')
    .selectAll()
    .where('accountId', '=', account)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** An entry as it is stored. */
export type FoundEntry = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

/** The id of the entry that takes another one back; null if there is none. */
export async function findReversal(
  transaction: Transaction,
  account: string,
  entry: string,
): Promise<string | null> {
  const found = await transaction
    .selectFrom('ledgerEntries')
    .select('id')
    .where('accountId', '=', account)
    .where('reverses', '=', entry)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** What was posted for an order and has not been taken back, oldest first. */
export function standingEntries(
  transaction: Transaction,
  { account, id }: { account: string; id: string },
) {
  return transaction
    .selectFrom('ledgerEntries as entry')
    .select(['id', 'debit', 'credit', 'tax', 'taxRate', 'orderId'])
    .where('accountId', '=', account)
    .where('orderId', '=', id)
    .where('kind', 'in', ['charge', 'remakeCredit'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledgerEntries as reversal')
            .select('id')
            .whereRef('reversal.accountId', '=', 'entry.accountId')
            .whereRef('reversal.reverses', '=', 'entry.id'),
        ),
      ),
    )
    .orderBy('number')
    .execute();
}
