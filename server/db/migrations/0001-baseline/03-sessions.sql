-- Open sessions, and the limits on guessing passwords.

create table sessions (
  account_id uuid not null,
  token_hash bytea not null,
  -- By this its user ends it: the hash of the token never leaves the database.
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  -- Names of the browser and its system, so that its user recognises it.
  browser text not null default '',
  system text not null default '',
  -- The known device it was opened on, so that who ends a session forgets the device. Empty for none.
  device text not null default '',
  created_at timestamptz(3) not null default now(),
  seen_at timestamptz(3) not null default now(),
  primary key (account_id, token_hash),
  foreign key (account_id, user_id) references users on delete cascade
);
create index sessions_of_user on sessions (account_id, user_id);

alter table sessions enable row level security, force row level security;
create policy own on sessions using (account_id = (select acting_account()));

-- A session ends 7 days after its last use, and 30 days after the login.
create function is_open(session sessions) returns boolean language sql stable as $$
  select session.seen_at > now() - interval '7 days'
    and session.created_at > now() - interval '30 days'
$$;

-- Sessions by their accounts and the hashes of their tokens, each with its place among those asked for, unless it has ended,
-- the account is suspended or the user deactivated. A last use that was stored more than 5 minutes ago is to be stored again.
--
-- Every request runs it. It is a function because each connection of PostgreSQL keeps a function's plans, also behind a
-- pooler that keeps no named statements, where planning took more of a processor than running. It sets the scope of
-- row-level security itself, so that one statement is a whole transaction for several accounts.
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

-- Directory: subjects are hashes, since people type passwords into the field of the name.
create table login_attempts (
  subject bytea primary key,
  failures integer not null default 0,
  known boolean not null default false,
  last_at timestamptz(3) not null default now(),
  free_at timestamptz(3) not null default now()
);
-- Attempts that no longer matter are found by their age and cleared away.
create index login_attempts_by_age on login_attempts (last_at) where not known;
