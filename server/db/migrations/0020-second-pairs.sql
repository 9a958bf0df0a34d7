-- A prescription order can be the second pair of an earlier one, and discounts can be for second pairs alone.

-- Within how many days of the first pair; null for a discount on all orders.
alter table discounts add column pair_days integer check (pair_days between 1 and 365);
alter table discounts add constraint discounts_pair_of_rx
  check (pair_days is null or applies_to in ('everything', 'rx'));

-- Discounts are what was joined to the view last: that part is replaced.
do $$ begin
  execute 'create or replace view assortment as '
    || regexp_replace(rtrim(pg_get_viewdef('assortment'::regclass), ';'), '\s+UNION ALL\s+SELECT ''discount''.*$', '')
    || $view$ union all select 'discount', 'discount ' || id, jsonb_build_object(
      'position', position, 'name', jsonb_build_object('fa', name_fa, 'en', name_en), 'percent', percent,
      'of', applies_to, 'pairDays', pair_days, 'tier', for_tier,
      'account', case when for_account is not null then jsonb_build_object('id', for_account, 'name', for_account_name) end,
      'from', to_char(from_day, 'YYYY-MM-DD'), 'until', to_char(until_day, 'YYYY-MM-DD')) from discounts $view$;
end $$;

-- The order of which this one is the second pair, of the same account. An order has one second pair: of two that name it at
-- the same moment the index lets one in. One that was cancelled or rejected leaves the place to another.
alter table orders add column first_pair uuid;
alter table orders add constraint orders_first_pair foreign key (account_id, first_pair) references orders;
create unique index orders_second_pair on orders (account_id, first_pair)
  where first_pair is not null and state not in ('cancelled', 'rejected');

-- As in 0016-parcels.sql, with the first pair, which is named in the content. It also leaves out an order whose first pair
-- has a second one. Processes of before name none.
create or replace function place_orders(asked jsonb) returns table (account_id uuid, id uuid, placed_at timestamptz)
language plpgsql as $$
#variable_conflict use_column
declare own record;
begin
  for own in select * from jsonb_to_recordset(asked) as each_account (account_id uuid, orders jsonb) loop
    perform set_config('adasi.account', own.account_id::text, true);
    return query
      with sent as (
        select * from jsonb_to_recordset(own.orders) as each_order (
          id uuid, kind text, content jsonb, price jsonb, lens_names jsonb, pieces integer, placed_by uuid,
          request_hash bytea, first_event uuid, details jsonb, side text, by_account uuid, by_user uuid, by_name text,
          words text[], judged_by text, parcel uuid, parcel_place smallint
        )
      ), placed as (
        insert into orders
          (account_id, id, kind, content, price, lens_names, pieces, placed_by, request_hash, last_event, search,
           parcel, parcel_place, first_pair)
        select own.account_id, id, kind, content, price, lens_names, pieces, placed_by, request_hash, first_event,
          ' ' || array_to_string(words, ' '), parcel, parcel_place, (content ->> 'firstPair')::uuid
        from sent
        where judged_by is null or judged_by = (select revision from catalogue)
        on conflict do nothing
        returning account_id, id, placed_at
      ), begun as (
        insert into order_events
          (account_id, order_id, id, at, event, side, state, details, by_account, by_user, by_name)
        select placed.account_id, id, first_event, placed_at, 'submit', side, 'submitted', coalesce(details, '{}'),
          by_account, by_user, by_name
        from placed join sent using (id)
      ), found as (
        insert into order_words (account_id, word, placed_at, order_id)
        select placed.account_id, unnest(words), placed_at, id from placed join sent using (id)
      )
      select account_id, id, placed_at from placed;
  end loop;
end $$;
