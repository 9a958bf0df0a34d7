-- Pieces on hand of whatever an order can take off the lab's shelf, and how they came about.

-- One power of a stock lens, or one variant of an accessory. The key is that of server/db/shelf/shelf-order.ts. An order
-- takes its pieces away in the transaction that accepts it; the check is the last wall against selling what is not there.
create table shelf (
  item text collate "C" primary key,
  on_hand integer not null check (on_hand >= 0),
  -- How many movements the item has: it numbers them.
  movements integer not null default 0
) with (fillfactor = 50);

-- What the lab enters at once, such as a receipt of many powers. Each of its lines is a movement.
create table stock_postings (
  id uuid primary key,
  at timestamptz(3) not null default clock_timestamp(),
  kind text not null check (kind in ('receipt', 'correction', 'count', 'return')),
  reason text check ((kind = 'correction') = (reason is not null)),
  note text not null,
  by_account uuid not null,
  by_user uuid not null,
  by_name text not null,
  request_hash bytea not null
);

-- All that came onto the shelf or left it, item by item. Rows are added, never changed. An item's numbers have no gap,
-- and its pieces sum up to what is on hand. The history stays when an item is taken off the shelf for good and goes on
-- when it comes back, so nothing refers to the shelf.
create table stock_movements (
  item text collate "C" not null,
  number integer not null check (number > 0),
  at timestamptz(3) not null,
  kind text not null check (
    kind in ('opening', 'receipt', 'correction', 'count', 'return', 'taken', 'givenBack', 'removed')
  ),
  pieces integer not null check (pieces <> 0 or kind = 'count'),
  on_hand integer not null check (on_hand >= 0),
  -- Of a count: the pieces that lay there, and how many of them were promised to orders.
  counted integer check ((kind = 'count') = (counted is not null)),
  promised integer check ((kind = 'count') = (promised is not null)),
  posting_id uuid check ((kind in ('receipt', 'correction', 'count', 'return')) = (posting_id is not null)),
  -- The order that took or gave back the pieces. Orders are never deleted, and a foreign key would be checked for each
  -- line of each order.
  account_id uuid check ((kind in ('taken', 'givenBack')) = (account_id is not null)),
  order_id uuid check ((account_id is null) = (order_id is null)),
  primary key (item, number)
);

create function refuse_movement_change() returns trigger language plpgsql as $$
begin
  raise exception 'movements of stock are added, never changed' using errcode = 'restrict_violation';
end $$;
create trigger unchangeable before update or delete on stock_movements
  for each row execute function refuse_movement_change();
create trigger unemptiable before truncate on stock_movements execute function refuse_movement_change();
create trigger unchangeable before update or delete on stock_postings
  for each row execute function refuse_movement_change();
create trigger unemptiable before truncate on stock_postings execute function refuse_movement_change();

alter table stock_postings enable row level security, force row level security;
create policy lab_reads on stock_postings for select using ((select acting_for_lab()));
create policy lab_posts on stock_postings for insert with check ((select acting_for_lab()));

alter table stock_movements enable row level security, force row level security;
create policy lab_reads on stock_movements for select using ((select acting_for_lab()));
create policy lab_moves on stock_movements for insert with check ((select acting_for_lab()));
-- A shop's order takes pieces, and gives them back when it is cancelled.
create policy own_orders on stock_movements for insert with check (account_id = (select acting_account()));
