-- What leaves the lab in one parcel.

-- Ready orders of one account that leave the lab together.
create table deliveries (
  account_id uuid not null,
  -- Made by the client, and the idempotency key.
  id uuid not null,
  carrier text not null,
  tracking text not null,
  -- The day it leaves the lab, in its time zone.
  day date not null,
  made_at timestamptz(3) not null default now(),
  by_account uuid not null,
  by_user uuid not null,
  by_name text not null,
  -- Null while the lab still puts it together.
  shipped_at timestamptz(3),
  primary key (account_id, id)
);
create index deliveries_open on deliveries (day, id) where shipped_at is null;
create index deliveries_shipped on deliveries (shipped_at desc, id) where shipped_at is not null;
create index deliveries_shipped_of on deliveries (account_id, shipped_at desc, id) where shipped_at is not null;

-- An order is in one delivery at most.
create table delivery_orders (
  account_id uuid not null,
  order_id uuid not null,
  delivery_id uuid not null,
  -- When the shop first said that it was not in the parcel.
  missing_at timestamptz(3),
  primary key (account_id, order_id),
  foreign key (account_id, order_id) references orders,
  foreign key (account_id, delivery_id) references deliveries on delete cascade
);
create index delivery_orders_of on delivery_orders (account_id, delivery_id, order_id);

-- A shop sees a delivery once it is shipped, and changes nothing but what it received.
alter table deliveries enable row level security, force row level security;
create policy own on deliveries for select
  using (account_id = (select acting_account()) and shipped_at is not null);
create policy lab_acts on deliveries
  using ((select acting_for_lab())) with check ((select acting_for_lab()));

alter table delivery_orders enable row level security, force row level security;
create policy own on delivery_orders for select using (
  account_id = (select acting_account())
  and (account_id, delivery_id) in (select account_id, id from deliveries)
);
create policy own_receipt on delivery_orders for update using (
  account_id = (select acting_account())
  and (account_id, delivery_id) in (select account_id, id from deliveries)
);
create policy lab_acts on delivery_orders
  using ((select acting_for_lab())) with check ((select acting_for_lab()));
