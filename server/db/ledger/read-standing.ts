import { CompiledQuery } from 'kysely';
import type { Database } from '../pool/database.ts';
import { queryInScope, type Scope } from '../pool/scope.ts';

/** What an account owes and may still order, in rials. */
export interface StoredStanding {
  balance: number;
  credit_limit: number | null;
  /** Null without a limit: then nothing depends on it, and it is not counted. */
  open_orders: number | null;
}

/**
 * The total of the orders of account `$1` that were placed and not accepted yet, in rials. An order without a price
 * counts from its quote on.
 */
export const openOrdersSql = `
  select coalesce(sum(coalesce((price ->> 'total')::bigint, quoted_total)), 0)::bigint from orders
  where account_id = $1 and kind <> 'withdrawn' and state in ('submitted', 'quoted', 'onHold')
    and (state <> 'onHold' or back in ('submitted', 'quoted'))`;

const standingSql = `
  select coalesce(kept.debits - kept.credits, 0) as balance, account.credit_limit,
    case when account.credit_limit is not null then (${openOrdersSql}) end as open_orders
  from accounts account left join account_balances kept on kept.account_id = account.account_id
  where account.account_id = $1`;

/** Reads where an account stands; undefined for an unknown one. */
export async function readStanding(
  database: Database,
  scope: Scope,
  account: string,
): Promise<StoredStanding | undefined> {
  const query = CompiledQuery.raw(standingSql, [account]) as CompiledQuery<StoredStanding>;
  const [found] = await queryInScope(database, scope, 'ledger-standing', query);
  return found;
}
