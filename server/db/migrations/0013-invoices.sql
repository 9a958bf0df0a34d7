-- Invoices, and the credit notes that cancel them. Amounts are whole rials.

-- The last document of each fiscal year, and its day. The row is locked by who takes the next number until the commit, so
-- that numbers have no gap: what is rolled back gives its number back. Whoever sees no invoice sees no counter either.
create table invoice_numbers (
  fiscal_year integer primary key check (fiscal_year between 1300 and 1499),
  last integer not null check (last > 0),
  last_day date not null
);

-- Rows are added, never changed.
create table invoices (
  account_id uuid not null references accounts,
  -- Made by the client, and the idempotency key.
  id uuid not null,
  kind text not null check (kind in ('invoice', 'creditNote')),
  fiscal_year integer not null,
  number integer not null check (number > 0),
  -- The day at the lab, never before that of the number before.
  day date not null,
  issued_at timestamptz(3) not null default now(),
  by_account uuid not null,
  by_user uuid not null,
  by_name text not null,
  -- What it was asked for: an order, a delivery or a month.
  subject jsonb not null,
  -- The invoice that a credit note cancels, and why.
  cancels uuid,
  reason text not null default '',
  -- Seller, buyer, lines and sums as they were: src/domain/invoices/invoice.ts.
  content jsonb not null,
  orders integer not null check (orders > 0),
  tax bigint not null check (tax between 0 and total),
  total bigint not null check (total > 0),
  primary key (account_id, id),
  unique (account_id, fiscal_year, number),
  foreign key (account_id, cancels) references invoices (account_id, id),
  check ((kind = 'creditNote') = (cancels is not null))
);
-- An invoice is cancelled once.
create unique index invoices_cancelled on invoices (account_id, cancels) where cancels is not null;
create index invoices_by_number on invoices (fiscal_year, number);

create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  raise exception 'invoices are cancelled by credit notes, never changed' using errcode = 'restrict_violation';
end $$;
create trigger unchangeable before update or delete on invoices
  for each row execute function refuse_invoice_change();
create trigger unemptiable before truncate on invoices execute function refuse_invoice_change();

-- The orders of each invoice. An order is on one valid invoice at most.
create table invoice_orders (
  account_id uuid not null,
  invoice_id uuid not null,
  order_id uuid not null,
  is_cancelled boolean not null default false,
  primary key (account_id, invoice_id, order_id),
  foreign key (account_id, invoice_id) references invoices,
  foreign key (account_id, order_id) references orders
);
create unique index invoice_orders_valid on invoice_orders (account_id, order_id) where not is_cancelled;
create index invoice_orders_of_order on invoice_orders (account_id, order_id);

-- The entries of all accounts in a month, for the accountant.
create index ledger_entries_of_all on ledger_entries (at, account_id, number);

-- Who buys, as the law names them: src/domain/invoices/party.ts.
create table buyers (
  account_id uuid primary key references accounts,
  content jsonb not null
);

-- Who sells. At most one row.
create table invoice_seller (
  is_only boolean primary key default true check (is_only),
  content jsonb not null
);

alter table invoice_numbers enable row level security, force row level security;
create policy lab_counts on invoice_numbers
  using ((select acting_for_lab())) with check ((select acting_for_lab()));

alter table invoices enable row level security, force row level security;
create policy own_reads on invoices for select using (account_id = (select acting_account()));
create policy lab_reads on invoices for select using ((select acting_for_lab()));
create policy lab_issues on invoices for insert with check ((select acting_for_lab()));

alter table invoice_orders enable row level security, force row level security;
create policy own_reads on invoice_orders for select using (account_id = (select acting_account()));
create policy lab_acts on invoice_orders
  using ((select acting_for_lab())) with check ((select acting_for_lab()));

alter table buyers enable row level security, force row level security;
create policy own on buyers using (account_id = (select acting_account()));
create policy lab_reads on buyers for select using ((select acting_for_lab()));

alter table invoice_seller enable row level security, force row level security;
create policy lab_acts on invoice_seller
  using ((select acting_for_lab())) with check ((select acting_for_lab()));
