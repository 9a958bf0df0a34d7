import pg from 'pg';

interface Size {
  table: string;
  /** Empty for the table itself. */
  index: string;
  rows: number;
  bytes: number;
}

/** Smaller tables have the same size however many orders there are; bytes. */
const least = 16 * 1024 * 1024;

/** The tables that grew, largest first, each followed by its indexes. */
const sizesSql = `
  select t.relname as table, case when i.oid = t.oid then '' else i.relname end as index,
    greatest(t.reltuples, 0)::float8 as rows,
    (pg_relation_size(i.oid) + case when i.oid = t.oid then coalesce(pg_total_relation_size(nullif(t.reltoastrelid, 0)), 0)
      else 0 end)::float8 as bytes
  from pg_class t, lateral (
    select t.oid, t.relname union all
    select x.oid, x.relname from pg_index join pg_class x on x.oid = indexrelid where indrelid = t.oid
  ) as i
  where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and pg_total_relation_size(t.oid) > $1
  order by pg_total_relation_size(t.oid) desc, t.relname, i.oid <> t.oid, bytes desc`;

/** Prints the sizes of each grown table and its indexes: in MB, and in bytes per row. */
export async function printSizes(sockets: string): Promise<void> {
  const client = new pg.Client({ host: sockets, user: 'postgres', database: 'adasi' });
  await client.connect();
  const { rows } = await client.query<Size>(sizesSql, [least]).finally(() => client.end());
  console.log(`\n${'sizes'.padEnd(36)}${'MB'.padStart(9)}${'bytes/row'.padStart(11)}        rows`);
  for (const { table, index, rows: count, bytes } of rows) {
    const what = index ? `    ${index}` : `  ${table}`;
    const mb = (bytes / 1e6).toFixed(0).padStart(9);
    const each = (bytes / count).toFixed(1).padStart(11);
    console.log(`${what.padEnd(36)}${mb}${each}${index ? '' : `  ${count.toLocaleString('en')}`}`);
  }
  const all = rows.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`${'  together'.padEnd(36)}${(all / 1e6).toFixed(0).padStart(9)}`);
}
