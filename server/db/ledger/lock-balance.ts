import { CompiledQuery } from 'kysely';
import type { Transaction } from '../schema/transaction.ts';

/** Locks the account's running totals until the commit. Creates the row if the account has no entries. */
export async function lockBalance(transaction: Transaction, account: string): Promise<void> {
  await transaction.executeQuery(
    CompiledQuery.raw(
      `insert into account_balances (account_id) values ($1)
       on conflict (account_id) do update set account_id = excluded.account_id`,
      [account],
    ),
  );
}

/** Locks an account's running totals until the commit; false if it has no entries. */
export async function lockEntries(transaction: Transaction, account: string): Promise<boolean> {
  const locked = await transaction
    .selectFrom('accountBalances')
    .select('entries')
    .where('accountId', '=', account)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return locked !== undefined && locked.entries > 0;
}
