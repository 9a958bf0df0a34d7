import type pg from 'pg';
import { withoutLimits } from '../pool/time-limits.ts';

/** A table of the schema, partitioned or not, and its columns that are not computed from others. */
interface CopiedTable {
  name: string;
  columns: string;
  isForced: boolean;
}

const tablesSql = `select quote_ident(relname) as name, relforcerowsecurity as "isForced",
    string_agg(quote_ident(attname), ', ' order by attnum) as columns
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace and relname <> 'migrations'
    and attnum > 0 and not attisdropped and attgenerated = ''
  group by pg_class.oid, relname, relforcerowsecurity order by relname`;

const foreignKeysSql = `select conrelid::regclass as table, quote_ident(conname) as name,
    pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`;

/** Rows read and written at once: small enough for the parts of photos. */
const batch = 100;

/**
 * Replaces all rows of a database by those of another one with the same migrations, in a transaction: either everything
 * is copied or nothing. `from` is a superuser, `to` the owner of the tables. Returns the number of orders.
 */
export async function copyDatabase(from: pg.Client, to: pg.Client): Promise<number> {
  await from.query('begin isolation level repeatable read read only');
  await to.query(`begin; ${withoutLimits}`);
  const { rows: tables } = await to.query<CopiedTable>(tablesSql);
  // Rows are copied as they are, without effects, and checked against each other before row-level security hides some.
  const putBack = [...(await dropForeignKeys(to)), ...(await openTables(to, tables))];
  await to.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  for (const table of tables) await copyTable(from, to, table);
  const { rows } = await to.query("select count(*) from orders where kind <> 'withdrawn'");
  for (const statement of putBack) await to.query(statement);
  await to.query('commit');
  await from.query('commit');
  return Number(rows[0]?.count);
}

/** Returns the statements that create them again. */
async function dropForeignKeys(to: pg.Client): Promise<string[]> {
  const { rows } = await to.query<{ table: string; name: string; definition: string }>(
    foreignKeysSql,
  );
  for (const { table, name } of rows)
    await to.query(`alter table ${table} drop constraint ${name}`);
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  );
}

/** Switches off triggers and, for the owner, row-level security. Returns the statements that switch them on again. */
async function openTables(to: pg.Client, tables: readonly CopiedTable[]): Promise<string[]> {
  for (const { name } of tables) {
    await to.query(
      `alter table ${name} no force row level security; alter table ${name} disable trigger user`,
    );
  }
  return tables.map(({ name, isForced }) =>
    [
      `alter table ${name} enable trigger user`,
      ...(isForced ? [`alter table ${name} force row level security`] : []),
    ].join('; '),
  );
}

/** As JSON, which PostgreSQL of any version reads as another wrote it, and whose values never become Node's. */
async function copyTable(
  from: pg.Client,
  to: pg.Client,
  { name, columns }: CopiedTable,
): Promise<void> {
  await from.query(
    `declare copied cursor for select to_json(given)::text as row from (select ${columns} from ${name}) given`,
  );
  for (;;) {
    const { rows } = await from.query<{ row: string }>(`fetch ${batch} from copied`);
    if (rows.length === 0) break;
    await to.query(
      `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, $1)`,
      [`[${rows.map(({ row }) => row).join(',')}]`],
    );
  }
  await from.query('close copied');
}
