import { type RawBuilder, sql } from 'kysely';
import type { AuditAction, AuditSubject } from '../../../src/domain/audit/audit-action.ts';
import { labTimeZone } from '../../../src/domain/vocabulary/lab-day.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

/** Which entries to read. */
export interface AuditFilter {
  subject: AuditSubject | undefined;
  user: string | undefined;
  /** First and last day at the lab, `2026-11-22`. */
  from: string | undefined;
  to: string | undefined;
  /** Each is a prefix of a word of the entry; empty for all entries. */
  words: readonly string[];
  order: 'newest' | 'oldest';
}

/** An entry as stored. */
export interface StoredAudit {
  id: string;
  at: Date;
  byUser: string | null;
  byName: string;
  action: AuditAction;
  subject: AuditSubject;
  subjectId: string;
  subjectName: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

interface AuditPage {
  filter: AuditFilter;
  /** Id of the last entry of the previous page. */
  after: string | undefined;
  limit: number;
}

/** How many entries a search reads along the log before it uses the index of words. */
const readFirst = 2000;

/** The smallest id of a day at the lab. Ids begin with their time. */
const firstOf = (day: RawBuilder<unknown>) => sql`rpad(lpad(to_hex((extract(epoch from
  (${day})::timestamp at time zone ${sql.lit(labTimeZone)}) * 1000)::bigint), 12, '0'), 32, '0')::uuid`;

/** Ids on the filter's days, after the position. */
function within({ filter: { from, to, order }, after }: AuditPage, id: RawBuilder<unknown>) {
  const bounds = [
    from && sql`${id} >= ${firstOf(sql`${from}::date`)}`,
    to && sql`${id} < ${firstOf(sql`${to}::date + 1`)}`,
    after && (order === 'newest' ? sql`${id} < ${after}::uuid` : sql`${id} > ${after}::uuid`),
  ];
  return sql.join([sql`true`, ...bounds.filter((bound) => !!bound)], sql` and `);
}

/** Matches the filter's subject and user. */
function ofKind({ filter: { subject, user } }: AuditPage) {
  const kinds = [subject && sql`subject = ${subject}`, user && sql`by_user = ${user}::uuid`];
  return sql.join([sql`true`, ...kinds.filter((kind) => !!kind)], sql` and `);
}

/** Matches every word. */
function worded({ filter: { words } }: AuditPage) {
  return sql`search like all (${words.map((word) => `% ${word}%`)}::text[])`;
}

const direction = ({ filter }: AuditPage) => sql.raw(filter.order === 'newest' ? 'desc' : 'asc');

function along(page: AuditPage, limit: number) {
  return sql`select * from audit_log where ${within(page, sql`id`)} and ${ofKind(page)}
    order by id ${direction(page)} limit ${sql.lit(limit)}`;
}

/**
 * If many entries contain the words, the first entries along the log fill a page. If few do, the words are looked up,
 * but only when those entries did not fill the page and there are more. The longest word is looked up, because few
 * entries have it.
 */
function searched(page: AuditPage) {
  const [rarest = ''] = page.filter.words.toSorted((one, other) => other.length - one.length);
  const order = sql`order by id ${direction(page)} limit ${sql.lit(page.limit)}`;
  return sql`with walked as materialized (${along(page, readFirst)}), page as materialized (
      select * from walked where ${worded(page)} ${order}
    ), candidate as (
      select distinct account_id, entry_id from audit_words
      where word >= ${rarest} and word < ${`${rarest}\u{10ffff}`} and ${within(page, sql`entry_id`)}
      order by entry_id ${direction(page)}
    ), looked_up as (
      select match.* from candidate, lateral (
        select * from audit_log log where log.account_id = candidate.account_id
          and log.id = candidate.entry_id and ${ofKind(page)} and ${worded(page)} offset 0
      ) as match
      where (select count(*) from page) < ${sql.lit(page.limit)}
        and (select count(*) from walked) = ${sql.lit(readFirst)}
      ${order}
    )
    select * from looked_up union select * from page ${order}`;
}

/** Reads entries of the audit log. Every page costs the same. */
export function readAudit(database: Database, page: AuditPage): Promise<StoredAudit[]> {
  const { filter, after, limit } = page;
  const query = filter.words.length > 0 ? searched(page) : along(page, limit);
  const { subject, user, from, to, order, words } = filter;
  const given = [subject, user, from, to, after, words[0]].map((each) => (each ? 1 : 0)).join('');
  const compiled = sql<StoredAudit>`${query}`.compile(database.queries);
  return queryInScope(database, 'lab', `audit-${order}-${given}-${limit}`, compiled);
}
