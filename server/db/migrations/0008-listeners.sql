-- Who listens to changes: the users of sessions that have not ended, each with its place among those asked for and what
-- the user has switched off. A change concerns several accounts, and a look asks once for all of them.
--
-- A function that sets the scope by itself, for the same reasons as find_sessions().
create function find_listeners(account_ids uuid[], token_hashes bytea[]) returns table (
  place integer, role text, muted text[]
) language plpgsql as $$
#variable_conflict use_column
begin
  for place in 1..cardinality(account_ids) loop
    perform set_config('adasi.account', account_ids[place]::text, true);
    return query
      select place, person.role, array(
        select topic from muted_topics
        where account_id = session.account_id and user_id = session.user_id
      )
      from sessions session
      join users person on person.account_id = session.account_id and person.id = session.user_id
      join accounts account on account.account_id = session.account_id
      where session.account_id = account_ids[place] and session.token_hash = token_hashes[place]
        and account.suspended_at is null and person.deactivated_at is null
        and is_open(session);
  end loop;
end $$;
