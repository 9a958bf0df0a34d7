-- What happened, by the names of src/domain/lifecycle/transitions.ts, and what it carried. Older events were only ever
-- written when an order was placed.
-- The owner of the tables is bound by the row policies too, and would see no row to change.
alter table orders no force row level security;
alter table order_events no force row level security;

alter table order_events
  add column event text,
  add column side text not null default 'shop' check (side in ('shop', 'lab', 'system')),
  add column details jsonb not null default '{}';
update order_events set
  side = case when by_account = account_id then 'shop' else 'lab' end,
  event = case state
    when 'submitted' then 'submit' when 'accepted' then 'accept' when 'inProduction' then 'start'
    when 'qualityControl' then 'inspect' when 'ready' then 'pass' when 'shipped' then 'ship'
    when 'delivered' then 'deliver' when 'onHold' then 'ask' when 'rejected' then 'reject'
    when 'cancelled' then 'cancel' else 'askRemake' end;
alter table order_events
  alter column event set not null,
  alter column side drop default,
  drop constraint order_events_state_check;
alter table order_events add constraint order_events_state_check check (state in (
  'submitted', 'quoted', 'accepted', 'inProduction', 'qualityControl', 'ready', 'shipped', 'delivered',
  'onHold', 'rejected', 'cancelled', 'remake'
));

-- Where an order stands. Its events tell; these columns repeat the outcome, so that lists need not read the events, and
-- change in the transaction that adds one.
alter table orders
  add column state text not null default 'submitted',
  -- The state a question or a request for a remake leads back to.
  add column back text,
  add column quoted_total bigint check (quoted_total >= 0),
  -- The day the lenses leave the lab, in its time zone.
  add column promised_for date,
  add column last_event uuid,
  -- The order that this one makes again; of the same account.
  add column remake_of uuid,
  add constraint orders_remake_of foreign key (account_id, remake_of) references orders;
update orders set state = latest.state, last_event = latest.id
from (
  select distinct on (account_id, order_id) account_id, order_id, id, state
  from order_events order by account_id, order_id, at desc, id desc
) latest
where latest.account_id = orders.account_id and latest.order_id = orders.id;

alter table orders force row level security;
alter table order_events force row level security;

create policy lab_acts on orders for update
  using ((select acting_for_lab())) with check ((select acting_for_lab()));
create policy lab_acts on order_events for insert with check ((select acting_for_lab()));
create policy lab_remakes on orders for insert
  with check ((select acting_for_lab()) and remake_of is not null);
