import type { OwnData } from '../../../src/api/privacy/contract.ts';
import { typedPart } from '../../../src/domain/notifications/typed-address.ts';
import type { Person } from '../accounts/muted-topics.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';

/** Where a user's notifications go. Leaves out browser keys and chat ids, which mean nothing to the user. */
export async function ownDestinations(
  database: Database,
  { account, user }: Person,
): Promise<OwnData['destinations']> {
  const rows = await inScope(database, { account }, (transaction) =>
    transaction
      .selectFrom('destinations')
      .select(['channel', 'address', 'madeAt'])
      .where((eb) => eb.and({ accountId: account, userId: user }))
      .orderBy('madeAt')
      .execute(),
  );
  return rows.map(({ channel, address, madeAt }) => ({
    channel,
    address: typedPart({ channel, address }),
    madeAt: madeAt.toISOString(),
  }));
}
