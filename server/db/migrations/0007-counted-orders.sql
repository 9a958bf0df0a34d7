-- Which orders each figure of the lab's reports is made of, and since when an order is where it is.

-- Lets the statements below see the orders of all accounts.
select set_config('adasi.scope', 'lab', true);

-- Since when the order is in its state, or since the last thing that was done there; messages don't count. Null until
-- something is done with it, so that placing an order writes nothing here.
alter table orders add column since timestamptz(3);
update orders set since = (
  select max(at) from order_events event
  where event.account_id = orders.account_id and event.order_id = orders.id and event <> 'write'
)
where kind <> 'withdrawn' and state in ('quoted', 'onHold', 'accepted', 'inProduction', 'qualityControl', 'ready');

-- The states are `stations` in src/domain/workday/stations.ts: few orders at any time.
create index orders_since on orders (state, since, id, account_id)
  where since is not null and kind <> 'withdrawn'
    and state in ('quoted', 'onHold', 'accepted', 'inProduction', 'qualityControl', 'ready');

-- What an order is counted as, of each of its lenses and, as '', of all: the figures of `order_parts` that are not zero, so
-- that the orders of a figure are found along an index. `countedRows` in src/domain/reports/counted-rows.ts makes them; they
-- change with the parts, in the same transaction.
create table counted_orders (
  account_id uuid not null,
  lens text not null,
  counted text not null,
  -- Of the order, which never changes.
  placed_at timestamptz(3) not null,
  order_id uuid not null,
  primary key (account_id, lens, counted, placed_at, order_id),
  foreign key (account_id, order_id) references orders
);

insert into counted_orders (account_id, lens, counted, placed_at, order_id)
with summed as (
  select part.account_id, part.order_id, placed_at, under.lens, measure
  from order_parts part
  join orders on orders.account_id = part.account_id and orders.id = part.order_id,
    jsonb_array_elements(part.parts) as added (adds), jsonb_each_text(adds -> 'amounts') as amount (measure, value),
    unnest(array[adds ->> 'lens', '']) as under (lens)
  group by 1, 2, 3, 4, 5
  having sum(amount.value::bigint) > 0
), measured as (
  select account_id, order_id, placed_at, lens, array_agg(measure) as measures from summed group by 1, 2, 3, 4
)
select account_id, lens, counted, placed_at, order_id
from measured, lateral (
  select case
    when 'late' = any (measures) then 'late'
    when 'onTime' = any (measures) then 'onTime'
    when 'orders' = any (measures) then 'open'
    when 'pieces' = any (measures) then 'part'
  end
  union
  select left(measure, 6) from unnest(measures) as measure where measure ~ '^(remade|broken)'
  union
  select left(measure, 6) || '.' || lower(substr(measure, 7, 1)) || substr(measure, 8)
  from unnest(measures) as measure where measure ~ '^(remade|broken)'
) as named (counted)
where counted is not null;

create index counted_orders_of_all on counted_orders (lens, counted, placed_at, order_id, account_id);

alter table counted_orders enable row level security, force row level security;
create policy own on counted_orders using (account_id = (select acting_account()));
create policy lab on counted_orders using ((select acting_for_lab()));
