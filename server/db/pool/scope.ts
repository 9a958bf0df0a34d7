import { CompiledQuery, sql } from 'kysely';
import pg, { DatabaseError } from 'pg';
import type { Transaction } from '../schema/transaction.ts';
import type { Database } from './database.ts';
import { readInReplica, transactInReplica } from './in-replica.ts';
import { readRows, statementOf } from './named-statement.ts';
import { sendTogether } from './send-together.ts';

/**
 * Which rows a transaction may see: those of one account, all of them for the lab (read only), or only tables without
 * accounts.
 */
export type Scope = { readonly account: string } | 'lab' | 'directory';

/** Runs queries in one transaction, limited to the scope by row-level security. */
export function inScope<T>(
  database: Database,
  scope: Scope,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const inPrimary = () => inScopeOfPrimary(database, scope, work);
  if (!database.reads) return inPrimary();
  return database.reads.read(
    (replica, position) => transactInReplica(replica, position, scopeSettings(scope), work),
    inPrimary,
  );
}

function inScopeOfPrimary<T>(
  database: Database,
  scope: Scope,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return database.queries.transaction().execute(async (transaction) => {
    const { limitStatements } = database;
    if (limitStatements) await transaction.executeQuery(CompiledQuery.raw(limitStatements));
    const { account, lab } = scopeSettings(scope);
    await sql`select set_config('adasi.account', ${account}, true), set_config('adasi.scope', ${lab}, true)`.execute(
      transaction,
    );
    return work(transaction);
  });
}

/** Continues the transaction with another account's rows, for lab actions on several accounts. */
export async function continueAs(transaction: Transaction, account: string): Promise<void> {
  await sql`select set_config('adasi.account', ${account}, true)`.execute(transaction);
}

/**
 * Runs a part of a transaction as the lab, whatever its scope, for the effects that an account's action has on others.
 */
export async function asLab(transaction: Transaction, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ scope: string | null }>`
    select current_setting('adasi.scope', true) as scope, set_config('adasi.scope', 'lab', true)`.execute(
    transaction,
  );
  await work();
  await sql`select set_config('adasi.scope', ${rows[0]?.scope ?? ''}, true)`.execute(transaction);
}

/**
 * Runs one query in a separate transaction, limited to the scope. Begin, query and commit are sent together, so it
 * takes one round trip. PostgreSQL caches the query's plan under its name.
 */
export async function queryInScope<Row>(
  database: Database,
  scope: Scope,
  name: string,
  query: CompiledQuery<Row>,
): Promise<Row[]> {
  const { reads } = database;
  const fromPrimary = () => queryPrimary(database, scope, statementOf(database, { name, query }));
  const result = await (reads
    ? reads.read(
        (replica, position) =>
          readInReplica(replica, position, {
            scoped: scopeStatement(scope),
            statement: statementOf(replica, { name, query }),
          }),
        fromPrimary,
      )
    : fromPrimary());
  return readRows(query, result);
}

async function queryPrimary(
  database: Database,
  scope: Scope,
  statement: pg.QueryConfig,
): Promise<pg.QueryResult> {
  const { pool, limitStatements } = database;
  // With nothing to set first, PostgreSQL makes the statement its own transaction.
  if (scope === 'directory' && !limitStatements) return queryAlone(database, statement);
  const begin = ['begin', limitStatements, scopeStatement(scope)].filter(Boolean).join('; ');
  const [result] = await sendTogether(pool, begin, [statement]);
  return result;
}

async function queryAlone({ pool }: Database, statement: pg.QueryConfig): Promise<pg.QueryResult> {
  const client = await pool.connect();
  try {
    const result = await client.query(statement);
    client.release();
    return result;
  } catch (error) {
    // An error from PostgreSQL leaves the connection usable, unless its severity is FATAL.
    client.release(!(error instanceof DatabaseError) || error.severity === 'FATAL');
    throw error;
  }
}

/** `set local` is cheaper than a query with `set_config(…, true)`, but takes no parameters. */
function scopeStatement(scope: Scope): string {
  if (scope === 'lab') return "set local adasi.scope = 'lab'";
  if (scope === 'directory') return '';
  return `set local adasi.account = ${pg.escapeLiteral(scope.account)}`;
}

function scopeSettings(scope: Scope): { account: string; lab: string } {
  if (scope === 'lab') return { account: '', lab: 'lab' };
  return { account: scope === 'directory' ? '' : scope.account, lab: '' };
}
