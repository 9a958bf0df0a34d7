import { sql } from 'kysely';
import type { Outcome } from '../../../src/domain/notifications/outcome.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { ClaimedMessage } from './claim-messages.ts';

/** Maximum characters stored of a reason or a reference. */
const longestText = 200;

/** PostgreSQL cannot store NUL or half of a surrogate pair. */
const kept = (text: string) => text.replaceAll('\0', '').slice(0, longestText).toWellFormed();

/** How a message ended, why, and the provider's id for it. */
interface Ending {
  outcome: Outcome;
  reason?: string;
  reference?: string;
}

/**
 * Stores how a message ended, together with those sent with it. `but` lists those that ended differently because they
 * were not in what was sent.
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

/** Schedules another attempt, in milliseconds from now, and stores whether this one had an answer. */
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
 * Undoes a claim without an attempt; the message waits until the given time. A message never attempted then expires
 * `usefulSeconds` after that time, and can join or be joined again. One that was attempted keeps its group and its
 * expiry. Otherwise each night would prolong a message that a provider never accepts.
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

/** How long sent messages can be looked up: 90 days, in milliseconds. */
const keptMs = 90 * 86_400_000;

/**
 * Gives up messages that expired unclaimed, for example because their channel was switched off, and deletes ended ones
 * this long after their event. Messages being sent are left alone, because their due time is later.
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
