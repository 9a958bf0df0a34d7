import type { Database } from '../../../server/db/pool/database.ts';
import type { Scope } from '../../../server/db/pool/scope.ts';

interface Node {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

interface Query {
  sql: string;
  parameters: readonly unknown[];
}

/** Counts the rows a query reads, over all steps of its plan. */
export async function rowsRead(
  { pool }: Database,
  scope: Exclude<Scope, 'directory'>,
  { sql, parameters }: Query,
): Promise<number> {
  const client = await pool.connect();
  await client.query('begin');
  const [name, value] = scope === 'lab' ? ['scope', 'lab'] : ['account', scope.account];
  await client.query(`set local adasi.${name} = '${value}'`);
  const { rows } = await client.query(`explain (analyze, format json) ${sql}`, [...parameters]);
  await client.query('rollback');
  client.release();
  return count(rows[0]['QUERY PLAN'][0].Plan);
}

function count(node: Node): number {
  const own = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return own + (node.Plans ?? []).reduce((sum, child) => sum + count(child), 0);
}
