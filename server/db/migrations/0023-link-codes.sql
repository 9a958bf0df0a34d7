-- Codes by which people link a chat with a bot: what was shown is only known by its hash, and works once.
create table link_codes (
  account_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  side text not null check (side in ('shop', 'lab')),
  channel text not null check (channel in ('bale', 'telegram')),
  code_hash bytea not null,
  made_at timestamptz(3) not null default now(),
  primary key (account_id, id),
  foreign key (account_id, user_id) references users on delete cascade
);
create index link_codes_by_hash on link_codes (code_hash);

alter table link_codes enable row level security, force row level security;
create policy own on link_codes using (account_id = (select acting_account()));
create policy lab_reads on link_codes for select using ((select acting_for_lab()));
