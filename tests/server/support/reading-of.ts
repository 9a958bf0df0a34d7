import pg from 'pg';
import type { Database } from '../../../server/db/pool/database.ts';
import type { Scope } from '../../../server/db/pool/scope.ts';

interface Node {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
}

interface Query {
  sql: string;
  parameters: readonly unknown[];
}

/** What a query reads. */
export interface Reading {
  /** Over all steps of the plan. */
  rows: number;
  /** Pages of 8 KB, of tables and indexes. */
  blocks: number;
}

/** After so many runs PostgreSQL may keep a plan that fits all parameters. */
const runsBeforeKeptPlan = 6;

/** Measures what a query reads once PostgreSQL has settled on its plan, as it does for the server's named statements. */
export async function readingOf(
  { pool }: Database,
  scope: Exclude<Scope, 'directory'>,
  { sql, parameters }: Query,
): Promise<Reading> {
  const client = await pool.connect();
  await client.query('begin');
  const [name, value] = scope === 'lab' ? ['scope', 'lab'] : ['account', scope.account];
  await client.query(`set local adasi.${name} = '${value}'`);
  await client.query(`prepare measured as ${sql}`);
  const given = parameters.length > 0 ? `(${parameters.map(literal).join(', ')})` : '';
  for (let run = 0; run < runsBeforeKeptPlan; run += 1) {
    await client.query(`execute measured${given}`);
  }
  const { rows } = await client.query(
    `explain (analyze, buffers, format json) execute measured${given}`,
  );
  await client.query('deallocate measured');
  await client.query('rollback');
  client.release();
  const plan: Node = rows[0]['QUERY PLAN'][0].Plan;
  return { rows: count(plan), blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] };
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (!Array.isArray(value)) return pg.escapeLiteral(String(value));
  return pg.escapeLiteral(`{${value.map((each) => JSON.stringify(each)).join(',')}}`);
}

function count(node: Node): number {
  const own = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return own + (node.Plans ?? []).reduce((sum, child) => sum + count(child), 0);
}
