-- What users sign in with besides their password. Whether there is anything is repeated in users.second_factor.

create table passkeys (
  account_id uuid not null,
  user_id uuid not null,
  credential_id text not null,
  -- The host name of the panel it was made for: browsers offer it nowhere else.
  rp_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  -- Where it was made, so that its user knows it again.
  browser text not null,
  system text not null,
  created_at timestamptz(3) not null default now(),
  used_at timestamptz(3),
  primary key (account_id, user_id, credential_id),
  foreign key (account_id, user_id) references users on delete cascade
);

-- An app that shows codes. A code of the last step or an earlier one is used up.
create table code_apps (
  account_id uuid not null,
  user_id uuid not null,
  secret bytea not null,
  last_step integer not null,
  created_at timestamptz(3) not null default now(),
  primary key (account_id, user_id),
  foreign key (account_id, user_id) references users on delete cascade
);

create table recovery_codes (
  account_id uuid not null,
  user_id uuid not null,
  code_hash bytea not null,
  primary key (account_id, user_id, code_hash),
  foreign key (account_id, user_id) references users on delete cascade
);

-- A passkey's challenge or an app's secret, until it is confirmed.
create table factor_offers (
  account_id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('passkey', 'app')),
  value bytea not null,
  made_at timestamptz(3) not null default now(),
  primary key (account_id, user_id, kind),
  foreign key (account_id, user_id) references users on delete cascade
);

-- The password was right, and the second step is awaited. It ends when the password changes.
create table second_steps (
  account_id uuid not null,
  token_hash bytea not null,
  user_id uuid not null,
  password_hash text not null,
  challenge bytea not null,
  -- Open steps make way for others of the same device; those of all unknown devices have no name.
  device text not null default '',
  tries integer not null default 0,
  made_at timestamptz(3) not null default now(),
  primary key (account_id, token_hash),
  foreign key (account_id, user_id) references users on delete cascade
);

-- Wrong codes.
create table code_failures (
  account_id uuid not null,
  user_id uuid not null,
  -- A known device, or one of `sharedCounts` in server/db/second-factor/code-failures.ts.
  device text not null,
  failures integer not null default 0,
  last_at timestamptz(3) not null default now(),
  free_at timestamptz(3) not null default now(),
  primary key (account_id, user_id, device),
  foreign key (account_id, user_id) references users on delete cascade
);

alter table passkeys enable row level security, force row level security;
create policy own on passkeys using (account_id = (select acting_account()));

alter table code_apps enable row level security, force row level security;
create policy own on code_apps using (account_id = (select acting_account()));

alter table recovery_codes enable row level security, force row level security;
create policy own on recovery_codes using (account_id = (select acting_account()));

alter table factor_offers enable row level security, force row level security;
create policy own on factor_offers using (account_id = (select acting_account()));

alter table second_steps enable row level security, force row level security;
create policy own on second_steps using (account_id = (select acting_account()));

alter table code_failures enable row level security, force row level security;
create policy own on code_failures using (account_id = (select acting_account()));
