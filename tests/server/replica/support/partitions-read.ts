import type pg from 'pg';
import type { Statement } from '../../guards/recorded-statements.ts';

interface Plan {
  'Relation Name'?: string;
  'Actual Loops'?: number;
  Plans?: readonly Plan[];
}

/** The numbers of the partitions, of any tables, that a statement for an account reads according to PostgreSQL. */
export async function partitionsRead(
  pool: pg.Pool,
  { text, values, account }: Statement,
): Promise<ReadonlySet<string>> {
  const client = await pool.connect();
  try {
    await client.query(`begin; set local adasi.account = '${account}'`);
    const explain = `explain (analyze, timing off, format json) ${text}`;
    const { rows } = await client.query(explain, [...values]);
    const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
    return new Set(numbersIn(plan));
  } finally {
    await client.query('rollback');
    client.release();
  }
}

function numbersIn({ 'Relation Name': name = '', ...plan }: Plan): string[] {
  const number = /_p(\d+)$/.exec(name)?.[1];
  const own = number !== undefined && plan['Actual Loops'] !== 0 ? [number] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(numbersIn)];
}
