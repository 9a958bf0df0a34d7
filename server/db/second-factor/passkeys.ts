import { sql } from 'kysely';
import type { Passkey } from '../../auth/second-factor/passkeys.ts';
import type { Person } from '../accounts/muted-topics.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';

/** A user's passkeys for the panel at a host name. */
export function readPasskeys(database: Database, person: Person, rpId: string): Promise<Passkey[]> {
  const { account } = person;
  return inScope(database, { account }, (transaction) => findPasskeys(transaction, person, rpId));
}

/** `readPasskeys` inside a transaction. */
export function findPasskeys(
  transaction: Transaction,
  { account, user }: Person,
  rpId: string,
): Promise<Passkey[]> {
  return transaction
    .selectFrom('passkeys')
    .select(['credentialId as id', 'publicKey', 'counter', 'transports'])
    .where((eb) => eb.and({ accountId: account, userId: user, rpId }))
    .orderBy('createdAt')
    .execute();
}

/** A passkey, with the panel and the client it was made for. */
export interface NewPasskey {
  passkey: Passkey;
  rpId: string;
  browser: string;
  system: string;
}

export async function addPasskey(
  transaction: Transaction,
  { account, user }: Person,
  { passkey: { id, ...passkey }, rpId, browser, system }: NewPasskey,
): Promise<void> {
  const row = { accountId: account, userId: user, credentialId: id, ...passkey };
  await transaction
    .insertInto('passkeys')
    .values({ ...row, rpId, browser, system, usedAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records that a passkey was used, with the counter it returned. */
export async function recordPasskeyUse(
  transaction: Transaction,
  { account, user }: Person,
  { id, counter }: Pick<Passkey, 'id' | 'counter'>,
): Promise<void> {
  await transaction
    .updateTable('passkeys')
    .set({ counter: sql<number>`greatest(counter, ${counter})`, usedAt: sql<Date>`now()` })
    .where((eb) => eb.and({ accountId: account, userId: user, credentialId: id }))
    .execute();
}
