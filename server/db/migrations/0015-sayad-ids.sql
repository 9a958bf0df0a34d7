-- Sayad ids that were entered. Whoever enters a cheque locks the row of its id, so the same one is not credited to two
-- accounts at once: which of their payments stand is in payments.
create table sayad_ids (
  sayad text primary key check (sayad ~ '^\d{16}$')
);
alter table sayad_ids enable row level security, force row level security;
create policy lab on sayad_ids using ((select acting_for_lab()));
