import { sql } from 'kysely';
import type { EntryKind } from '../../../src/domain/ledger/entry-kind.ts';
import type { Transaction } from '../schema/transaction.ts';

/** An entry of an account's ledger. */
export function findEntry(transaction: Transaction, account: string, id: string) {
  return transaction
    .selectFrom('ledgerEntries')
    .selectAll()
    .where((eb) => eb.and({ accountId: account, id }))
    .executeTakeFirst();
}

/** An entry as it is stored. */
export type FoundEntry = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

/** The id of the entry that reverses another one; null if there is none. */
export async function findReversal(
  transaction: Transaction,
  account: string,
  entry: string,
): Promise<string | null> {
  const found = await transaction
    .selectFrom('ledgerEntries')
    .select('id')
    .where((eb) => eb.and({ accountId: account, reverses: entry }))
    .executeTakeFirst();
  return found?.id ?? null;
}

/** SQL condition that `ledger_entries entry` has not been reversed. */
export const standsSql = `not exists (
  select from ledger_entries reversal
  where reversal.account_id = entry.account_id and reversal.reverses = entry.id
)`;

/** The kinds of entries that order events post. */
export const orderEntryKinds = ['charge', 'remakeCredit'] as const satisfies EntryKind[];

interface OrderKey {
  account: string;
  id: string;
}

/** An order's entries that have not been reversed, oldest first. */
export function standingEntries(
  transaction: Transaction,
  { account, id }: OrderKey,
  kinds: readonly EntryKind[],
) {
  return transaction
    .selectFrom('ledgerEntries as entry')
    .select(['id', 'debit', 'credit', 'tax', 'taxRate', 'orderId'])
    .where((eb) => eb.and({ accountId: account, orderId: id }))
    .where('kind', 'in', kinds)
    .where(sql.raw<boolean>(standsSql))
    .orderBy('number')
    .execute();
}

/** An order's reversed entries, oldest first, with the event that reversed each and its note. */
export function reversedEntries(transaction: Transaction, { account, id }: OrderKey) {
  return transaction
    .selectFrom('ledgerEntries as entry')
    .innerJoin('ledgerEntries as reversal', (join) =>
      join
        .onRef('reversal.accountId', '=', 'entry.accountId')
        .onRef('reversal.reverses', '=', 'entry.id'),
    )
    .select(['entry.kind', 'entry.debit', 'entry.credit', 'entry.tax', 'entry.taxRate'])
    .select(['reversal.eventId', 'reversal.reference', 'reversal.note'])
    .where('entry.accountId', '=', account)
    .where('entry.orderId', '=', id)
    .where('entry.kind', 'in', orderEntryKinds)
    .orderBy('entry.number')
    .execute();
}
