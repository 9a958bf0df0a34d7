-- The words by which orders are found: src/domain/typed/search-words.ts makes them when an order is placed.

-- Row policies keep PostgreSQL from using an index for anything but plain comparisons, so an index of words inside a text or
-- an array would not be used. No key: one index less to write for each word.
--
-- The lab searches the words of all accounts from the newest on. By week, a search reads those of a few weeks at a time, and
-- new words go into one small part of the index instead of everywhere. Weeks are counted from 1 January 1970, UTC:
-- server/db/order-names/word-weeks.ts.
--
-- Searches read the index alone where a clean-up has been; by default the next one comes after a fifth more words.
create table order_words (
  account_id uuid not null,
  word text collate "C" not null,
  week smallint not null generated always as
    (floor(date_part('day', placed_at - timestamptz '1970-01-01 00:00:00+00') / 7)) stored,
  placed_at timestamptz(3) not null,
  order_id uuid not null
) with (autovacuum_vacuum_insert_scale_factor = 0.01);
create index order_words_by_week on order_words (week, word, placed_at, order_id, account_id);

alter table order_words enable row level security, force row level security;
create policy own on order_words using (account_id = (select acting_account()));
create policy lab_reads on order_words for select using ((select acting_for_lab()));
create policy lab_remakes on order_words for insert with check ((select acting_for_lab()));
