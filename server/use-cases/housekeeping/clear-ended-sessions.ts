import { listAccountIds } from '../../db/accounts/account-ids.ts';
import { clearEndedSessions } from '../../db/accounts/sessions.ts';
import type { Database } from '../../db/pool/database.ts';
import { oneByOne } from '../../db/pool/one-by-one.ts';

/** Deletes the ended sessions of accounts that no one signs in to; other accounts clear theirs at each sign-in. */
export async function clearAllEndedSessions(database: Database): Promise<void> {
  await oneByOne(await listAccountIds(database), (account) =>
    clearEndedSessions(database, account),
  );
}
