-- Pictures with any message of either side.

-- Whose people uploaded it: each side's messages name their own.
alter table order_photos add column by_lab boolean not null default false;

-- The lab's own, when it sends the message that names them.
create policy lab_attaches on order_photos for update
  using ((select acting_for_lab()) and event_id is null and by_lab)
  with check ((select acting_for_lab()) and event_id is not null and by_lab);
