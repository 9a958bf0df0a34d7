import { sql } from 'kysely';
import type { QueryConfig, QueryResult } from 'pg';
import type { Transaction } from '../schema/transaction.ts';
import { type Replica, ReplicaBehind } from './replica.ts';
import { sendTogether } from './send-together.ts';

/**
 * Whether the server has replayed the log up to a position. Each transaction checks this first, on whichever server a
 * balancer chose. Everything it reads afterwards is at least as new. A promoted server no longer replays.
 */
const hasReplayed = 'pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ';

/** Runs queries in one transaction on the replica, limited to the rows that `account` and `lab` may see. */
export function transactInReplica<T>(
  replica: Replica,
  position: string,
  { account, lab }: { account: string; lab: string },
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const reading = replica.queries.transaction().setAccessMode('read only');
  return reading.execute(async (transaction) => {
    const { rows } = await sql<{ isThere: boolean }>`select
      set_config('adasi.account', ${account}, true), set_config('adasi.scope', ${lab}, true),
      set_config('statement_timeout', ${String(replica.statementMs)}, true),
      ${sql.raw(hasReplayed)} ${position}::pg_lsn as is_there`.execute(transaction);
    if (!rows[0]?.isThere) throw new ReplicaBehind();
    return work(transaction);
  });
}

/** Runs one query in a transaction on the replica, after the statement that sets which rows it may see. */
export async function readInReplica(
  replica: Replica,
  position: string,
  { scoped, statement }: { scoped: string; statement: QueryConfig },
): Promise<QueryResult> {
  const limit = `set local statement_timeout = ${replica.statementMs}`;
  const begin = ['begin read only', limit, scoped].filter(Boolean).join('; ');
  const asked = {
    ...(replica.namedStatements && { name: 'has-replayed' }),
    text: `select ${hasReplayed} $1::pg_lsn as is_there`,
    values: [position],
  };
  const [replayed, result] = await sendTogether(replica.pool, begin, [asked, statement]);
  if (!replayed.rows[0]?.is_there) throw new ReplicaBehind();
  return result;
}
