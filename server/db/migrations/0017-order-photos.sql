-- Photos a shop sends with a request for a remake. Uploaded first, attached by the event that names them; what is never
-- attached is deleted after a day.
create table order_photos (
  account_id uuid not null,
  order_id uuid not null,
  -- Made by the client, and the idempotency key.
  id uuid not null,
  at timestamptz(3) not null default now(),
  event_id uuid,
  -- SHA-256 of the bytes that were sent, to recognise a repeated upload.
  sent_hash bytea not null,
  -- JPEG, made by the server from what was sent.
  photo bytea not null,
  thumbnail bytea not null,
  primary key (account_id, order_id, id),
  foreign key (account_id, order_id) references orders,
  foreign key (account_id, order_id, event_id) references order_events
);
create index order_photos_unattached on order_photos (account_id, at, order_id, id) where event_id is null;

-- A JPEG does not get smaller by compressing it again.
alter table order_photos alter column photo set storage external, alter column thumbnail set storage external;

alter table order_photos enable row level security, force row level security;
create policy own on order_photos using (account_id = (select acting_account()));
create policy lab_reads on order_photos for select using ((select acting_for_lab()));
create policy lab_clears on order_photos for delete
  using ((select acting_for_lab()) and event_id is null);
