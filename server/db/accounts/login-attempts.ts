import { type Selectable, sql, type Transaction } from 'kysely';
import { type AttemptRecord, countAttempt, secondsToWait } from '../../auth/attempt-limits.ts';
import {
  type Attempt,
  type CountedSubject,
  type Hold,
  subjectsOf,
} from '../../auth/attempt-subjects.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Tables } from '../schema/tables.ts';

/** Whether an attempt is taken. `wait` is in seconds. */
export type Admission =
  | { taken: false; wait: number }
  /** Should it fail, the next attempts of these subjects wait as long. */
  | { taken: true; holds: Hold[] };

/** Counts an attempt, unless it is not to be taken: that leaves nothing behind. */
export async function beginAttempt(database: Database, attempt: Attempt): Promise<Admission> {
  const subjects = subjectsOf(attempt);
  return inScope(database, 'directory', async (transaction) => {
    const early = longestWait(await readRows(transaction, subjects), subjects, Date.now());
    if (early > 0) return { taken: false, wait: early };
    await addRows(transaction, subjects);
    // Between the two readings another attempt at the same may have been counted.
    const rows = await readRows(transaction, subjects, 'locked');
    const now = Date.now();
    const wait = longestWait(rows, subjects, now);
    if (wait > 0) return { taken: false, wait };
    return { taken: true, holds: await count(transaction, rows, subjects, now) };
  });
}

/** Takes a right attempt back, and remembers that this name signs in from this address. */
export async function forgiveAttempt(database: Database, attempt: Attempt): Promise<void> {
  await inScope(database, 'directory', async (transaction) => {
    for (const { name, hash } of subjectsOf(attempt)) {
      const own = name === 'device' || name === 'nameAtAddress';
      await transaction
        .updateTable('login_attempts')
        .set(
          own
            ? { failures: 0, known: true, free_at: sql<Date>`now()` }
            : { failures: sql<number>`greatest(failures - 1, 0)` },
        )
        .where('subject', '=', hash)
        .execute();
    }
  });
}

/** Forgets attempts that no longer delay anything, and addresses nobody has signed in from for a season. */
export async function clearOldAttempts({ queries }: Database): Promise<void> {
  await queries
    .deleteFrom('login_attempts')
    .where(sql<boolean>`(not known and ${isStale}) or last_at < now() - interval '90 days'`)
    .execute();
}

/** Longer ago than any delay lasts, or failures are counted together. */
const isStale = sql<boolean>`last_at < now() - interval '1 hour'`;

type Row = Selectable<Tables['login_attempts']>;

async function readRows(
  transaction: Transaction<Tables>,
  subjects: readonly CountedSubject[],
  locked?: 'locked',
): Promise<Row[]> {
  const hashes = subjects.map(({ hash }) => hash);
  const rows = transaction
    .selectFrom('login_attempts')
    .selectAll()
    .where('subject', 'in', hashes)
    .orderBy('subject');
  return (locked ? rows.forUpdate() : rows).execute();
}

/** Each addition clears stale rows away, more than it adds, so that guessing cannot fill the table. */
async function addRows(transaction: Transaction<Tables>, subjects: readonly CountedSubject[]) {
  const added = await transaction
    .insertInto('login_attempts')
    .values(subjects.map(({ hash }) => ({ subject: hash })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .execute();
  if (added.length === 0) return;
  const oldest = sql<Buffer>`(
    select subject from login_attempts where not known and ${isStale}
    order by last_at limit 10 for update skip locked)`;
  await transaction.deleteFrom('login_attempts').where('subject', 'in', oldest).execute();
}

function longestWait(
  rows: readonly Row[],
  subjects: readonly CountedSubject[],
  now: number,
): number {
  const waits = counted(rows, subjects).map(({ hash }) => secondsToWait(recordOf(rows, hash), now));
  return Math.max(...waits);
}

/** Where the name has signed in before, guesses at it from elsewhere do not count. */
function counted(
  rows: readonly Row[],
  subjects: readonly CountedSubject[],
): readonly CountedSubject[] {
  return rows.some(({ known }) => known)
    ? subjects.filter(({ name }) => name !== 'name')
    : subjects;
}

async function count(
  transaction: Transaction<Tables>,
  rows: readonly Row[],
  subjects: readonly CountedSubject[],
  now: number,
) {
  const holds: Hold[] = [];
  for (const { name, hash, limit } of counted(rows, subjects)) {
    const record = countAttempt(recordOf(rows, hash), limit, now);
    const { failures, lastAt, freeAt } = record;
    const row = { failures, last_at: new Date(lastAt), free_at: new Date(freeAt) };
    await transaction.updateTable('login_attempts').set(row).where('subject', '=', hash).execute();
    const wait = secondsToWait(record, now);
    if (wait > 0) holds.push({ subject: name, wait });
  }
  return holds;
}

function recordOf(rows: readonly Row[], hash: Buffer): AttemptRecord {
  const row = rows.find(({ subject }) => subject.equals(hash));
  return {
    failures: row?.failures ?? 0,
    lastAt: row?.last_at.getTime() ?? 0,
    freeAt: row?.free_at.getTime() ?? 0,
  };
}
