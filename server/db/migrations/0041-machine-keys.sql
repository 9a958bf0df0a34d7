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
