import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../pool/database.ts';

/** After a process is killed, others can take its job after this time, in milliseconds. */
const leaseMs = 10_000;

/** Milliseconds between two renewals of a lease, so that two may fail. */
const renewalMs = 2_500;

/**
 * Runs a job unless another process is running it, and returns whether it ran. The work is aborted by `ending`, or once
 * another process has taken the job, because this one was suspended or cut off from the database for longer than its
 * lease.
 */
export async function inOneProcess(
  database: Database,
  name: string,
  work: (ending: AbortSignal) => Promise<unknown>,
  ending = new AbortController().signal,
): Promise<boolean> {
  const job = { name, by: randomUUID() };
  if (!(await take(database, job))) return false;
  const lost = new AbortController();
  let renewal: Promise<unknown> = Promise.resolve();
  const renew = () => {
    renewal = take(database, job).then(
      (isOurs) => isOurs || lost.abort(),
      // Renewal is tried again. While the database is down, the work makes no progress either.
      () => undefined,
    );
  };
  const renewing = setInterval(renew, renewalMs);
  const endRenewing = () => clearInterval(renewing);
  // Work that hangs despite the abort must not keep the job from other processes.
  const either = AbortSignal.any([ending, lost.signal]);
  either.addEventListener('abort', endRenewing);
  if (either.aborted) endRenewing();
  try {
    await work(either);
  } finally {
    endRenewing();
    // A renewal that arrives after the job was given back would take it again.
    await renewal;
    await giveBack(database, job);
  }
  return true;
}

interface Job {
  name: string;
  by: string;
}

/** Takes a free job, or renews the lease of its holder. */
async function take({ queries }: Database, { name, by }: Job): Promise<boolean> {
  const until = sql<Date>`now() + ${leaseMs} * interval '1 millisecond'`;
  const { numInsertedOrUpdatedRows = 0n } = await queries
    .insertInto('jobs')
    .values({ name, takenBy: by, takenUntil: until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ takenBy: by, takenUntil: until })
        .where(({ or, eb }) =>
          or([eb('jobs.takenBy', '=', by), eb('jobs.takenUntil', '<', sql<Date>`now()`)]),
        ),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

async function giveBack({ queries }: Database, { name, by }: Job): Promise<void> {
  await queries.deleteFrom('jobs').where('name', '=', name).where('takenBy', '=', by).execute();
}
