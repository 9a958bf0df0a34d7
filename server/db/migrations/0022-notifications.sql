-- Notifications that leave the panel: where people are reached, what they want to be told there, and the outbox.

-- Where a person is reached.
create table destinations (
  account_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  -- Which side its user is on, so that what a shop does finds the lab's people.
  side text not null check (side in ('shop', 'lab')),
  channel text not null check (channel in ('push', 'email', 'sms', 'bale', 'telegram')),
  -- A browser's push subscription as JSON, an e-mail address, a mobile number, or the id of a chat.
  address text not null,
  -- A browser is reached for the person who is signed in there: its row goes with the session.
  token_hash bytea,
  browser text not null default '',
  system text not null default '',
  made_at timestamptz(3) not null default now(),
  primary key (account_id, id),
  foreign key (account_id, user_id) references users on delete cascade,
  foreign key (account_id, token_hash) references sessions on delete cascade
);
create index destinations_of_user on destinations (account_id, user_id, channel);
create index destinations_of_session on destinations (account_id, token_hash) where token_hash is not null;
create index destinations_of_lab on destinations (account_id) where side = 'lab';

-- What a person wants to be told by a channel. A row is made with the first destination, and outlives the last.
create table channel_topics (
  account_id uuid not null,
  user_id uuid not null,
  channel text not null,
  topics text[] not null,
  primary key (account_id, user_id, channel),
  foreign key (account_id, user_id) references users on delete cascade
);

-- The outbox: a message to one destination, due until it was sent or has come to another end. The account is that of the
-- person who is told.
create table outgoing_messages (
  account_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  -- Without a key to follow: what was sent stays after its destination is gone.
  destination_id uuid not null,
  channel text not null,
  -- Of what it tells; null for a test.
  topic text,
  order_account uuid,
  order_id uuid,
  event_id uuid,
  event text,
  at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  attempts integer not null default 0,
  -- Tries of which nobody knows whether they arrived.
  unanswered integer not null default 0,
  due_at timestamptz(3) default now(),
  -- How it ended; null while it is due.
  outcome text check (outcome in ('sent', 'outdated', 'withdrawn', 'gone', 'refused', 'unknown', 'givenUp')),
  reason text not null default '',
  -- By what the provider knows it, for questions to it.
  reference text not null default '',
  ended_at timestamptz(3),
  primary key (account_id, id),
  check ((due_at is null) = (outcome is not null))
);
-- Each channel has a line of its own.
create index outgoing_messages_in_line on outgoing_messages (channel, due_at) where due_at is not null;
-- The lab reads what was sent to whom of any account.
create index outgoing_messages_of_order on outgoing_messages (order_id);
create index outgoing_messages_of_event on outgoing_messages (account_id, event_id, destination_id);
create index outgoing_messages_newest on outgoing_messages (channel, at desc);

alter table destinations enable row level security, force row level security;
create policy own on destinations using (account_id = (select acting_account()));
create policy lab_reads on destinations for select using ((select acting_for_lab()));

alter table channel_topics enable row level security, force row level security;
create policy own on channel_topics using (account_id = (select acting_account()));
create policy lab_reads on channel_topics for select using ((select acting_for_lab()));

alter table outgoing_messages enable row level security, force row level security;
create policy own_reads on outgoing_messages for select using (account_id = (select acting_account()));
create policy own_writes on outgoing_messages for insert with check (account_id = (select acting_account()));
create policy lab on outgoing_messages using ((select acting_for_lab())) with check ((select acting_for_lab()));

-- Writes a message to each destination that is told of an event: those of the order's account and of the lab, except those
-- of the account that caused it.
--
-- A function that sets the scope by itself, for the same reasons as find_sessions(): who acts may read the
-- destinations of neither side, and every event asks.
create function tell_people(
  told_account uuid, told_order uuid, told_event uuid, told_name text, acting uuid,
  shop_topic text, lab_topic text, shop_seconds integer, lab_seconds integer
) returns void language plpgsql as $$
declare scope_before text := coalesce(current_setting('adasi.scope', true), '');
begin
  perform set_config('adasi.scope', 'lab', true);
  insert into outgoing_messages (
    account_id, id, user_id, destination_id, channel, topic, order_account, order_id, event_id, event, expires_at
  )
  select place.account_id, gen_random_uuid(), place.user_id, place.id, place.channel, told.topic, told_account, told_order,
    told_event, told_name, now() + make_interval(secs => told.seconds)
  from destinations place
  join channel_topics wanted using (account_id, user_id, channel)
  cross join lateral (
    select case place.side when 'lab' then lab_topic else shop_topic end as topic,
      case place.side when 'lab' then lab_seconds else shop_seconds end as seconds
  ) told
  where (place.account_id = told_account or place.side = 'lab') and place.account_id <> acting
    and told.topic = any(wanted.topics);
  perform set_config('adasi.scope', scope_before, true);
end $$;

-- To whom a message goes, if the person may still be told: the account is not suspended, the user not deactivated, and the
-- session of a browser still open.
create function find_recipient(whose uuid, destination uuid) returns table (
  address text, language text, role text
) language plpgsql as $$
begin
  perform set_config('adasi.account', whose::text, true);
  return query
    select place.address, person.language, person.role
    from destinations place
    join users person on person.account_id = place.account_id and person.id = place.user_id
    join accounts account on account.account_id = place.account_id
    left join sessions session on session.account_id = place.account_id and session.token_hash = place.token_hash
    where place.account_id = whose and place.id = destination
      and account.suspended_at is null and person.deactivated_at is null
      and (place.token_hash is null or is_open(session));
end $$;
