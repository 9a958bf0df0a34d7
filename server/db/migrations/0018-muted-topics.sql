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
