-- Pictures with any message of either side, and the warranty.

-- Whose people uploaded it: each side's messages name their own.
alter table order_photos add column by_lab boolean not null default false;

-- The lab's own, when it sends the message that names them.
create policy lab_attaches on order_photos for update
  using ((select acting_for_lab()) and event_id is null and by_lab)
  with check ((select acting_for_lab()) and event_id is not null and by_lab);

-- For how long, and for which reasons, the lab makes lenses again without cost: src/domain/warranty/warranty.ts. At most
-- one row; who writes over another revision than the one that was seen is refused.
create table warranty (
  is_only boolean primary key default true check (is_only),
  revision integer not null,
  terms jsonb not null
);

alter table warranty enable row level security, force row level security;
create policy everyone_reads on warranty for select using (true);
create policy lab_writes on warranty
  using ((select acting_for_lab())) with check ((select acting_for_lab()));
