-- What a shop sent together is to travel together: which group an order is in, and its place there. No two orders of a group
-- have the same place, so a group cannot grow above `parcelLimits.orders` in src/domain/order/parcel.ts, whoever sends at
-- the same moment, and an order is in one group at most.
alter table orders add column parcel uuid;
alter table orders add column parcel_place smallint check (parcel_place between 0 and 99);
alter table orders add constraint orders_parcel_has_place check (num_nulls(parcel, parcel_place) in (0, 2));
create unique index orders_parcel on orders (account_id, parcel, parcel_place) where parcel is not null;
-- Of a group, in the order of the list.
create index orders_of_parcel on orders (parcel, placed_at desc, id desc, account_id desc)
  where parcel is not null and kind <> 'withdrawn';

-- As in 0001-baseline/13-orders.sql, with the group, and with the details of the first event: the day that is foreseen for
-- the order. It also leaves out an order whose place in its group is taken. Processes of before send neither.
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
           parcel, parcel_place)
        select own.account_id, id, kind, content, price, lens_names, pieces, placed_by, request_hash, first_event,
          ' ' || array_to_string(words, ' '), parcel, parcel_place
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
