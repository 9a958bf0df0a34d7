-- What the lab's people write about an account for each other. No policy lets an account read it, its own included: only
-- the lab's scope sees a row.
create table account_notes (
  account_id uuid not null references accounts,
  -- The client's id, which is the idempotency key.
  id uuid not null,
  at timestamptz(3) not null default now(),
  by_account uuid not null,
  by_user uuid not null,
  by_name text not null,
  text text not null,
  primary key (account_id, id)
);
create index account_notes_by_time on account_notes (account_id, at, id);

alter table account_notes enable row level security, force row level security;
create policy lab_reads on account_notes for select using ((select acting_for_lab()));
create policy lab_writes on account_notes for insert with check ((select acting_for_lab()));
