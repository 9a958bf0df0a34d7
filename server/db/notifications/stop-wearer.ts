import { sql } from 'kysely';
import { masked } from '../../process/log/masked.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';

/**
 * Unsubscribes the number that a token belongs to from an account's messages; false if there is none, or it was
 * unsubscribed already.
 */
export function stopWearer(database: Database, account: string, token: string): Promise<boolean> {
  return inScope(database, { account }, async (transaction) => {
    const stopped = await transaction
      .updateTable('wearerMobiles')
      .set({ stoppedAt: sql<Date>`now()` })
      .where((eb) => eb.and({ accountId: account, stopToken: token }))
      .where('stoppedAt', 'is', null)
      .returning(['id', 'mobile'])
      .executeTakeFirst();
    if (!stopped) return false;
    const { id } = stopped;
    const name = masked(stopped.mobile);
    const by = { account, user: id, name };
    await recordAudit(transaction, { by, action: 'wearer.stop', subject: id, subjectName: name });
    return true;
  });
}
