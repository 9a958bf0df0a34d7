import { createHash } from 'node:crypto';
import { type Selectable, sql, type Transaction } from 'kysely';
import {
  type AttemptLimit,
  attemptLimits,
  countAttempt,
  secondsToWait,
} from '../auth/attempt-limits.ts';
import type { Database } from './database.ts';
import { inScope } from './scope.ts';
import type { Tables } from './tables.ts';
import { usernameKey } from './users.ts';

/** Who tries to sign in, and from where. */
export interface Attempt {
  username: string;
  address: string;
}

interface Subject {
  hash: Buffer;
  limit: AttemptLimit;
}

/** Counts an attempt. Answers the seconds to wait when it is not to be taken, which is not counted. */
export function beginAttempt(database: Database, attempt: Attempt): Promise<number> {
  return inScope(database, 'directory', async (transaction) => {
    const subjects = subjectsOf(attempt);
    const rows = await lockRows(transaction, subjects);
    const now = Date.now();
    const knownHere = rows.some(({ known }) => known);
    const counted = subjects.filter(({ limit }) => !(knownHere && limit === attemptLimits.name));
    const records = counted.map(({ hash, limit }) => ({ hash, limit, ...recordOf(rows, hash) }));
    const wait = Math.max(...records.map((record) => secondsToWait(record, now)));
    if (wait > 0) return wait;
    for (const { hash, limit, ...record } of records) {
      const { failures, lastAt, freeAt } = countAttempt(record, limit, now);
      const row = { failures, last_at: new Date(lastAt), free_at: new Date(freeAt) };
      await transaction
        .updateTable('login_attempts')
        .set(row)
        .where('subject', '=', hash)
        .execute();
    }
    return 0;
  });
}

/** Takes a right attempt back, and remembers that this name signs in from this address. */
export async function forgiveAttempt(database: Database, attempt: Attempt): Promise<void> {
  await inScope(database, 'directory', async (transaction) => {
    for (const { hash, limit } of subjectsOf(attempt)) {
      const here = limit === attemptLimits.nameAtAddress;
      await transaction
        .updateTable('login_attempts')
        .set(
          here
            ? { failures: 0, known: true, free_at: sql<Date>`now()` }
            : { failures: sql<number>`greatest(failures - 1, 0)` },
        )
        .where('subject', '=', hash)
        .execute();
    }
  });
}

/** Forgets subjects nobody has tried for a season. */
export async function clearOldAttempts(database: Database): Promise<void> {
  await database.queries
    .deleteFrom('login_attempts')
    .where('last_at', '<', sql<Date>`now() - interval '90 days'`)
    .execute();
}

/** In one order everywhere, so that two attempts at once cannot wait for each other. */
function subjectsOf({ username, address }: Attempt): Subject[] {
  const name = usernameKey(username);
  const subject = (limit: AttemptLimit, ...parts: string[]): Subject => ({
    hash: createHash('sha256').update(JSON.stringify(parts)).digest(),
    limit,
  });
  const subjects = [
    subject(attemptLimits.nameAtAddress, 'name at address', name, address),
    subject(attemptLimits.name, 'name', name),
    subject(attemptLimits.address, 'address', address),
  ];
  return subjects.sort((a, b) => a.hash.compare(b.hash));
}

type Row = Selectable<Tables['login_attempts']>;

async function lockRows(
  transaction: Transaction<Tables>,
  subjects: readonly Subject[],
): Promise<Row[]> {
  await transaction
    .insertInto('login_attempts')
    .values(subjects.map(({ hash }) => ({ subject: hash })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const hashes = subjects.map(({ hash }) => hash);
  return transaction
    .selectFrom('login_attempts')
    .selectAll()
    .where('subject', 'in', hashes)
    .orderBy('subject')
    .forUpdate()
    .execute();
}

function recordOf(rows: readonly Row[], hash: Buffer) {
  const row = rows.find(({ subject }) => subject.equals(hash));
  return {
    failures: row?.failures ?? 0,
    lastAt: row?.last_at.getTime() ?? 0,
    freeAt: row?.free_at.getTime() ?? 0,
  };
}
