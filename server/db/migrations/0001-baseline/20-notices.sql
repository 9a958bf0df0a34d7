-- What the lab tells all shops, and what each user wants to hear of.

-- Shown on the dashboards, from one day at the lab until another. Belongs to no account.
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

-- Topics a user has switched off: src/domain/notifications/topics.ts. Without a row, a topic is on.
create table muted_topics (
  account_id uuid not null,
  user_id uuid not null,
  topic text not null,
  primary key (account_id, user_id, topic),
  foreign key (account_id, user_id) references users on delete cascade
);

alter table muted_topics enable row level security, force row level security;
create policy own on muted_topics using (account_id = (select acting_account()));
