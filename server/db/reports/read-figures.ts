import { type RawBuilder, sql } from 'kysely';
import { type Amounts, everyLens, measures } from '../../../src/domain/reports/measures.ts';
import { type Days, type Period, spansOf } from '../../../src/domain/reports/period.ts';
import { dayAfter } from '../../../src/domain/vocabulary/days.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import { columnOf, everyAccount } from './figure-columns.ts';

/** Which orders to sum up. */
export interface FiguresFilter extends Period {
  account: string | undefined;
  lens: string | undefined;
}

/** Sums of the measures under a key. `name` is the account's, if the key is one. */
export type KeyedAmounts = Amounts & { key: string; name: string | null };

const columns = sql.raw(measures.map(columnOf).join(', '));
const negative = sql.raw(measures.map((measure) => `-${columnOf(measure)}`).join(', '));
const sums = sql.raw(
  measures
    .map(columnOf)
    .map((column) => `sum(${column})::bigint as ${column}`)
    .join(', '),
);

type Span = 'day' | 'month';

/** The sums that begin within some days, to add or subtract. */
const within = (
  {
    where,
    span,
    columns: summed = columns,
  }: { where: RawBuilder<unknown>; span: Span; columns?: RawBuilder<unknown> },
  { from, until }: Days,
) => sql`
  select account_id, lens, starts as day, ${summed} from figures
  where ${where} and span = ${sql.lit(span)} and starts >= ${from}::date and starts < ${until}::date`;

/**
 * The sums of a period: its whole months, plus the days they lack, minus the days they have too many. `shape` makes the
 * statements distinct.
 */
function ofPeriod(where: RawBuilder<unknown>, period: Period) {
  const { months, added, taken } = spansOf(period);
  const parts = [
    within({ where, span: 'month' }, months),
    ...added.map((days) => within({ where, span: 'day' }, days)),
    ...taken.map((days) => within({ where, span: 'day', columns: negative }, days)),
  ];
  return { parts, shape: `${added.length}-${taken.length}` };
}

/** The sums for each day of a period. */
function everyDay(where: RawBuilder<unknown>, { from, to }: Period) {
  const days = { from, until: dayAfter(to) };
  return { parts: [within({ where, span: 'day' }, days)], shape: 'days' };
}

/** Changes not yet in the figures. */
function changes({ from, to, account, lens }: FiguresFilter) {
  const only = [
    sql`day between ${from}::date and ${to}::date`,
    ...(account ? [sql`account_id = ${account}::uuid`] : []),
    ...(lens ? [sql`lens = ${lens}`] : []),
  ];
  return sql`select account_id, lens, day, ${columns} from figure_changes where ${sql.join(only, sql` and `)}`;
}

interface Grouping {
  name: string;
  /** The key's column. */
  key: 'account_id' | 'lens' | 'day::text';
  where: RawBuilder<unknown>;
}

async function readSums(
  database: Database,
  filter: FiguresFilter,
  { name, key, where }: Grouping,
): Promise<KeyedAmounts[]> {
  const { parts, shape } = key === 'day::text' ? everyDay(where, filter) : ofPeriod(where, filter);
  const all = sql.join([...parts, changes(filter)], sql` union all `);
  const summed = sql`select ${sql.raw(key)} as key, ${sums} from (${all}) as part group by 1`;
  const query =
    key === 'account_id'
      ? sql<KeyedAmounts>`select summed.*, account.name from (${summed}) as summed
          left join accounts account on account.account_id = summed.key`
      : sql<KeyedAmounts>`select summed.*, null as name from (${summed}) as summed`;
  const given = [filter.account && 'account', filter.lens && 'lens', shape].filter(Boolean);
  const compiled = query.compile(database.queries);
  return queryInScope(database, 'lab', `figures-${name}-${given.join('-')}`, compiled);
}

const ofAccount = ({ account = everyAccount }: FiguresFilter) => sql`account_id = ${account}::uuid`;
const ofLens = ({ lens = everyLens }: FiguresFilter) => sql`lens = ${lens}`;

/** Figures by the day the orders were placed. */
export function figuresByDay(database: Database, filter: FiguresFilter): Promise<KeyedAmounts[]> {
  const where = sql`${ofAccount(filter)} and ${ofLens(filter)}`;
  return readSums(database, filter, { name: 'by-day', key: 'day::text', where });
}

/** Figures by account, with its name. */
export function figuresByAccount(
  database: Database,
  filter: FiguresFilter,
): Promise<KeyedAmounts[]> {
  const whose = filter.account
    ? ofAccount(filter)
    : sql`account_id <> ${sql.lit(everyAccount)}::uuid`;
  const where = sql`${whose} and ${ofLens(filter)}`;
  return readSums(database, filter, { name: 'by-account', key: 'account_id', where });
}

/** Figures by lens. */
export function figuresByLens(database: Database, filter: FiguresFilter): Promise<KeyedAmounts[]> {
  const which = filter.lens ? ofLens(filter) : sql`lens <> ${sql.lit(everyLens)}`;
  const where = sql`${ofAccount(filter)} and ${which}`;
  return readSums(database, filter, { name: 'by-lens', key: 'lens', where });
}
