import { type RawBuilder, sql } from 'kysely';

const weekMs = 7 * 86_400_000;

/** The week of an instant in `order_words`, counted from 1 January 1970, UTC. */
export const weekOf = (at: Date) => Math.floor(at.getTime() / weekMs);

/** `weekOf` in SQL, for a finite instant. */
export const weekOfSql = (at: RawBuilder<unknown>) =>
  sql`floor(extract(epoch from ${at}) / ${sql.lit(weekMs / 1000)})::int`;

/** The last instant before a week. */
export const endOfWeekBefore = (week: RawBuilder<unknown>) =>
  sql`to_timestamp(${week} * ${sql.lit(weekMs / 1000)}::float8) - interval '1 ms'`;
