-- What each account owes. Amounts are whole rials.

-- Running totals of each account's ledger: posting adds to them, so nothing is ever summed anew. The row is locked while
-- an entry is posted, which gives entries their order. Sums beyond what JavaScript keeps exact are refused.
create table account_balances (
  account_id uuid primary key references accounts,
  entries bigint not null default 0,
  debits bigint not null default 0 check (debits between 0 and 9007199254740991),
  credits bigint not null default 0 check (credits between 0 and 9007199254740991),
  tax bigint not null default 0,
  last_at timestamptz(3) not null default '-infinity'
);

-- Rows are added, never changed. With each are the account's totals after it: a period's sums and balances are
-- differences of two rows.
create table ledger_entries (
  account_id uuid not null references accounts,
  number bigint not null check (number > 0),
  id uuid not null,
  at timestamptz(3) not null,
  kind text not null check (kind in ('charge', 'remakeCredit', 'payment', 'adjustment', 'reversal')),
  debit bigint not null check (debit >= 0),
  credit bigint not null check (credit >= 0),
  -- The tax in the debit or credit.
  tax bigint not null check (tax between 0 and debit + credit),
  tax_rate integer check (tax_rate between 0 and 10000),
  order_id uuid,
  reverses uuid,
  reference text not null,
  note text not null,
  -- Who caused it may belong to another account, the lab.
  by_account uuid not null,
  by_user uuid not null,
  by_name text not null,
  debits_after bigint not null,
  credits_after bigint not null,
  tax_after bigint not null,
  balance_after bigint not null generated always as (debits_after - credits_after) stored,
  primary key (account_id, number),
  unique (account_id, id),
  foreign key (account_id, order_id) references orders,
  foreign key (account_id, reverses) references ledger_entries (account_id, id),
  check ((debit = 0) <> (credit = 0)),
  check ((kind = 'reversal') = (reverses is not null))
);
create index ledger_entries_by_time on ledger_entries (account_id, at, number);
create index ledger_entries_by_kind on ledger_entries (account_id, kind, number);
-- An order is charged once and credited once; an entry is reversed once.
create unique index ledger_entries_of_order on ledger_entries (account_id, order_id, kind)
  where kind in ('charge', 'remakeCredit');
create unique index ledger_entries_reversed on ledger_entries (account_id, reverses) where reverses is not null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the ledger are added, never changed' using errcode = 'restrict_violation';
end $$;
create trigger unchangeable before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger unemptiable before truncate on ledger_entries execute function refuse_change();

alter table account_balances enable row level security, force row level security;
create policy own on account_balances using (account_id = (select acting_account()));
create policy lab on account_balances using ((select acting_for_lab()));

alter table ledger_entries enable row level security, force row level security;
create policy own_reads on ledger_entries for select using (account_id = (select acting_account()));
-- A shop that cancels its order takes back what was posted for it, and posts nothing else.
create policy own_reverses on ledger_entries for insert
  with check (account_id = (select acting_account()) and kind = 'reversal' and order_id is not null);
create policy lab_reads on ledger_entries for select using ((select acting_for_lab()));
create policy lab_posts on ledger_entries for insert with check ((select acting_for_lab()));
