-- Who changed what and when: everything the lab does besides orders, whose events are their own log, and every sign-in.
-- The account is that of whoever did it; all zeros stand for the operator.
create table audit_log (
  account_id uuid not null,
  -- UUIDv7, so that its order is that of time.
  id uuid not null,
  at timestamptz(3) not null,
  by_user uuid,
  by_name text not null,
  action text not null,
  subject text not null,
  subject_id text not null,
  subject_name text not null,
  before jsonb,
  after jsonb,
  -- Each word follows a space, so that the start of a word can be found.
  search text not null,
  primary key (account_id, id)
);
create index audit_log_newest on audit_log (id desc);
create index audit_log_by_subject on audit_log (subject, id desc);
create index audit_log_by_user on audit_log (by_user, id desc);

-- The same words as rows, since row policies keep PostgreSQL from using an index of words inside a text.
create table audit_words (
  account_id uuid not null,
  word text collate "C" not null,
  entry_id uuid not null
);
create index audit_words_by_word on audit_words (word, entry_id desc, account_id);

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the audit log are added, never changed' using errcode = 'restrict_violation';
end $$;
create trigger unchangeable before update or delete on audit_log
  for each row execute function refuse_rewriting();
create trigger unemptiable before truncate on audit_log execute function refuse_rewriting();

-- What is recorded may be done in any scope: an account signs in, the lab suspends one.
alter table audit_log enable row level security, force row level security;
create policy everyone_records on audit_log for insert with check (true);
create policy lab_reads on audit_log for select using ((select acting_for_lab()));

alter table audit_words enable row level security, force row level security;
create policy everyone_records on audit_words for insert with check (true);
create policy lab_reads on audit_words for select using ((select acting_for_lab()));
