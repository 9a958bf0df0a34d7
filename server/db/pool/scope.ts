import { CompiledQuery, sql, type Transaction } from 'kysely';
import pg, { type PoolClient } from 'pg';
import type { Tables } from '../schema/tables.ts';
import type { Database } from './database.ts';

/** For whom a transaction acts: one account, the lab over all accounts (reading), or nobody's directories. */
export type Scope = { readonly account: string } | 'lab' | 'directory';

/** Runs several queries in one transaction that row-level security binds to the scope. */
export function inScope<T>(
  database: Database,
  scope: Scope,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return database.queries.transaction().execute(async (transaction) => {
    if (database.limits) await transaction.executeQuery(CompiledQuery.raw(database.limits));
    const { account, lab } = settingsOf(scope);
    await sql`select set_config('adasi.account', ${account}, true), set_config('adasi.scope', ${lab}, true)`.execute(
      transaction,
    );
    return work(transaction);
  });
}

/**
 * Runs one query in a transaction of its own, bound to the scope: opening, query and commit travel together, so it
 * costs one round trip. The name lets the server keep the query planned.
 */
export async function queryInScope<Row>(
  database: Database,
  scope: Scope,
  name: string,
  query: CompiledQuery<Row>,
): Promise<Row[]> {
  const client = await database.pool.connect();
  const outcomes = await Promise.allSettled([
    client.query(opening(database, scope)),
    client.query({
      ...(database.named && { name }),
      text: query.sql,
      values: [...query.parameters],
    }),
    client.query('commit'),
  ]);
  release(client, outcomes);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  const result = outcomes[1];
  return result.status === 'fulfilled' ? result.value.rows : [];
}

/** Only after a whole transaction is the connection fit for the next one. */
function release(client: PoolClient, outcomes: readonly PromiseSettledResult<unknown>[]): void {
  const [begin, , commit] = outcomes;
  client.release(begin?.status === 'rejected' || commit?.status === 'rejected');
}

/** One message; `set local` is `set_config(…, true)` without the cost of a query. It takes no parameters. */
function opening({ limits }: Database, scope: Scope): string {
  const begin = limits ? `begin; ${limits}` : 'begin';
  if (scope === 'lab') return `${begin}; set local adasi.scope = 'lab'`;
  if (scope === 'directory') return begin;
  return `${begin}; set local adasi.account = ${pg.escapeLiteral(scope.account)}`;
}

function settingsOf(scope: Scope): { account: string; lab: string } {
  if (scope === 'lab') return { account: '', lab: 'lab' };
  return { account: scope === 'directory' ? '' : scope.account, lab: '' };
}
