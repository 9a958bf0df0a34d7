import { CompiledQuery } from 'kysely';
import type { Role } from '../../../src/domain/vocabulary/account.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { ClaimedMessage } from './claim-messages.ts';

/** The recipient of a message. */
export interface Recipient {
  address: string;
  language: 'fa' | 'en';
  role: Role;
  /** The secret of the unsubscribe link. */
  token: string | null;
}

/** The function is in the addresses migration. */
const findSql = 'select * from find_recipient($1, $2)';

/** The recipient of a message; undefined if the user may no longer be notified there. */
export async function readRecipient(
  database: Database,
  { accountId: account, destinationId }: ClaimedMessage,
): Promise<Recipient | undefined> {
  const values = [account, destinationId];
  const query = CompiledQuery.raw(findSql, values) as CompiledQuery<Recipient>;
  const [found] = await queryInScope(database, { account }, 'find-recipient', query);
  return found;
}
