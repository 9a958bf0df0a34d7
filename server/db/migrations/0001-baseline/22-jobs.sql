-- What the server does by itself.

-- Work that one server process does for all. Directory: a job concerns no account.
create table jobs (
  name text primary key,
  taken_by uuid not null,
  taken_until timestamptz(3) not null
);

-- Names in an account's orders that were placed before are replaced.
create table replaced_names (
  account_id uuid primary key references accounts on delete cascade,
  placed_before timestamptz(3) not null
);

alter table replaced_names enable row level security, force row level security;
create policy own on replaced_names using (account_id = (select acting_account()));
