import type { Person } from '../accounts/muted-topics.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';

/** A user's confirmed e-mail addresses, and the user's language. */
export function readMailboxes(
  database: Database,
  { account, user }: Person,
): Promise<{ addresses: string[]; language: 'fa' | 'en' }> {
  return inScope(database, { account }, async (transaction) => {
    const { language } = await transaction
      .selectFrom('users')
      .select('language')
      .where((eb) => eb.and({ accountId: account, id: user }))
      .executeTakeFirstOrThrow();
    const found = await transaction
      .selectFrom('destinations')
      .select('address')
      .where((eb) => eb.and({ accountId: account, userId: user, channel: 'email' }))
      .orderBy('madeAt')
      .execute();
    return { addresses: found.map(({ address }) => address), language };
  });
}
