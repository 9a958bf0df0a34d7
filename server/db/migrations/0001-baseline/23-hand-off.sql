-- What connects the lab's own software: keys, webhooks and the drop folder.

-- Keys by which the lab's own software asks the API. The account is the lab's; of the secret only the SHA-256 is kept.
create table machine_keys (
  account_id uuid not null references accounts,
  id uuid not null,
  secret_hash bytea not null,
  name text not null,
  scopes text[] not null,
  made_at timestamptz(3) not null default now(),
  made_by text not null,
  used_at timestamptz(3),
  revoked_at timestamptz(3),
  primary key (account_id, id),
  unique (account_id, secret_hash)
);

alter table machine_keys enable row level security, force row level security;
create policy own_reads on machine_keys for select using (account_id = (select acting_account()));
create policy own_uses on machine_keys for update using (account_id = (select acting_account()));
create policy lab on machine_keys
  using ((select acting_for_lab())) with check ((select acting_for_lab()));

-- Where the lab's own software is told what happens to orders. Every scope may read for which events: whoever acts on an
-- order writes the messages, in the same transaction. The secrets stand apart.
create table webhooks (
  id uuid primary key,
  address text not null,
  events text[] not null,
  made_at timestamptz(3) not null default now(),
  made_by text not null,
  failing_since timestamptz(3),
  disabled_at timestamptz(3)
);

create table webhook_secrets (
  webhook_id uuid primary key references webhooks on delete cascade,
  secret bytea not null
);

-- The outbox. A message is due until it has arrived or was given up.
create table webhook_messages (
  account_id uuid not null,
  id uuid not null,
  -- Of the lab's webhooks, without a key to follow: this table is placed by account.
  webhook_id uuid not null,
  order_id uuid not null,
  event_id uuid not null,
  event text not null,
  at timestamptz(3) not null default now(),
  attempts integer not null default 0,
  due_at timestamptz(3) default now(),
  delivered_at timestamptz(3),
  -- The latest ones, newest first: HookAnswer in src/domain/hand-off/webhook.ts.
  answers jsonb not null default '[]',
  primary key (account_id, id)
);
-- Each webhook has a line of its own, so what is due is found webhook by webhook.
create index webhook_messages_in_line on webhook_messages (webhook_id, due_at) where due_at is not null;
create index webhook_messages_newest on webhook_messages (webhook_id, at desc, id desc);

alter table webhooks enable row level security, force row level security;
create policy everyone_reads on webhooks for select using (true);
create policy lab on webhooks using ((select acting_for_lab())) with check ((select acting_for_lab()));

alter table webhook_secrets enable row level security, force row level security;
create policy lab on webhook_secrets using ((select acting_for_lab())) with check ((select acting_for_lab()));

alter table webhook_messages enable row level security, force row level security;
create policy lab on webhook_messages using ((select acting_for_lab())) with check ((select acting_for_lab()));
create policy own_writes on webhook_messages for insert with check (account_id = (select acting_account()));

-- Up to where orders were written into the drop folder. At most one row.
create table drop_folder (
  is_only boolean primary key default true check (is_only),
  position text not null
);

-- What fails in the drop folder, for the lab to see: an entry by its name, or the folder itself under an empty one.
create table drop_failures (
  folder text not null,
  name text not null,
  reason text not null,
  at timestamptz(3) not null default now(),
  primary key (folder, name)
);
