-- Who has read an order's messages, and what the lab's people write for each other.

-- Until when each user has read an order's messages. A reader of the lab belongs to another account than the order.
create table order_reads (
  account_id uuid not null,
  order_id uuid not null,
  reader_account uuid not null,
  reader uuid not null,
  read_until timestamptz(3) not null,
  primary key (account_id, order_id, reader_account, reader),
  foreign key (account_id, order_id) references orders
);

alter table order_reads enable row level security, force row level security;
create policy own on order_reads
  using (account_id = (select acting_account()) and reader_account = (select acting_account()));
create policy lab_reads on order_reads for select using ((select acting_for_lab()));
create policy lab_adds on order_reads for insert with check ((select acting_for_lab()));
create policy lab_moves_on on order_reads for update
  using ((select acting_for_lab())) with check ((select acting_for_lab()));

-- What the lab's people write about an order for each other. No policy lets an account read it, its own included: only
-- the lab's scope sees a row.
create table order_notes (
  account_id uuid not null,
  order_id uuid not null,
  -- The client's id, which is the idempotency key.
  id uuid not null,
  at timestamptz(3) not null default now(),
  by_account uuid not null,
  by_user uuid not null,
  by_name text not null,
  text text not null,
  primary key (account_id, order_id, id),
  foreign key (account_id, order_id) references orders
);

alter table order_notes enable row level security, force row level security;
create policy lab_reads on order_notes for select using ((select acting_for_lab()));
create policy lab_writes on order_notes for insert with check ((select acting_for_lab()));
