-- What the lab tells all shops on their dashboards, from one day at the lab until another. Belongs to no account.
create table notices (
  id uuid primary key,
  text_fa text not null,
  text_en text not null,
  from_day date not null,
  until_day date not null check (until_day >= from_day)
);
create index notices_until on notices (until_day);

alter table notices enable row level security, force row level security;
create policy everyone_reads on notices for select using (true);
create policy lab_writes on notices
  using ((select acting_for_lab())) with check ((select acting_for_lab()));
