import { type RawBuilder, sql } from 'kysely';
import { endOfWeekBefore, weekOfSql } from '../order-names/word-weeks.ts';
import type { Database } from '../pool/database.ts';
import { firstId, lastId, matches, placedBefore, placedEnds } from './order-filter.ts';
import { orderBy } from './page-keys.ts';
import type { PageRequest } from './placed-page.ts';
import { readStretch, type Stretch, stretchOf } from './stretch.ts';

/** Maximum entries of a word that one request reads. */
const mostEntries = 5000;

/** Maximum orders that one request examines for what the entries do not say. Each may have to be read from disk. */
const mostCandidates = 80;

/** Maximum words that are looked up: the longest ones. */
const mostWords = 3;

/**
 * Looks up orders by their words, for the lab. Goes back from the newest week over as many whole weeks as have fewer
 * than `mostEntries` entries of each word. Words that exceed this in a single week are not looked up, and if one word
 * has few orders, only that one is. Undefined if no word is left: then the orders themselves should be searched, which
 * finds frequent words quickly.
 */
export async function lookUp(database: Database, page: PageRequest): Promise<Stretch | undefined> {
  const steps = sql`spans as materialized (${spans(page)}),
    reached as materialized (${reached(page)}), used as materialized (${used}),
    candidates as materialized (${candidates(page)})`;
  const query = stretchOf({ steps, found: found(page), end });
  const stretch = await readStretch(database, 'lab', `look-up-${page.size}`, query);
  return stretch.until?.id === nowhere ? undefined : stretch;
}

const epoch = sql`timestamptz '1970-01-01 00:00:00+00'`;
const farAway = sql`timestamptz '2500-01-01 00:00:00+00'`;

/** The weeks to look through. */
function spans({ filter, after }: PageRequest) {
  const { begin, end } = placedEnds(filter, after);
  return sql`select
    greatest(${weekOfSql(sql`greatest(${begin}, ${epoch})`)},
      (select min(week)::int from order_words)) as oldest,
    least(${weekOfSql(sql`least(${end}, ${farAway})`)},
      (select max(week)::int from order_words)) as newest`;
}

/** The entries that begin with a word in the weeks since one, week by week. */
const entriesSince = (since: RawBuilder<unknown>, word: RawBuilder<unknown>) => sql`
  select in_week.* from (
    select week::smallint from spans, generate_series(${since}, newest) as week order by week desc
  ) as weeks, lateral (
    select week, placed_at, order_id, account_id from order_words
    where order_words.week = weeks.week and word >= ${word} and word < ${word} || U&'\\+10FFFF'
    limit ${sql.lit(mostEntries)}
  ) as in_week
  order by weeks.week desc limit ${sql.lit(mostEntries)}`;

/** How many entries each word has, and the first week for which all of them are read. */
function reached({ filter }: PageRequest) {
  const longest = filter.words.toSorted((one, other) => other.length - one.length);
  return sql`select typed.word, count, case when count = ${sql.lit(mostEntries)} then first + 1 else oldest end as since
    from spans, unnest(${longest.slice(0, mostWords)}::text[]) as typed (word), lateral (
      select count(*) as count, min(week) as first
      from (${entriesSince(sql`oldest`, sql`typed.word`)}) as entries
    ) as counted`;
}

const isFew = sql`count <= ${sql.lit(mostCandidates)}`;
const used = sql`select word, max(since) over () as since, count(*) over () as words from reached, spans
  where since <= newest and (${isFew} or not exists (select from reached where ${isFew}))`;

/** The orders that contain all words looked up. */
function candidates({ filter, after }: PageRequest) {
  return sql`select account_id, order_id as id, placed_at
    from used, lateral (${entriesSince(sql`since`, sql`used.word`)}) as entries
    where ${placedBefore(filter, after, sql.ref('orderId'))}
    group by account_id, order_id, placed_at, words having count(distinct used.word) = words
    order by placed_at desc, order_id desc, account_id desc limit ${sql.lit(mostCandidates)}`;
}

function found({ filter, size }: PageRequest) {
  return sql`select candidate.*, promised_for, state from (
      select account_id, id, placed_at from candidates order by ${orderBy.newest}
    ) as candidate, lateral (
      select promised_for, state from orders
      where orders.account_id = candidate.account_id and orders.id = candidate.id and ${matches(filter)}
      offset 0
    ) as match
    order by ${orderBy.newest} limit ${sql.lit(size)}`;
}

/** Stands in for an id if no word was looked up. */
const nowhere = firstId;

/**
 * The last candidate if there may be more; otherwise the end of the week before the fully read ones, if there is one.
 */
const end = sql`select account_id, id, placed_at, null::date as promised_for, 'submitted' as state from (
    (select *, 0 as step from candidates order by ${orderBy.newest} offset ${sql.lit(mostCandidates - 1)})
    union all
    select ${sql.lit(lastId)}::uuid, case when since is null then ${sql.lit(nowhere)} else ${sql.lit(lastId)} end::uuid,
      ${endOfWeekBefore(sql`since`)}, 1
    from (select max(since) as since from used) as whole, spans where since is null or since > oldest
  ) as ends order by step limit 1`;
