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

-- A JPEG does not get smaller by compressing it again.
alter table order_photo_parts alter column bytes set storage external;

alter table order_photo_parts enable row level security, force row level security;
create policy own on order_photo_parts using (account_id = (select acting_account()));
create policy lab_finds on order_photo_parts for select using ((select acting_for_lab()));
create policy lab_clears on order_photo_parts for delete using ((select acting_for_lab()));
