import type { AccountRole, Role } from '../../../src/domain/vocabulary/account.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Person } from './muted-topics.ts';

/** A user's roles; undefined for an unknown user. */
export const findRoles = (
  database: Database,
  { account, user }: Person,
): Promise<{ role: Role; accountRole: AccountRole } | undefined> =>
  inScope(database, { account }, (transaction) =>
    transaction
      .selectFrom('users')
      .select(['role', 'accountRole'])
      .where((eb) => eb.and({ accountId: account, id: user }))
      .executeTakeFirst(),
  );
