import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { columnNames } from './column-names.ts';
import type { Database } from './database.ts';

/** A query, and the name under which PostgreSQL caches its plan. */
export interface NamedStatement<Row> {
  name: string;
  query: CompiledQuery<Row>;
}

/** A query in the driver's form, without its name if a pooler does not keep named statements. */
export function statementOf(
  { namedStatements }: Pick<Database, 'namedStatements'>,
  { name, query }: NamedStatement<unknown>,
): pg.QueryConfig {
  return { ...(namedStatements && { name }), text: query.sql, values: [...query.parameters] };
}

/** The rows of a query that bypassed the query builder, in the form that the builder returns. */
export async function readRows<Row>(
  { queryId }: CompiledQuery<Row>,
  result: pg.QueryResult,
): Promise<Row[]> {
  const { rows } = await columnNames.transformResult({ queryId, result });
  return rows as Row[];
}
