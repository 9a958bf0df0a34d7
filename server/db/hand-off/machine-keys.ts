import { CompiledQuery, sql } from 'kysely';
import type { MachineScope, NewMachineKey } from '../../../src/domain/hand-off/machine-key.ts';
import type { SessionKey } from '../../auth/session-token.ts';
import type { Author } from '../audit/author.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../pool/database.ts';
import { inScope, queryInScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';

/** The time of the last use is stored at most this often, to save a write per request. */
const usedInterval = '5 minutes';

/** A program that calls the API. Its actions count as the lab's, under the name of its key. */
export interface Machine {
  by: Author;
  scopes: readonly MachineScope[];
}

interface FoundRow {
  id: string;
  name: string;
  scopes: MachineScope[];
  unused: boolean;
}

const findSql = `
  select key.id, key.name, key.scopes,
    coalesce(key.used_at < now() - interval '${usedInterval}', true) as unused
  from machine_keys key join accounts account on account.account_id = key.account_id
  where key.account_id = $1 and key.secret_hash = $2
    and key.revoked_at is null and account.suspended_at is null`;

/** Finds the machine that a key belongs to, unless the key was revoked or its account is suspended. */
export async function findMachine(
  database: Database,
  { account, tokenHash }: SessionKey,
): Promise<Machine | undefined> {
  const query = CompiledQuery.raw(findSql, [account, tokenHash]) as CompiledQuery<FoundRow>;
  const [found] = await queryInScope(database, { account }, 'find-machine', query);
  if (!found) return undefined;
  const { id, name, scopes, unused } = found;
  if (unused) await storeUse(database, account, id);
  return { by: { account, user: id, name }, scopes };
}

async function storeUse(database: Database, account: string, id: string): Promise<void> {
  await inScope(database, { account }, (transaction) =>
    transaction
      .updateTable('machineKeys')
      .set({ usedAt: sql<Date>`now()` })
      .where((eb) => eb.and({ accountId: account, id }))
      .execute(),
  );
}

/** The active keys, newest first. */
export function readMachineKeys(database: Database) {
  return inScope(database, 'lab', (transaction) =>
    transaction
      .selectFrom('machineKeys')
      .select(['id', 'name', 'scopes', 'madeAt', 'madeBy', 'usedAt'])
      .where('revokedAt', 'is', null)
      .orderBy('madeAt', 'desc')
      .orderBy('id')
      .execute(),
  );
}

/** The key to make, the SHA-256 of its secret, and its author. */
interface MakingKey extends NewMachineKey {
  id: string;
  secretHash: Buffer;
  by: Author;
}

/**
 * Makes a key. A retry after a lost response gets a new secret, because nobody knows the first one. False if the id
 * belongs to a key that was used or revoked.
 */
export function makeMachineKey(database: Database, making: MakingKey): Promise<boolean> {
  const { id, secretHash, by, name, scopes } = making;
  return inScope(database, 'lab', async (transaction) => {
    const made = await transaction
      .insertInto('machineKeys')
      .values({ accountId: by.account, id, secretHash, name, scopes, madeBy: by.name })
      .onConflict((conflict) =>
        conflict
          .columns(['accountId', 'id'])
          .doUpdateSet({ secretHash, name, scopes })
          .where('machineKeys.usedAt', 'is', null)
          .where('machineKeys.revokedAt', 'is', null),
      )
      .returning('id')
      .executeTakeFirst();
    if (!made) return false;
    await recordKey(transaction, 'machineKey.make', { by, id, name, after: { name, scopes } });
    return true;
  });
}

/** Revokes a key of any account of the lab; false if no active one has this id. */
export function revokeMachineKey(database: Database, id: string, by: Author): Promise<boolean> {
  return inScope(database, 'lab', async (transaction) => {
    const revoked = await transaction
      .updateTable('machineKeys')
      .set({ revokedAt: sql<Date>`now()` })
      .where('id', '=', id)
      .where('revokedAt', 'is', null)
      .returning(['name', 'scopes'])
      .executeTakeFirst();
    if (!revoked) return false;
    const { name } = revoked;
    await recordKey(transaction, 'machineKey.revoke', { by, id, name, before: revoked });
    return true;
  });
}

function recordKey(
  transaction: Transaction,
  action: 'machineKey.make' | 'machineKey.revoke',
  {
    by,
    id,
    name,
    ...values
  }: { by: Author; id: string; name: string; before?: object; after?: object },
): Promise<void> {
  return recordAudit(transaction, { by, action, subject: id, subjectName: name, ...values });
}
