-- The words by which an order is found: src/domain/order/search-words.ts makes them when it is placed, and the functions
-- below make the same ones for older orders.
create function pg_temp.found_by(texts text[]) returns text[] language sql as $$
  select coalesce(array_agg(distinct word), '{}') from (
    select array_remove(regexp_split_to_array(chunk,
      '[\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e\u00a1-\u00bf\u060c\u061b\u061f\u066a-\u066d\u06d4\u200c\u2010-\u2027\u2030-\u205e]+'
    ), '') as parts
    from unnest(texts) typed, regexp_split_to_table(translate(
      regexp_replace(lower(normalize(typed, nfkd)),
        '[\u00ad\u0300-\u036f\u0610-\u061a\u0621\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b\u200d-\u200f\u202a-\u202e\u2060-\u2069\ufeff]',
        '', 'g'),
      U&'\0629\0643\0649\064a\06be\06c1\06d5۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩',
      U&'\0647\06a9\06cc\06cc\0647\0647\064701234567890123456789'
    ), '\s+') chunk
  ) split, lateral (select array_to_string(parts, '') union select unnest(parts[2:])) words (word)
  where word <> ''
$$;
create function pg_temp.number_of(id uuid) returns text language sql as $$
  select string_agg(letter, '' order by at) from (
    select at, case at when 4 then '-' else '' end || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ',
      ((('x' || right(replace(id::text, '-', ''), 10))::bit(40)::bigint >> (35 - 5 * at)) & 31)::int + 1, 1) as letter
    from generate_series(0, 7) at
  ) letters
$$;

-- The owner of the tables is bound by the row policies too, and would see no row to change.
alter table orders no force row level security;

-- Each word follows a space, so that the start of a word can be found.
alter table orders add column search text not null default '';
update orders set search = ' ' || array_to_string(pg_temp.found_by(array[
  pg_temp.number_of(id), content ->> 'reference', content ->> 'patient', content ->> 'tray'
]), ' ') where kind <> 'withdrawn';

-- The same words as rows. Row policies keep PostgreSQL from using an index for anything but plain comparisons, so an index
-- of words inside a text or an array would not be used. No key: one index less to write for each word.
create table order_words (
  account_id uuid not null,
  word text collate "C" not null,
  placed_at timestamptz(3) not null,
  order_id uuid not null
);
insert into order_words (account_id, word, placed_at, order_id)
  select account_id, unnest(string_to_array(substr(search, 2), ' ')), placed_at, id
  from orders where search <> '';
create index order_words_by_word on order_words (word, account_id, placed_at desc, order_id desc);

alter table orders force row level security;
alter table order_words enable row level security, force row level security;
create policy own on order_words using (account_id = (select acting_account()));
create policy lab_reads on order_words for select using ((select acting_for_lab()));
create policy lab_remakes on order_words for insert with check ((select acting_for_lab()));

-- Orders of some states and kinds, and how many there are.
create index orders_by_state_of_account on orders (account_id, state, kind, placed_at desc, id desc)
  where kind <> 'withdrawn';
create index orders_by_state_of_all on orders (state, kind, placed_at desc, id desc, account_id desc)
  where kind <> 'withdrawn';

-- What was promised and has not been shipped, oldest promise first. The states are `unshippedStates` in
-- src/domain/lifecycle/late.ts.
create index orders_promised_by_account on orders (account_id, promised_for, id)
  where promised_for is not null and kind <> 'withdrawn'
    and state in ('submitted', 'quoted', 'accepted', 'inProduction', 'qualityControl', 'ready', 'onHold');
create index orders_promised_by_all on orders (promised_for, id, account_id)
  where promised_for is not null and kind <> 'withdrawn'
    and state in ('submitted', 'quoted', 'accepted', 'inProduction', 'qualityControl', 'ready', 'onHold');
