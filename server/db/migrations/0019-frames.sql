-- Frames that the lab keeps a list of, and those that orders name.

-- What an account's orders say of a frame whose model they name, newest first.
create index orders_by_frame on orders (account_id, placed_at desc, id desc)
  where kind = 'rx' and content #>> '{frameDetails,model}' <> '';

-- The lab's list of frames. Measures in tenths of a millimetre, null where the lab has not measured.
create table frames (
  -- The client's.
  id uuid primary key,
  brand text not null,
  -- How else the brand is written, in the other script.
  alias text not null,
  model text not null,
  size text not null,
  frame_type text check (frame_type in ('fullRim', 'halfRim', 'rimless')),
  shape text check (shape in ('round', 'oval', 'panto', 'rectangle', 'aviator', 'catEye')),
  material text check (material in ('plastic', 'metal')),
  a integer check (a between 200 and 780),
  b integer check (b between 100 and 600),
  dbl integer check (dbl between 50 and 300),
  ed integer check (ed between 200 and 880),
  -- Of `accessory_picture_files`.
  picture text,
  -- Brand, model and size without what is spelled in several ways: frameKey() of src/domain/frame/last-frames.ts.
  key text not null unique,
  -- The words it is found by, each after a space, so that the start of a word can be found.
  search text not null,
  name_order text collate "C" not null generated always as (alphabetical(brand || ' ' || model || ' ' || size)) stored
);
create unique index frames_by_name on frames (name_order, id);
create index frames_by_picture on frames (picture) where picture is not null;

alter table frames enable row level security, force row level security;
create policy everyone_reads on frames for select using (true);
create policy lab_writes on frames
  using ((select acting_for_lab())) with check ((select acting_for_lab()));
