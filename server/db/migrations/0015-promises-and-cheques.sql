-- A cheque is credited to one account; and an order keeps the day that was foreseen for it.

-- Sayad ids that were entered. Whoever enters a cheque locks the row of its id, so the same one is not credited to two
-- accounts at once: which of their payments stand is in payments.
create table sayad_ids (
  sayad text primary key check (sayad ~ '^\d{16}$')
);
alter table sayad_ids enable row level security, force row level security;
create policy lab on sayad_ids using ((select acting_for_lab()));

-- The first event of an order carries the day that was foreseen for it. Processes of before send no details.
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
          words text[], judged_by text
        )
      ), placed as (
        insert into orders
          (account_id, id, kind, content, price, lens_names, pieces, placed_by, request_hash, last_event, search)
        select own.account_id, id, kind, content, price, lens_names, pieces, placed_by, request_hash, first_event,
          ' ' || array_to_string(words, ' ')
        from sent
        where judged_by is null or judged_by = (select revision from catalogue)
        on conflict (account_id, id) do nothing
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
