import { CompiledQuery } from 'kysely';
import { dueAges, dueByAge } from '../../../src/domain/ledger/ageing.ts';
import type { AccountDues, Dues } from '../../../src/domain/ledger/dues.ts';
import { labDayStart } from '../../../src/domain/ledger/lab-day-start.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope, type Scope } from '../pool/scope.ts';
import { standsSql } from './find-entries.ts';
import { isPendingCheque } from './pending-cheque.ts';

/** The values from which an account's dues are computed. */
interface StoredDues {
  id: string;
  name: string;
  balance: number;
  /** Debits of the last 30 days, the 30 before, and the 30 before those. */
  first: number;
  second: number;
  third: number;
  pending: number;
  overdue: number;
}

/**
 * SQL for the debits of the last ninety days from entries not reversed, and the unpaid cheques, of each account in
 * `owing`. `$1` to `$3` are the starts of the three age bands, the oldest last; `$4` is today. Both are index ranges.
 */
const duesSql = (owing: string) => `
  with owing as (${owing})
  select owing.*, debits.*, cheques.*
  from owing,
  lateral (
    select coalesce(sum(debit) filter (where at >= $1::timestamptz), 0)::bigint as first,
      coalesce(sum(debit) filter (where at < $1::timestamptz and at >= $2::timestamptz), 0)::bigint as second,
      coalesce(sum(debit) filter (where at < $2::timestamptz), 0)::bigint as third
    from ledger_entries entry
    where entry.account_id = owing.id and entry.at >= $3::timestamptz and entry.debit > 0 and entry.reverses is null
      and ${standsSql}
  ) debits,
  lateral (
    select coalesce(sum(entry.credit), 0)::bigint as pending,
      coalesce(sum(entry.credit) filter (where payment.due_on < $4::date), 0)::bigint as overdue
    from payments payment
    join ledger_entries entry on entry.account_id = payment.account_id and entry.id = payment.id
    where payment.account_id = owing.id and ${isPendingCheque}
  ) cheques`;

const accountSql = duesSql(`
  select account.account_id as id, account.name, coalesce(kept.debits - kept.credits, 0) as balance
  from accounts account left join account_balances kept on kept.account_id = account.account_id
  where account.account_id = $5`);

/** The limit is part of the statement's text. There are as many balances as accounts. */
const allSql = (limit: number) => `${duesSql(`
  select kept.account_id as id, account.name, kept.debits - kept.credits as balance
  from account_balances kept join accounts account on account.account_id = kept.account_id
  where kept.debits > kept.credits and ($5::bigint is null
    or (kept.debits - kept.credits, kept.account_id) < ($5::bigint, $6::uuid))
  order by kept.debits - kept.credits desc, kept.account_id desc limit ${limit}`)}
  order by owing.balance desc, owing.id desc`;

/** Ages are whole days at the lab: an entry posted thirty days ago is in the first band. */
function values(now: number): string[] {
  const today = labDay(now);
  return [...dueAges.map((age) => labDayStart(today, -age)), today];
}

function duesOf({ balance, first, second, third, pending, overdue }: StoredDues): Dues {
  return { balance, byAge: [...dueByAge(balance, [first, second, third])], pending, overdue };
}

/** An account's dues; undefined for an unknown account. `now` in ms since 1970. */
export async function readDues(
  database: Database,
  scope: Scope,
  { account, now }: { account: string; now: number },
): Promise<Dues | undefined> {
  const query = CompiledQuery.raw(accountSql, [
    ...values(now),
    account,
  ]) as CompiledQuery<StoredDues>;
  const [found] = await queryInScope(database, scope, 'ledger-dues', query);
  return found && duesOf(found);
}

/** Accounts per page of dues. */
const pageSize = 50;

/** Where a page of dues begins: after this balance, and among equal balances after this account. */
export interface AfterDues {
  balance: number;
  account: string;
}

/** One page of the dues of all accounts that owe something, the largest first. */
export async function readAllDues(
  database: Database,
  { after, now }: { after: AfterDues | null; now: number },
): Promise<{ accounts: AccountDues[]; hasMore: boolean }> {
  const asked = [...values(now), after?.balance ?? null, after?.account ?? null];
  const query = CompiledQuery.raw(allSql(pageSize + 1), asked) as CompiledQuery<StoredDues>;
  const found = await queryInScope(database, 'lab', 'ledger-ageing', query);
  const accounts = found
    .slice(0, pageSize)
    .map((row) => ({ account: { id: row.id, name: row.name }, ...duesOf(row) }));
  return { accounts, hasMore: found.length > pageSize };
}
