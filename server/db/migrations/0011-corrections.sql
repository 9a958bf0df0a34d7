-- A shop can correct what it ordered until the lab accepts it.

-- When it last did.
alter table orders add column corrected_at timestamptz(3);

-- What was ordered until an event replaced it by what the order holds since, or the next of these. A correction that was
-- withdrawn before it was made keeps its id taken, like a withdrawn order, and holds nothing.
create table order_corrections (
  account_id uuid not null,
  order_id uuid not null,
  event_id uuid not null,
  -- Within one order the times increase.
  at timestamptz(3) not null default clock_timestamp(),
  content jsonb,
  price jsonb,
  lens_names jsonb,
  -- Of the correction, to recognise a repeated one.
  request_hash bytea,
  primary key (account_id, order_id, event_id),
  foreign key (account_id, order_id) references orders,
  constraint order_corrections_whole_unless_withdrawn check (num_nulls(content, price, lens_names, request_hash) in (0, 4))
);

alter table order_corrections enable row level security, force row level security;
create policy own on order_corrections using (account_id = (select acting_account()));
create policy lab_reads on order_corrections for select using ((select acting_for_lab()));

-- The lab's own software can be sent it: what it read of a submitted order is no longer what is to be made.
drop index order_events_handed;
create index order_events_handed on order_events (at, order_id, id)
  where event in ('agree', 'accept', 'reject', 'ask', 'answer', 'resume', 'cancel', 'revert', 'correct');
