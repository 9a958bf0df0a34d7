import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { columnNames } from './column-names.ts';
import type { Database } from './database.ts';

/** A query, and the name under which PostgreSQL keeps its plan. */
export interface NamedStatement<Row> {
  name: string;
  query: CompiledQuery<Row>;
}

/** A query as the driver takes it; without its name where a pooler keeps none. */
export function statementOf(
  { namedStatements }: Pick<Database, 'namedStatements'>,
  { name, query }: NamedStatement<unknown>,
): pg.QueryConfig {
  return { ...(namedStatements && { name }), text: query.sql, values: [...query.parameters] };
}

/** The rows of a query that was sent past the query builder, as that one would return them. */
export async function readRows<Row>(
  { queryId }: CompiledQuery<Row>,
  result: pg.QueryResult,
): Promise<Row[]> {
  const { rows } = await columnNames.transformResult({ queryId, result });
  return rows as Row[];
}
