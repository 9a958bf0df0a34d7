-- How the lab is reached and when it is open: src/domain/lab-page/lab-page.ts. At most one row.
create table lab_page (
  is_only boolean primary key default true check (is_only),
  content jsonb not null
);

alter table lab_page enable row level security, force row level security;
create policy everyone_reads on lab_page for select using (true);
create policy lab_writes on lab_page
  using ((select acting_for_lab())) with check ((select acting_for_lab()));
