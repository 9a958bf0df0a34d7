import type pg from 'pg';
import { type Column, kindOfType, type Table } from './kinds.ts';

interface StoredColumn {
  table: string;
  column: string;
  type: string;
  is_view: boolean;
  not_null: boolean;
  has_default: boolean;
  is_made: boolean;
  /** Constraints on this column alone. */
  checks: string[];
}

const columnsSql = `
  select relname as table, attname as column, format_type(atttypid, null) as type, relkind = 'v' as is_view,
    attnotnull as not_null, atthasdef as has_default, attgenerated <> '' as is_made, array(
      select pg_get_constraintdef(c.oid) from pg_constraint c
      where conrelid = attrelid and contype = 'c' and conkey = array[attnum]
    ) as checks
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped
    and relname <> 'migrations'`;

/** Reads all tables and views of a database, except the journal of migrations. */
export async function storedTables(client: pg.Client): Promise<ReadonlyMap<string, Table>> {
  const { rows } = await client.query<StoredColumn>(columnsSql);
  const byTable = Map.groupBy(rows, ({ table }) => table);
  return new Map(
    [...byTable].map(([table, columns]) => [
      table,
      new Map(columns.map((stored) => [stored.column, columnOf(stored)])),
    ]),
  );
}

function columnOf(stored: StoredColumn): Column {
  const nullable = !stored.not_null;
  const insert = stored.is_made ? 'made' : stored.has_default || nullable ? 'optional' : 'needed';
  return {
    kind: kindOfType[stored.type] ?? stored.type,
    written: stored.is_view ? null : { nullable, insert },
    words: wordsOf(stored.checks),
  };
}

/** The words of `kind in ('rx', 'stock')`, which PostgreSQL returns as an array or, for one word, as a comparison. */
function wordsOf(checks: readonly string[]): string[] | null {
  for (const check of checks) {
    if (!/^CHECK \(\(\w+ = (ANY \(ARRAY\[[^\]]*\]\)|'\w+'::text)\)\)$/.test(check)) continue;
    return [...check.matchAll(/'(\w+)'::text/g)].map(([, word = '']) => word).sort();
  }
  return null;
}
