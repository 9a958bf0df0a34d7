import { sql } from 'kysely';
import type { Outcome } from '../../../src/domain/notifications/outcome.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { ClaimedMessage } from './claim-messages.ts';

/** Characters kept of a reason or a reference. */
const longestText = 200;

/** PostgreSQL keeps neither NUL nor half of a surrogate pair. */
const kept = (text: string) => text.replaceAll('\0', '').slice(0, longestText).toWellFormed();

/** How a message ended, why, and by what the provider knows it. */
interface Ending {
  outcome: Outcome;
  reason?: string;
  reference?: string;
}

/**
 * Stores how a message ended, with those that leave with it. `but` are those of them that ended otherwise: they were not in
 * what was sent.
 */
export async function endMessage(
  database: Database,
  { accountId, id }: ClaimedMessage,
  { outcome, reason = '', reference = '' }: Ending,
  but: ReadonlyMap<string, Outcome> = new Map(),
): Promise<void> {
  const end = { dueAt: null, endedAt: sql<Date>`now()` };
  await inScope(database, 'lab', async (transaction) => {
    const waiting = transaction
      .updateTable('outgoingMessages')
      .where('accountId', '=', accountId)
      .where('outcome', 'is', null);
    for (const other of new Set(but.values())) {
      const ids = [...but].flatMap(([each, its]) => (its === other ? [each] : []));
      await waiting
        .set({ outcome: other, ...end })
        .where('id', 'in', ids)
        .execute();
    }
    await waiting
      .set({ outcome, reason: kept(reason), reference: kept(reference), ...end })
      .where(({ or, eb }) => or([eb('id', '=', id), eb('bunchId', '=', id)]))
      .execute();
  });
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

/**
 * Takes a try back that was not made: a message waits until then. One that was never tried is of use for `usefulSeconds` from
 * then on, and those that joined it join again, and others with them. What was tried before stays together, and is of use for
 * no longer: otherwise each night would prolong what a provider never takes.
 */
export async function holdBack(
  database: Database,
  { accountId, id, attempts }: ClaimedMessage,
  { until, usefulSeconds }: { until: Date; usefulSeconds: number },
): Promise<void> {
  const uselessAt = new Date(until.getTime() + usefulSeconds * 1_000);
  const expiresAt = sql<Date>`greatest(expires_at, ${uselessAt})`;
  const wasTried = attempts > 1;
  await inScope(database, 'lab', async (transaction) => {
    const waiting = transaction
      .updateTable('outgoingMessages')
      .where('accountId', '=', accountId)
      .where('outcome', 'is', null);
    await waiting
      .set({
        dueAt: until,
        ...(!wasTried && { expiresAt }),
        attempts: sql<number>`attempts - 1`,
        unanswered: sql<number>`unanswered - 1`,
      })
      .where('id', '=', id)
      .execute();
    if (wasTried) return;
    await waiting
      .set({ expiresAt, dueAt: until, bunchId: null })
      .where('bunchId', '=', id)
      .execute();
  });
}

/** How long it can be looked up what was sent: 90 days, in milliseconds. */
const keptMs = 90 * 86_400_000;

/**
 * Gives up messages that nobody took while they were of use, as where their channel was switched off, and deletes those that
 * ended, this long after their event. Those that are being sent are left alone: they are due later.
 */
export function clearOldOutgoing(database: Database, now: Date): Promise<unknown> {
  const before = new Date(now.getTime() - keptMs);
  return inScope(database, 'lab', async (transaction) => {
    await transaction
      .updateTable('outgoingMessages')
      .set({ outcome: 'givenUp', dueAt: null, endedAt: now })
      .where('dueAt', '<=', now)
      .where('expiresAt', '<', now)
      .execute();
    await transaction
      .deleteFrom('outgoingMessages')
      .where('dueAt', 'is', null)
      .where('at', '<', before)
      .execute();
  });
}
