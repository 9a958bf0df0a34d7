-- Orders of what is not on the shelf yet. They are orders that the server holds, and take their pieces as they come.

alter table orders drop constraint orders_held_for_check;
alter table orders add constraint orders_held_for_check check (held_for in ('creditLimit', 'backOrder'));

-- Of an order that waits for the rest of another one: that one, which took what was there. Of the same account.
alter table orders add column split_from uuid;
alter table orders add constraint orders_split_from foreign key (account_id, split_from) references orders;
create index orders_split on orders (account_id, split_from) where split_from is not null;

-- What the orders that wait are still to get, a row for each of their lines; gone once the order has all of its pieces or is
-- given up. Whoever brings pieces onto the shelf gives them to those who wait first, so nobody waits for what is on hand.
create table back_orders (
  account_id uuid not null,
  order_id uuid not null,
  item text collate "C" not null,
  pieces integer not null check (pieces > 0),
  -- How many of them it has.
  filled integer not null default 0 check (filled between 0 and pieces),
  -- When the order was first held: its place in the queue.
  asked_at timestamptz(3) not null,
  primary key (account_id, order_id, item),
  foreign key (account_id, order_id) references orders
);
create index back_orders_queue on back_orders (item, asked_at, order_id, account_id);

alter table back_orders enable row level security, force row level security;
create policy own on back_orders using (account_id = (select acting_account()));
create policy lab on back_orders using ((select acting_for_lab()));

-- Items of which a shop wants to know when there are some again. A row is gone once it was told, in the same transaction.
create table stock_watches (
  account_id uuid not null references accounts,
  item text collate "C" not null,
  asked_at timestamptz(3) not null default now(),
  primary key (account_id, item)
);
create index stock_watches_of_item on stock_watches (item);

-- What one account is told on its dashboard, from one day at the lab until another.
create table account_notices (
  account_id uuid not null references accounts,
  id uuid not null,
  text_fa text not null,
  text_en text not null,
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  primary key (account_id, id)
);
create index account_notices_until on account_notices (account_id, until_day);

alter table stock_watches enable row level security, force row level security;
create policy own on stock_watches using (account_id = (select acting_account()));
create policy lab on stock_watches using ((select acting_for_lab()));

alter table account_notices enable row level security, force row level security;
create policy own_reads on account_notices for select using (account_id = (select acting_account()));
create policy lab_tells on account_notices for insert with check ((select acting_for_lab()));
