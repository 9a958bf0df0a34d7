import { sql } from 'kysely';
import type { Database } from '../pool/database.ts';

/** A version of a list as it was sent. */
export interface ListVersion {
  revision: string;
  /** Its JSON. */
  body: string;
}

/** Stores a version of a list. If it exists already, it becomes the newest again. */
export async function keepVersion(
  { queries }: Database,
  list: string,
  { revision, body: content }: ListVersion,
): Promise<void> {
  await queries
    .insertInto('listVersions')
    .values({ list, revision, content })
    .onConflict((conflict) =>
      conflict.columns(['list', 'revision']).doUpdateSet({ content, answeredAt: sql<Date>`now()` }),
    )
    .execute();
}

/** The JSON of a version, if it is still stored. */
export async function findVersion(
  { queries }: Database,
  list: string,
  revision: string,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('listVersions')
    .select('content')
    .where((eb) => eb.and({ list, revision }))
    .executeTakeFirst();
  return row?.content;
}

/** How many versions of each list are kept: days of changing stock, years of changing prices. */
const mostVersions = 1000;

/**
 * How long a list is kept without a new version. A list ends with the discount or tier it is named after. If one is
 * dropped that is still in use, devices fetch it whole once.
 */
const keptFor = '90 days';

/** Deletes the oldest versions of each list, and lists without a new version for long. */
export async function dropOldVersions({ queries }: Database, most = mostVersions): Promise<void> {
  const counted = queries
    .selectFrom('listVersions')
    .select(['list', 'revision'])
    .select(
      sql<number>`row_number() over (partition by list order by answered_at desc, revision)`.as(
        'age',
      ),
    )
    .select(sql<Date>`max(answered_at) over (partition by list)`.as('newest'))
    .as('counted');
  await queries
    .deleteFrom('listVersions')
    .using(counted)
    .whereRef('listVersions.list', '=', 'counted.list')
    .whereRef('listVersions.revision', '=', 'counted.revision')
    .where((eb) =>
      eb.or([
        eb('counted.age', '>', most),
        eb('counted.newest', '<', sql<Date>`now() - ${sql.lit(keptFor)}::interval`),
      ]),
    )
    .execute();
}
