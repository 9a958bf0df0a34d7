import type pg from 'pg';

/** Invariants of an account's ledger. Each query finds the rows that violate one. */
const audits: Readonly<Record<string, string>> = {
  'totals that are not the sum of the entries': `
    select * from account_balances kept where account_id = $1 and (entries, debits, credits) <> (
      select count(*), coalesce(sum(debit), 0), coalesce(sum(credit), 0)
      from ledger_entries where account_id = $1)`,
  'running totals that are not the sum of the entries so far': `
    select number from (
      select *, row_number() over so_far as place, sum(debit) over so_far as debits,
        sum(credit) over so_far as credits, sum(sign(debit - credit) * tax) over so_far as taxes,
        max(at) over so_far as latest
      from ledger_entries where account_id = $1 window so_far as (order by number)
    ) entry
    where number <> place or debits_after <> debits or credits_after <> credits or tax_after <> taxes
      or balance_after <> debits - credits or at <> latest`,
  'orders charged other than once when accepted': `
    select id from orders o where account_id = $1 and coalesce((price ->> 'total')::bigint, quoted_total) > 0 and
      (select count(*) from order_events accepted where account_id = $1 and order_id = o.id and event = 'accept') <>
      (select count(*) from ledger_entries entry join order_events event
        on event.account_id = $1 and event.order_id = o.id and event.id = entry.event_id and event.event = 'accept'
        where entry.account_id = $1 and entry.order_id = o.id and entry.kind = 'charge')`,
  'charges by anything but an acceptance or a step taken back': `
    select entry.id from ledger_entries entry left join order_events event
      on event.account_id = $1 and event.order_id = entry.order_id and event.id = entry.event_id
    where entry.account_id = $1 and entry.kind = 'charge' and event.event is distinct from 'accept'
      and (event.event is distinct from 'revert' or event.details ->> 'undone' not in ('cancel', 'reject'))`,
  'orders of which more than one charge or credit stands': `
    select order_id, kind from ledger_entries entry
    where account_id = $1 and kind in ('charge', 'remakeCredit')
      and not exists (select from ledger_entries where account_id = $1 and reverses = entry.id)
    group by 1, 2 having count(*) > 1`,
  'orders charged that are not accepted': `
    select entry.id from ledger_entries entry join orders o on o.account_id = $1 and o.id = entry.order_id
    where entry.account_id = $1 and entry.kind = 'charge' and o.promised_for is null
      and not exists (select from ledger_entries where account_id = $1 and reverses = entry.id)`,
  'orders that go on without a charge that was not taken back by hand': `
    select o.id from orders o where account_id = $1 and coalesce((price ->> 'total')::bigint, quoted_total) > 0
      and promised_for is not null and state not in ('cancelled', 'rejected')
      and not exists (
        select from ledger_entries entry left join ledger_entries reversal
          on reversal.account_id = $1 and reversal.reverses = entry.id
        where entry.account_id = $1 and entry.order_id = o.id and entry.kind = 'charge'
          and (reversal.id is null or reversal.event_id is null))`,
  // A reversed charge may be for the order as it was before its correction.
  'charges that stand of another amount than the order’s total': `
    select o.id from ledger_entries entry join orders o on o.account_id = $1 and o.id = order_id
    where entry.account_id = $1 and entry.kind = 'charge'
      and debit <> coalesce((price ->> 'total')::bigint, quoted_total)
      and not exists (select from ledger_entries where account_id = $1 and reverses = entry.id)`,
  'remakes credited with anything but what the lab pays, once': `
    with remade as (
      select o.id, coalesce((price ->> 'total')::bigint, quoted_total) as total, (
          select (details ->> 'shopPays')::bigint from order_events
          where account_id = $1 and order_id = o.remake_of and event = 'grantRemake' and details ->> 'remake' = o.id::text
        ) as said, (
          select details ->> 'reason' from order_events
          where account_id = $1 and order_id = o.remake_of and event = 'askRemake' and at <= o.placed_at
          order by at desc limit 1
        ) as reason
      from orders o where account_id = $1 and remake_of is not null
    ), owed as (
      select id, total - coalesce(said, case when reason = 'labFault' then 0 else total end) as credit from remade
    )
    select id from owed
    where array_remove(array[coalesce(credit, 0)], 0::bigint) is distinct from array(
      select entry.credit from ledger_entries entry
      where account_id = $1 and order_id = owed.id and kind = 'remakeCredit'
        and not exists (select from order_events where account_id = $1 and order_id = owed.id and id = entry.event_id))`,
  'cancelled orders of which something still stands': `
    select entry.id from ledger_entries entry join orders o on o.account_id = $1 and o.id = entry.order_id
    where entry.account_id = $1 and entry.kind <> 'reversal' and o.state in ('cancelled', 'rejected')
      and not exists (select from ledger_entries where account_id = $1 and reverses = entry.id)`,
  'reversals of another amount than the entry’s': `
    select reversal.id from ledger_entries reversal
    join ledger_entries entry on entry.account_id = $1 and entry.id = reversal.reverses
    where reversal.account_id = $1 and (reversal.debit, reversal.credit, reversal.tax, reversal.order_id)
      is distinct from (entry.credit, entry.debit, entry.tax, entry.order_id)`,
  'cheques whose credit does not stand exactly while they are live': `
    select payment.id from payments payment
    where account_id = $1 and means = 'cheque' and (state in ('received', 'deposited', 'cleared')) =
      exists (select from ledger_entries where account_id = $1 and reverses = payment.id)`,
  'cheques that are not where their last step led': `
    select payment.id from payments payment, lateral (
      select bool_or(step = 'cancel') as is_cancelled, bool_or(step = 'return') as is_returned,
        bool_or(step = 'bounce') as is_bounced, bool_or(step = 'clear') as is_cleared,
        count(*) filter (where step = 'deposit') as deposits, count(*) filter (where step = 'recall') as recalls
      from cheque_steps where account_id = $1 and cheque_id = payment.id
    ) steps
    where account_id = $1 and means = 'cheque' and state is distinct from case
      when is_cancelled then 'cancelled' when is_returned then 'returned' when is_bounced then 'bounced'
      when is_cleared then 'cleared' when deposits > recalls then 'deposited' else 'received' end`,
  'Sayad ids of which more than one cheque is live': `
    select sayad from payments where account_id = $1 and state in ('received', 'deposited', 'cleared')
    group by 1 having count(*) > 1`,
  'orders whose columns are not those of their last event': `
    select o.id from orders o join order_events event
      on event.account_id = $1 and event.order_id = o.id and event.id = o.last_event
    where o.account_id = $1 and o.state <> event.state`,
};

/** What is wrong with an account's ledger. */
export async function faultsOf(database: pg.Client, account: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [fault, query] of Object.entries(audits)) {
    const { rows } = await database.query(query, [account]);
    if (rows.length > 0) faults.push(`${fault}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return faults;
}

/** The kinds of entries in all ledgers, and those that were reversed. */
export async function kindsOf(database: pg.Client): Promise<string[]> {
  const { rows } = await database.query(
    `select kind from ledger_entries
     union select 'reversal of ' || entry.kind from ledger_entries reversal
     join ledger_entries entry on entry.account_id = reversal.account_id and entry.id = reversal.reverses
     where entry.kind <> 'remakeCredit'
     order by 1`,
  );
  return rows.map(({ kind }) => kind);
}
