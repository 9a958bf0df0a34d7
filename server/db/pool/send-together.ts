import type pg from 'pg';
import type { PoolClient, QueryConfig, QueryResult } from 'pg';

type ResultsOf<Statements> = { readonly [Each in keyof Statements]: QueryResult };

/** Sends begin, statements and commit in one message. Returns the results of the statements. */
export async function sendTogether<const Statements extends readonly QueryConfig[]>(
  pool: pg.Pool,
  begin: string,
  statements: Statements,
): Promise<ResultsOf<Statements>> {
  const client = await pool.connect();
  const queries = [begin, ...statements, 'commit'].map((each) => client.query(each));
  release(client, await Promise.allSettled(queries));
  const results = await Promise.all(queries);
  return results.slice(1, -1) as ResultsOf<Statements>;
}

/** A connection whose begin or commit failed is closed instead of reused. */
function release(client: PoolClient, outcomes: readonly PromiseSettledResult<unknown>[]): void {
  const hasFailed = [outcomes.at(0), outcomes.at(-1)].some((each) => each?.status === 'rejected');
  client.release(hasFailed);
}
