-- The lab searches the words of all accounts from the newest on. By week, a search reads those of a few weeks at a time, and
-- new words go into one small part of the index instead of everywhere. Weeks are counted from 1 January 1970, UTC:
-- server/db/order-names/word-weeks.ts.
create table words_by_week (
  account_id uuid not null,
  word text collate "C" not null,
  week smallint not null generated always as
    (floor(date_part('day', placed_at - timestamptz '1970-01-01 00:00:00+00') / 7)) stored,
  placed_at timestamptz(3) not null,
  order_id uuid not null
);
-- The owner of the tables is bound by the row policies too, and would see no row to copy.
alter table order_words no force row level security;
insert into words_by_week (account_id, word, placed_at, order_id)
  select account_id, word, placed_at, order_id from order_words;
drop table order_words;
alter table words_by_week rename to order_words;
create index order_words_by_week on order_words (week, word, placed_at, order_id, account_id);
-- Plans made before the first analysis would read the whole table.
analyze order_words;

alter table order_words enable row level security, force row level security;
create policy own on order_words using (account_id = (select acting_account()));
create policy lab_reads on order_words for select using ((select acting_for_lab()));
create policy lab_remakes on order_words for insert with check ((select acting_for_lab()));

-- Searches read the index alone where a clean-up has been; by default the next one comes after a fifth more words.
alter table order_words set (autovacuum_vacuum_insert_scale_factor = 0.01);
