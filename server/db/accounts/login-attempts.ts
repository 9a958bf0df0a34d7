import { type Selectable, sql } from 'kysely';
import {
  type AttemptRecord,
  countAttempt,
  failuresLeft,
  secondsToWait,
} from '../../auth/attempt-limits.ts';
import {
  type Attempt,
  type AttemptSubject,
  type LoginDelay,
  subjectsOf,
} from '../../auth/attempt-subjects.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Tables } from '../schema/tables.ts';
import type { Transaction } from '../schema/transaction.ts';

/** Whether an attempt is allowed. `wait` is in seconds. */
export type AttemptAnswer =
  | { allowed: false; wait: number }
  /** The delays before the next attempts if this one fails. */
  | { allowed: true; delays: LoginDelay[] };

/** Counts an attempt if it is allowed. A refused attempt stores nothing. */
export async function recordAttempt(database: Database, attempt: Attempt): Promise<AttemptAnswer> {
  const subjects = subjectsOf(attempt);
  return inScope(database, 'directory', async (transaction) => {
    const early = longestWait(await readRows(transaction, subjects), subjects, Date.now());
    if (early > 0) return { allowed: false, wait: early };
    await addRows(transaction, subjects);
    // Another attempt may have been counted since the first read, so read again under a lock.
    const rows = await readRows(transaction, subjects, 'locked');
    const now = Date.now();
    const wait = longestWait(rows, subjects, now);
    if (wait > 0) return { allowed: false, wait };
    return { allowed: true, delays: await countFor(transaction, rows, subjects, now) };
  });
}

/**
 * Undoes the count of a successful attempt, and remembers that this username signs in from this address. The sum for
 * known devices loses everything that the device added to it.
 */
export async function recordSuccess(database: Database, attempt: Attempt): Promise<void> {
  await inScope(database, 'directory', async (transaction) => {
    const subjects = subjectsOf(attempt);
    const rows = await readRows(transaction, subjects, 'locked');
    const device = subjects.find(({ kind }) => kind === 'device');
    const forgiven = device ? recordOf(rows, device.hash).failures : 1;
    for (const { kind, hash } of subjects) {
      const isOwn = kind === 'device' || kind === 'nameAtAddress';
      await transaction
        .updateTable('loginAttempts')
        .set(
          isOwn
            ? { failures: 0, known: true, freeAt: sql<Date>`now()` }
            : { failures: sql<number>`greatest(failures - ${forgiven}::int, 0)` },
        )
        .where('subject', '=', hash)
        .execute();
    }
  });
}

/** Deletes attempts that no longer cause a delay, and known addresses without a sign-in for 90 days. */
export async function clearOldAttempts({ queries }: Database): Promise<void> {
  await queries
    .deleteFrom('loginAttempts')
    .where(sql<boolean>`(not known and ${isStale}) or last_at < now() - interval '90 days'`)
    .execute();
}

/** Older than the longest delay, and than the period in which failures add up. */
const isStale = sql<boolean>`last_at < now() - interval '1 hour'`;

type Row = Selectable<Tables['loginAttempts']>;

async function readRows(
  transaction: Transaction,
  subjects: readonly AttemptSubject[],
  locked?: 'locked',
): Promise<Row[]> {
  const hashes = subjects.map(({ hash }) => hash);
  const rows = transaction
    .selectFrom('loginAttempts')
    .selectAll()
    .where('subject', 'in', hashes)
    .orderBy('subject');
  return (locked ? rows.forUpdate() : rows).execute();
}

/** Each addition deletes more stale rows than it adds, so that guessing cannot fill the table. */
async function addRows(transaction: Transaction, subjects: readonly AttemptSubject[]) {
  const added = await transaction
    .insertInto('loginAttempts')
    .values(subjects.map(({ hash }) => ({ subject: hash })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .execute();
  if (added.length === 0) return;
  const oldest = sql<Buffer>`(
    select subject from login_attempts where not known and ${isStale}
    order by last_at limit 10 for update skip locked)`;
  await transaction.deleteFrom('loginAttempts').where('subject', 'in', oldest).execute();
}

function longestWait(
  rows: readonly Row[],
  subjects: readonly AttemptSubject[],
  now: number,
): number {
  const waits = delayingSubjects(rows, subjects, now).map(({ hash }) =>
    secondsToWait(recordOf(rows, hash), now),
  );
  return Math.max(...waits);
}

/** For addresses where the username has signed in before, guesses from elsewhere do not count. */
function countedSubjects(
  rows: readonly Row[],
  subjects: readonly AttemptSubject[],
): readonly AttemptSubject[] {
  return rows.some(({ known }) => known)
    ? subjects.filter(({ kind }) => kind !== 'name')
    : subjects;
}

/** The first try on a known device is never delayed by other devices, so nobody else can lock its user out. */
function delayingSubjects(
  rows: readonly Row[],
  subjects: readonly AttemptSubject[],
  now: number,
): readonly AttemptSubject[] {
  const isFirst = subjects.some(
    ({ kind, hash, limit }) =>
      kind === 'device' && failuresLeft(recordOf(rows, hash), limit, now) === 0,
  );
  const counted = countedSubjects(rows, subjects);
  return isFirst ? counted.filter(({ kind }) => kind !== 'devices') : counted;
}

async function countFor(
  transaction: Transaction,
  rows: readonly Row[],
  subjects: readonly AttemptSubject[],
  now: number,
) {
  const delays: LoginDelay[] = [];
  for (const { kind, hash, limit } of countedSubjects(rows, subjects)) {
    const record = countAttempt(recordOf(rows, hash), limit, now);
    const { failures, lastAt, allowedAt } = record;
    const row = { failures, lastAt: new Date(lastAt), freeAt: new Date(allowedAt) };
    await transaction.updateTable('loginAttempts').set(row).where('subject', '=', hash).execute();
    const seconds = secondsToWait(record, now);
    if (seconds > 0) delays.push({ subject: kind, seconds });
  }
  return delays;
}

function recordOf(rows: readonly Row[], hash: Buffer): AttemptRecord {
  const row = rows.find(({ subject }) => subject.equals(hash));
  return {
    failures: row?.failures ?? 0,
    lastAt: row?.lastAt.getTime() ?? 0,
    allowedAt: row?.freeAt.getTime() ?? 0,
  };
}
