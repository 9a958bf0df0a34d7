import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { NewWebhook } from '../../../src/domain/hand-off/webhook.ts';
import type { Author } from '../audit/author.ts';
import { type Recorded, recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';

/** Size of a secret in bytes: that of the hash it signs with. */
const secretBytes = 32;

/** The webhooks, newest first. */
export function readWebhooks(database: Database) {
  return inScope(database, 'lab', (transaction) =>
    transaction
      .selectFrom('webhooks')
      .selectAll()
      .orderBy('madeAt', 'desc')
      .orderBy('id')
      .execute(),
  );
}

/**
 * Makes a webhook and returns its secret. Repeating an id returns the existing webhook's secret and ignores the other
 * values.
 */
export function makeWebhook(
  database: Database,
  { id, by, address, events }: NewWebhook & { id: string; by: Author },
): Promise<Buffer> {
  return inScope(database, 'lab', async (transaction) => {
    const made = await transaction
      .insertInto('webhooks')
      .values({ id, address, events, madeBy: by.name })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) {
      const secret = randomBytes(secretBytes);
      await transaction.insertInto('webhookSecrets').values({ webhookId: id, secret }).execute();
      const after = { address, events };
      await recordAudit(transaction, {
        by,
        action: 'webhook.make',
        subject: id,
        subjectName: address,
        after,
      });
    }
    const { secret } = await transaction
      .selectFrom('webhookSecrets')
      .select('secret')
      .where('webhookId', '=', id)
      .executeTakeFirstOrThrow();
    return secret;
  });
}

/** Deletes a webhook with its messages; false if it does not exist. */
export function deleteWebhook(database: Database, id: string, by: Author): Promise<boolean> {
  return inScope(database, 'lab', async (transaction) => {
    const deleted = await transaction
      .deleteFrom('webhooks')
      .where('id', '=', id)
      .returning(['address', 'events'])
      .executeTakeFirst();
    if (!deleted) return false;
    await transaction.deleteFrom('webhookMessages').where('webhookId', '=', id).execute();
    await recordAudit(transaction, {
      by,
      action: 'webhook.delete',
      subject: id,
      subjectName: deleted.address,
      before: deleted,
    });
    return true;
  });
}

/** Switches a webhook on or off; false if it does not exist. Waiting messages are sent once it is on. */
export function switchWebhook(
  database: Database,
  id: string,
  { isOn, by }: { isOn: boolean; by: Author },
): Promise<boolean> {
  return inScope(database, 'lab', async (transaction) => {
    const found = await transaction
      .selectFrom('webhooks')
      .select('disabledAt')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (found && (found.disabledAt === null) !== isOn)
      await setSwitch(transaction, id, { isOn, by });
    return found !== undefined;
  });
}

/** Switches a webhook in the caller's transaction, and records who did it. */
export async function setSwitch(
  transaction: Transaction,
  id: string,
  { isOn, by }: { isOn: boolean; by: Recorded['by'] },
): Promise<void> {
  const { address } = await transaction
    .updateTable('webhooks')
    .set({ disabledAt: isOn ? null : sql<Date>`now()`, ...(isOn && { failingSince: null }) })
    .where('id', '=', id)
    .returning('address')
    .executeTakeFirstOrThrow();
  const action = isOn ? 'webhook.enable' : 'webhook.disable';
  await recordAudit(transaction, { by, action, subject: id, subjectName: address });
}
