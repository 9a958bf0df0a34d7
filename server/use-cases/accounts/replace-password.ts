import type { Person } from '../../db/accounts/muted-topics.ts';
import { storePassword } from '../../db/accounts/store-password.ts';
import type { Database } from '../../db/pool/database.ts';
import { inScope } from '../../db/pool/scope.ts';

/** The operator sets the password of a user who has lost it. */
export async function replacePassword(
  database: Database,
  person: Person,
  passwordHash: string,
): Promise<void> {
  await inScope(database, { account: person.account }, (transaction) =>
    storePassword(transaction, person, { passwordHash, by: 'operator' }),
  );
}
