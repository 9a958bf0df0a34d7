-- Payments as they are made: by what, cheques with their way through the bank, and transfers that shops report.

-- How a payment of the ledger was made. Its amount and who entered it are in the entry of the same id.
create table payments (
  account_id uuid not null,
  id uuid not null,
  means text not null check (means in ('cash', 'card', 'transfer', 'cheque')),
  -- The day at the lab of a transfer, or of a payment by card.
  paid_on date,
  -- Of a cheque: the id of the Sayad system, its bank, and when it is due.
  sayad text check (sayad ~ '^\d{16}$'),
  bank text,
  due_on date,
  state text check (state in ('received', 'deposited', 'cleared', 'bounced', 'returned', 'cancelled')),
  primary key (account_id, id),
  foreign key (account_id, id) references ledger_entries (account_id, id),
  check ((means in ('card', 'transfer')) = (paid_on is not null)),
  check (means = 'cheque' and sayad is not null and bank is not null and due_on is not null and state is not null
    or means <> 'cheque' and sayad is null and bank is null and due_on is null and state is null)
);
-- A cheque whose credit stands is recorded once.
create unique index payments_live_cheque on payments (account_id, sayad)
  where state in ('received', 'deposited', 'cleared');
create index payments_by_sayad on payments (sayad) where sayad is not null;
create index payments_pending on payments (account_id, due_on) where state in ('received', 'deposited');
create index payments_due on payments (account_id, due_on, id) where due_on is not null;
create index payments_due_at_lab on payments (due_on, account_id, id) where due_on is not null;

-- What was done with a cheque: added, never changed.
create table cheque_steps (
  account_id uuid not null,
  -- The client's, and the idempotency key. The entry that a step posts has the same one.
  id uuid not null,
  cheque_id uuid not null,
  step text not null check (step in ('deposit', 'recall', 'clear', 'bounce', 'return', 'cancel')),
  at timestamptz(3) not null default now(),
  note text not null,
  by_account uuid not null,
  by_user uuid not null,
  by_name text not null,
  primary key (account_id, id),
  foreign key (account_id, cheque_id) references payments
);
create index cheque_steps_of_cheque on cheque_steps (account_id, cheque_id, at);
create index cheque_steps_bounced on cheque_steps (account_id, at desc) where step = 'bounce';
create trigger unchangeable before update or delete on cheque_steps for each row execute function refuse_change();

-- Transfers that a shop says it has made. The lab confirms one, which posts a payment of the same id, or refuses it.
create table transfer_reports (
  account_id uuid not null references accounts,
  -- The client's, and the idempotency key.
  id uuid not null,
  at timestamptz(3) not null default now(),
  -- Rials.
  amount bigint not null check (amount between 1 and 1000000000000),
  tracking text not null,
  paid_on date not null,
  note text not null,
  by_user uuid not null,
  by_name text not null,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'refused')),
  decided_at timestamptz(3),
  decided_by text,
  -- Why it was refused.
  reason text not null default '',
  primary key (account_id, id),
  check ((state = 'waiting') = (decided_at is null))
);
-- The same transfer is reported once, until it is refused.
create unique index transfer_reports_tracking on transfer_reports (account_id, tracking) where state <> 'refused';
create index transfer_reports_by_time on transfer_reports (account_id, at desc, id desc);
create index transfer_reports_waiting on transfer_reports (at, account_id, id) where state = 'waiting';
create index transfer_reports_decided on transfer_reports (account_id, decided_at desc) where decided_at is not null;
create index transfer_reports_at_lab on transfer_reports (at desc, account_id, id);

-- Pictures of receipts: uploaded first, named by the report; what no report names is deleted after a day.
create table transfer_photos (
  account_id uuid not null references accounts,
  -- Made by the client, and the idempotency key.
  id uuid not null,
  at timestamptz(3) not null default now(),
  report_id uuid,
  -- SHA-256 of the bytes that were sent, to recognise a repeated upload.
  sent_hash bytea not null,
  -- JPEG, made by the server from what was sent.
  photo bytea not null,
  thumbnail bytea not null,
  primary key (account_id, id),
  foreign key (account_id, report_id) references transfer_reports
);
create index transfer_photos_unnamed on transfer_photos (account_id, at, id) where report_id is null;
create index transfer_photos_of_report on transfer_photos (account_id, report_id) where report_id is not null;
alter table transfer_photos alter column photo set storage external, alter column thumbnail set storage external;

alter table payments enable row level security, force row level security;
create policy own_reads on payments for select using (account_id = (select acting_account()));
create policy lab on payments using ((select acting_for_lab()));

alter table cheque_steps enable row level security, force row level security;
create policy own_reads on cheque_steps for select using (account_id = (select acting_account()));
create policy lab_reads on cheque_steps for select using ((select acting_for_lab()));
create policy lab_adds on cheque_steps for insert with check ((select acting_for_lab()));

alter table transfer_reports enable row level security, force row level security;
create policy own_reads on transfer_reports for select using (account_id = (select acting_account()));
create policy own_reports on transfer_reports for insert
  with check (account_id = (select acting_account()) and state = 'waiting');
create policy lab on transfer_reports using ((select acting_for_lab()));

alter table transfer_photos enable row level security, force row level security;
create policy own on transfer_photos using (account_id = (select acting_account()));
create policy lab_reads on transfer_photos for select using ((select acting_for_lab()));
create policy lab_clears on transfer_photos for delete
  using ((select acting_for_lab()) and report_id is null);
