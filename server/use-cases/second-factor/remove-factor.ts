import type { Transaction } from 'kysely';
import type { Factor } from '../../../src/domain/second-factor/factors.ts';
import type { Person } from '../../db/accounts/muted-topics.ts';
import { recordOwn } from '../../db/accounts/record-own.ts';
import { type Recorded, recordAudit } from '../../db/audit/record-audit.ts';
import type { Database } from '../../db/pool/database.ts';
import type { Tables } from '../../db/schema/tables.ts';
import { changeFactors, countFactors } from './change-factors.ts';

/** `last`: nothing was removed, because the user has to keep one. */
type Removal = 'removed' | 'missing' | 'last';

/** Takes one factor of a user away. */
export function removeFactor(
  database: Database,
  person: Person,
  factor: Factor,
  { keepsOne }: { keepsOne: boolean },
): Promise<Removal> {
  return changeFactors(database, person, async (transaction) => {
    if (keepsOne && (await countFactors(transaction, person)) < 2) return 'last';
    const all = transaction
      .deleteFrom(factor.kind === 'passkey' ? 'passkeys' : 'codeApps')
      .where('accountId', '=', person.account)
      .where('userId', '=', person.user);
    const one = factor.kind === 'passkey' ? all.where('credentialId', '=', factor.id) : all;
    const { numDeletedRows } = await one.executeTakeFirst();
    if (numDeletedRows === 0n) return 'missing';
    await recordOwn(transaction, person, 'user.removeFactor', { kind: factor.kind });
    return 'removed';
  });
}

const tables = [
  'passkeys',
  'codeApps',
  'recoveryCodes',
  'factorOffers',
  'secondSteps',
  'codeFailures',
  'sessions',
  'knownDevices',
] as const;

/**
 * Takes all factors of a user away who has lost them, and ends the user's sessions and forgets the devices: somebody else may have the devices.
 * False if there is no such user.
 */
export function removeAllFactors(
  database: Database,
  person: Person,
  by: Recorded['by'],
): Promise<boolean> {
  return changeFactors(database, person, async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select(['name', 'secondFactor'])
      .where('accountId', '=', person.account)
      .where('id', '=', person.user)
      .executeTakeFirst();
    if (!user) return false;
    for (const table of tables) await deleteAllOf(transaction, table, person);
    if (user.secondFactor) {
      const what = { subject: person.user, subjectName: user.name };
      await recordAudit(transaction, { by, action: 'user.removeSecondFactor', ...what });
    }
    return true;
  });
}

async function deleteAllOf(
  transaction: Transaction<Tables>,
  table: (typeof tables)[number],
  { account, user }: Person,
): Promise<void> {
  await transaction
    .deleteFrom(table)
    .where('accountId', '=', account)
    .where('userId', '=', user)
    .execute();
}
