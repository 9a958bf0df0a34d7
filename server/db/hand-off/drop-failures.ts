import { sql } from 'kysely';
import {
  type DropFailure,
  type DropFailureReason,
  type DropFolderName,
  mostNamed,
} from '../../../src/domain/hand-off/drop-failure.ts';
import type { Database } from '../pool/database.ts';

/** The failures in a folder by file name, with an empty name for the folder itself. */
export type Failing = ReadonlyMap<string, DropFailureReason>;

/** Maximum stored entries of a folder. */
const mostKept = 100;

/** How long refused files are reported: a day, in milliseconds. */
const reportedMs = 86_400_000;
const reportedSince = () => new Date(Date.now() - reportedMs);

/** The failures by folder and reason. */
export async function readDropFailures({ queries }: Database): Promise<DropFailure[]> {
  return queries
    .selectFrom('dropFailures')
    .select(({ fn }) => [
      'folder',
      'reason',
      sql<string[]>`(array_agg(name order by at desc, name))[1:${sql.lit(mostNamed)}]`.as('names'),
      fn.countAll<number>().as('count'),
    ])
    .where(({ eb, or }) => or([eb('reason', '<>', 'refused'), eb('at', '>', reportedSince())]))
    .groupBy(['folder', 'reason'])
    .orderBy('folder')
    .orderBy('reason')
    .execute();
}

/** Stores the current failures of a folder and deletes the rest, except refused files. */
export async function storeDropFailures(
  { queries }: Database,
  folder: DropFolderName,
  failing: Failing,
): Promise<void> {
  const stored = await queries
    .selectFrom('dropFailures')
    .select(['name', 'reason'])
    .where('folder', '=', folder)
    .where('reason', '<>', 'refused')
    .execute();
  const now = new Map([...failing].slice(0, mostKept));
  const known = new Map(stored.map(({ name, reason }) => [name, reason]));
  const gone = stored.filter(({ name, reason }) => now.get(name) !== reason);
  const fresh = [...now].filter(([name, reason]) => known.get(name) !== reason);
  if (gone.length > 0) {
    const names = gone.map(({ name }) => name);
    await queries
      .deleteFrom('dropFailures')
      .where('folder', '=', folder)
      .where('name', 'in', names)
      .execute();
  }
  for (const [name, reason] of fresh) await keep(queries, { folder, name, reason });
}

/** Records a refused file, and deletes older ones. */
export async function storeRefused({ queries }: Database, name: string): Promise<void> {
  await queries
    .deleteFrom('dropFailures')
    .where('reason', '=', 'refused')
    .where('at', '<', reportedSince())
    .execute();
  await keep(queries, { folder: 'answers', name, reason: 'refused' });
}

type Kept = { folder: DropFolderName; name: string; reason: DropFailureReason };

async function keep(queries: Database['queries'], { folder, name, reason }: Kept): Promise<void> {
  await queries
    .insertInto('dropFailures')
    .values({ folder, name, reason })
    .onConflict((conflict) =>
      conflict.columns(['folder', 'name']).doUpdateSet({ reason, at: sql<Date>`now()` }),
    )
    .execute();
}
