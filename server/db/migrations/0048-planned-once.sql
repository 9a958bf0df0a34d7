-- What every request and every order runs, as functions: each connection of PostgreSQL keeps their plans, also behind a
-- pooler that keeps no named statements, where planning took more of a processor than running.

-- A session ends 7 days after its last use, and 30 days after the login.
create function is_open(session sessions) returns boolean language sql stable as $$
  select session.seen_at > now() - interval '7 days'
    and session.created_at > now() - interval '30 days'
$$;

-- The revision of the catalogue. It changes when the lab writes the catalogue or its prices, and by itself on the day from
-- which prices or a tax that is added to them hold.
create function catalogue_revision() returns text language plpgsql stable as $$
begin
  return (
    select concat_ws('.', catalogue.revision,
      (select max(valid_from) from dated_prices where valid_from <= lab_today()),
      nullif(case when lists_include_tax then 0 else (
        select rate from tax_rates where from_day <= lab_today() order by from_day desc limit 1
      ) end, 0))
    from catalogue
  );
end $$;

-- Functions that set the scope of row-level security themselves: one statement is then a whole transaction, for several
-- accounts.

-- Sessions by their accounts and the hashes of their tokens, each with its place among those asked for, unless it has ended,
-- the account is suspended or the user deactivated. A last use that was stored more than 5 minutes ago is to be stored again.
create function find_sessions(account_ids uuid[], token_hashes bytea[]) returns table (
  place integer, user_id uuid, username text, user_name text, role text, account_role text, unread_since timestamptz,
  second_factor boolean, account_name text, tier text, most_lines integer, most_pieces integer,
  orders_per_minute integer, credit_limit bigint, revision text, unseen boolean
) language plpgsql as $$
#variable_conflict use_column
begin
  for place in 1..cardinality(account_ids) loop
    perform set_config('adasi.account', account_ids[place]::text, true);
    return query
      select place, session.user_id, person.username, person.name, person.role, person.account_role,
        person.unread_since, person.second_factor, account.name, account.tier, account.most_lines, account.most_pieces,
        account.orders_per_minute, account.credit_limit, catalogue_revision(),
        session.seen_at < now() - interval '5 minutes'
      from sessions session
      join users person on person.account_id = session.account_id and person.id = session.user_id
      join accounts account on account.account_id = session.account_id
      where session.account_id = account_ids[place] and session.token_hash = token_hashes[place]
        and account.suspended_at is null and person.deactivated_at is null
        and is_open(session);
  end loop;
end $$;

-- Inserts orders of several accounts, `[{account_id, orders: [...]}, ...]`, each with its first event and the words it is
-- found by. Returns those that it inserted. It leaves out those whose id the account has used, and those that were judged by
-- another catalogue than the lab's (`judged_by`; null for what is not made by one).
create function place_orders(asked jsonb) returns table (account_id uuid, id uuid, placed_at timestamptz)
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
          request_hash bytea, first_event uuid, side text, by_account uuid, by_user uuid, by_name text, words text[],
          judged_by text
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
          (account_id, order_id, id, at, event, side, state, by_account, by_user, by_name)
        select placed.account_id, id, first_event, placed_at, 'submit', side, 'submitted', by_account, by_user, by_name
        from placed join sent using (id)
      ), found as (
        insert into order_words (account_id, word, placed_at, order_id)
        select placed.account_id, unnest(words), placed_at, id from placed join sent using (id)
      )
      select account_id, id, placed_at from placed;
  end loop;
end $$;
