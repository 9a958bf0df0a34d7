import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../pool/database.ts';

/** A process that has ended without a word leaves its job to others after this time, in milliseconds. */
const leaseMs = 120_000;

/** Does a job unless another process is doing it, and tells whether it was done. */
export async function inOneProcess(
  database: Database,
  name: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const job = { name, by: randomUUID() };
  if (!(await take(database, job))) return false;
  // A failed renewal is tried again; while the database is away, the work does not go on either.
  const renewing = setInterval(() => void take(database, job).catch(() => undefined), leaseMs / 4);
  try {
    await work();
  } finally {
    clearInterval(renewing);
    await giveBack(database, job);
  }
  return true;
}

interface Job {
  name: string;
  by: string;
}

/** Takes the job if nobody has it, or renews it for who has it. */
async function take({ queries }: Database, { name, by }: Job): Promise<boolean> {
  const until = sql<Date>`now() + ${leaseMs} * interval '1 millisecond'`;
  const { numInsertedOrUpdatedRows = 0n } = await queries
    .insertInto('jobs')
    .values({ name, taken_by: by, taken_until: until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ taken_by: by, taken_until: until })
        .where(({ or, eb }) =>
          or([eb('jobs.taken_by', '=', by), eb('jobs.taken_until', '<', sql<Date>`now()`)]),
        ),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

async function giveBack({ queries }: Database, { name, by }: Job): Promise<void> {
  await queries.deleteFrom('jobs').where('name', '=', name).where('taken_by', '=', by).execute();
}
