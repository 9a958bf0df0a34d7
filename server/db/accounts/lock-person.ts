import type { Transaction } from '../schema/transaction.ts';
import type { Person } from './muted-topics.ts';

/**
 * Makes a user's concurrent requests wait for each other, so that what they count stays correct. Returns the user's
 * language.
 */
export const lockPerson = (transaction: Transaction, { account, user }: Person) =>
  transaction
    .selectFrom('users')
    .select('language')
    .where((eb) => eb.and({ accountId: account, id: user }))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
