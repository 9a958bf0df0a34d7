import { sql } from 'kysely';
import type { Outcome } from '../../../src/domain/notifications/outcome.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { ClaimedMessage } from './claim-messages.ts';

/** Characters kept of a reason. */
const longestReason = 200;

/** PostgreSQL keeps neither NUL nor half of a surrogate pair. */
const kept = (reason: string) => reason.replaceAll('\0', '').slice(0, longestReason).toWellFormed();

/** Stores how a message ended. */
export async function endMessage(
  database: Database,
  { accountId, id }: ClaimedMessage,
  { outcome, reason = '' }: { outcome: Outcome; reason?: string },
): Promise<void> {
  await inScope(database, 'lab', (transaction) =>
    transaction
      .updateTable('outgoingMessages')
      .set({ outcome, reason: kept(reason), dueAt: null, endedAt: sql<Date>`now()` })
      .where((eb) => eb.and({ accountId, id }))
      .where('outcome', 'is', null)
      .execute(),
  );
}

/** Stores when a message is tried again, in milliseconds from now, and whether this try had an answer. */
export async function putOff(
  database: Database,
  { accountId, id }: ClaimedMessage,
  { afterMs, reason, isAnswered }: { afterMs: number; reason: string; isAnswered: boolean },
): Promise<void> {
  await inScope(database, 'lab', (transaction) =>
    transaction
      .updateTable('outgoingMessages')
      .set({
        dueAt: new Date(Date.now() + afterMs),
        reason: kept(reason),
        ...(isAnswered && { unanswered: sql<number>`unanswered - 1` }),
      })
      .where((eb) => eb.and({ accountId, id }))
      .where('outcome', 'is', null)
      .execute(),
  );
}

/** How long it can be looked up what was sent: 90 days, in milliseconds. */
const keptMs = 90 * 86_400_000;

/** Deletes messages that ended, this long after their event. */
export function clearOldOutgoing(database: Database, now: Date): Promise<unknown> {
  const before = new Date(now.getTime() - keptMs);
  return inScope(database, 'lab', (transaction) =>
    transaction
      .deleteFrom('outgoingMessages')
      .where('dueAt', 'is', null)
      .where('at', '<', before)
      .execute(),
  );
}
