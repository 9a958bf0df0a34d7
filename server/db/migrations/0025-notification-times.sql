-- When people are told outside of the panel, and which messages leave as one.

-- When a person is not to be told, on the lab's clock. Without a row there is no such time.
create table quiet_times (
  account_id uuid not null,
  user_id uuid not null,
  -- As 22:00; where it ends at an earlier time than it starts, it ends the next day.
  starts_at text check (starts_at ~ '^\d\d:\d\d$'),
  ends_at text check (ends_at ~ '^\d\d:\d\d$'),
  -- Whether days on which the lab does not work are quiet.
  days_off boolean not null,
  primary key (account_id, user_id),
  foreign key (account_id, user_id) references users on delete cascade,
  check ((starts_at is null) = (ends_at is null))
);

alter table quiet_times enable row level security, force row level security;
create policy own on quiet_times using (account_id = (select acting_account()));

-- Summaries that people have sent to them by a channel.
create table digests (
  account_id uuid not null,
  user_id uuid not null,
  channel text not null,
  side text not null check (side in ('shop', 'lab')),
  -- Of a weekly one, 0 is Sunday; null for every day.
  weekday smallint check (weekday between 0 and 6),
  -- Of the lab's clock.
  hour smallint not null check (hour between 0 and 23),
  next_at timestamptz(3) not null,
  primary key (account_id, user_id, channel),
  foreign key (account_id, user_id) references users on delete cascade
);
create index digests_by_time on digests (next_at);

alter table digests enable row level security, force row level security;
create policy own on digests using (account_id = (select acting_account()));
create policy lab on digests using ((select acting_for_lab())) with check ((select acting_for_lab()));

alter table outgoing_messages
  -- The message that this one leaves with; null for one that leaves by itself, or that others leave with.
  add column bunch_id uuid,
  -- What a summary says; null for other messages.
  add column digest jsonb;

-- What of one topic waits for one destination and was not tried yet leaves together.
create index outgoing_messages_to_bunch on outgoing_messages (account_id, destination_id, topic, at, id)
  where due_at is not null and bunch_id is null and attempts = 0;
create index outgoing_messages_of_bunch on outgoing_messages (account_id, bunch_id) where bunch_id is not null;

-- What waits for the end of a person's quiet time is looked at again when that is changed.
create policy own_changes on outgoing_messages for update
  using (account_id = (select acting_account())) with check (account_id = (select acting_account()));
