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
