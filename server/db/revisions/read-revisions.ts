import { sql } from 'kysely';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';

/** Which revisions to list, newest first. */
export interface RevisionsPage {
  /** Only those with lower numbers. */
  before?: number | undefined;
  /** Only those that changed an item whose key equals or starts with this. */
  item?: string | undefined;
  /** Only those whose note or author contains this, ignoring case. */
  text?: string | undefined;
  limit: number;
}

/** Texts are literal, so the database's pattern characters are escaped. */
const holding = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Reads revisions, newest first. */
export function listRevisions(database: Database, { before, item, text, limit }: RevisionsPage) {
  return inScope(database, 'lab', (transaction) => {
    let query = transaction
      .selectFrom('revisions')
      .selectAll()
      .orderBy('number', 'desc')
      .limit(limit);
    if (before !== undefined) query = query.where('number', '<', before);
    if (text) {
      const pattern = holding(text);
      query = query.where((where) =>
        where.or([where('note', 'ilike', pattern), where('byName', 'ilike', pattern)]),
      );
    }
    if (item !== undefined) {
      query = query.where((where) =>
        where.exists(
          where
            .selectFrom('revisionItems as step')
            .select('step.item')
            .whereRef('step.number', '=', 'revisions.number')
            .where('step.item', '>=', item)
            .where('step.item', '<', beyond(item)),
        ),
      );
    }
    return query.execute();
  });
}

/** Greater than every key that starts with a prefix, because keys are ASCII. */
const beyond = (prefix: string) => `${prefix}\u{10ffff}`;

/** Reads one revision with a page of its items, sorted by key; undefined if it does not exist. */
export function readRevision(
  database: Database,
  number: number,
  { after = '', limit }: { after?: string | undefined; limit: number },
) {
  return inScope(database, 'lab', async (transaction) => {
    const revision = await transaction
      .selectFrom('revisions')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirst();
    if (!revision) return undefined;
    const items = await transaction
      .selectFrom('revisionItems')
      .select(['item', 'before', 'after'])
      .where('number', '=', number)
      .where('item', '>', after)
      .orderBy('item')
      .limit(limit)
      .execute();
    return { revision, items };
  });
}

/** Whether a revision with this number exists. */
export async function isRevision(database: Database, number: number): Promise<boolean> {
  const row = await inScope(database, 'lab', (transaction) =>
    transaction
      .selectFrom('revisions')
      .select('number')
      .where('number', '=', number)
      .executeTakeFirst(),
  );
  return row !== undefined;
}

/**
 * The values after a revision of items that later revisions changed: the named ones, or all. The first later step of an
 * item holds the value before it.
 */
export function stepsBackTo(
  transaction: Transaction,
  number: number,
  items: readonly string[] | undefined,
) {
  let query = transaction
    .selectFrom('revisionItems')
    .distinctOn('item')
    .select(['item', 'before'])
    .where('number', '>', number)
    .orderBy('item')
    .orderBy('number');
  if (items) query = query.where(sql<boolean>`item = any(${items})`);
  return query.execute();
}

/** Which items to read, by key. */
export interface ItemsPage {
  /** The prefix of their keys. */
  prefix: string;
  after: string;
  limit: number;
}

/** Reads current items, with the number of the latest revision. */
export async function readItems(database: Database, page: ItemsPage) {
  const { rows } = await sql<{ number: number; item: string | null; value: unknown }>`
    select latest_revision as number, item, value from catalogue left join lateral (
      select item, value from assortment where ${kindsOf(page.prefix)} and ${within(page)}
      order by item limit ${page.limit}
    ) items on true order by item`.execute(database.queries);
  return numbered(rows);
}

/** Reads items as they were after a revision, with the number of the latest revision. */
export function readItemsAt(database: Database, at: number, page: ItemsPage) {
  return inScope(database, 'lab', async (transaction) => {
    const { rows } = await sql<{ number: number; item: string | null; value: unknown }>`
      select latest_revision as number, item, value from catalogue left join lateral (
        select item, value from (
          select distinct on (item) item, after as value from revision_items
          where number <= ${at} and ${within(page)} order by item, number desc
        ) held where value is not null order by item limit ${page.limit}
      ) items on true order by item`.execute(transaction);
    return numbered(rows);
  });
}

type Row = { number: number; item: string | null; value: unknown };

function numbered(rows: readonly Row[]) {
  const items = rows.flatMap(({ item, value }) => (item === null ? [] : [{ item, value }]));
  return { number: rows[0]?.number ?? 0, items };
}

const within = ({ prefix, after }: ItemsPage) =>
  sql<boolean>`(item >= ${prefix} and item < ${beyond(prefix)} and item > ${after})`;

/** Limits the search to the tables of one kind, if the prefix determines it. */
function kindsOf(prefix: string) {
  const [kind, ...names] = prefix.split(' ');
  return names.length > 0 ? sql<boolean>`kind = ${kind}` : sql<boolean>`true`;
}
