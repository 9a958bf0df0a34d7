import { CompiledQuery } from 'kysely';
import type { Standing } from '../../../src/domain/ledger/standing.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope, type Scope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';

/** What an account owes, its limit, and its open orders, which are counted only if there is a limit. */
export type StoredStanding = Omit<Standing, 'available'>;

/**
 * The total of account `$1`'s orders that were placed and not accepted yet, in rials. An order without a price counts
 * once it has a quote. An order held for the limit does not count, because the lab decides about it.
 */
const openOrdersSql = `
  select coalesce(sum(coalesce((price ->> 'total')::bigint, quoted_total)), 0)::bigint from orders
  where account_id = $1 and kind <> 'withdrawn' and state in ('submitted', 'quoted', 'onHold')
    and held_for is null and (state <> 'onHold' or back in ('submitted', 'quoted'))`;

const standingSql = `
  select coalesce(kept.debits - kept.credits, 0) as balance, account.credit_limit,
    case when account.credit_limit is not null then (${openOrdersSql}) end as open_orders
  from accounts account left join account_balances kept on kept.account_id = account.account_id
  where account.account_id = $1`;

const queryOf = (account: string) =>
  CompiledQuery.raw(standingSql, [account]) as CompiledQuery<StoredStanding>;

/** Reads an account's standing; undefined for an unknown one. */
export async function readStanding(
  database: Database,
  scope: Scope,
  account: string,
): Promise<StoredStanding | undefined> {
  const [found] = await queryInScope(database, scope, 'ledger-standing', queryOf(account));
  return found;
}

/** `readStanding` inside a transaction. */
export async function readStandingIn(
  transaction: Transaction,
  account: string,
): Promise<StoredStanding | undefined> {
  return (await transaction.executeQuery(queryOf(account))).rows[0];
}
