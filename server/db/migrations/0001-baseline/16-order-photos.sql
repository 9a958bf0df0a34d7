-- Photos that a shop sends with a request for a remake.

-- Photos that are being uploaded in parts, so that a cut connection goes on where it stopped. Whole photos are rebuilt
-- and move to order_photos; what is never finished is deleted after a day.
create table order_photo_parts (
  account_id uuid not null,
  order_id uuid not null,
  photo_id uuid not null,
  -- Offset of the part, and size of the whole photo as it is sent, bytes.
  start integer not null check (start >= 0),
  size integer not null check (size <= 5242880),
  at timestamptz(3) not null default now(),
  bytes bytea not null check (start + octet_length(bytes) <= size),
  primary key (account_id, order_id, photo_id, start),
  foreign key (account_id, order_id) references orders
);
create index order_photo_parts_oldest on order_photo_parts (account_id, at);

-- Uploaded first, attached by the event that names them; what is never attached is deleted after a day.
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
alter table order_photo_parts alter column bytes set storage external;
alter table order_photos alter column photo set storage external, alter column thumbnail set storage external;

alter table order_photo_parts enable row level security, force row level security;
create policy own on order_photo_parts using (account_id = (select acting_account()));
create policy lab_finds on order_photo_parts for select using ((select acting_for_lab()));
create policy lab_clears on order_photo_parts for delete using ((select acting_for_lab()));

alter table order_photos enable row level security, force row level security;
create policy own on order_photos using (account_id = (select acting_account()));
create policy lab_reads on order_photos for select using ((select acting_for_lab()));
create policy lab_clears on order_photos for delete
  using ((select acting_for_lab()) and event_id is null);
