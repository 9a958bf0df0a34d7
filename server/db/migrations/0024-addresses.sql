-- Addresses and mobile numbers, each confirmed by a code that is sent there.

-- Codes, of which only the hash is kept. For an hour a row also counts what was sent.
create table address_codes (
  account_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  side text not null check (side in ('shop', 'lab')),
  channel text not null check (channel in ('email', 'sms')),
  -- An e-mail address, or a mobile number as +989….
  address text not null,
  code_hash bytea not null,
  -- Wrong ones that were typed.
  tries integer not null default 0,
  -- Used, not sent, or before another one.
  ended boolean not null default false,
  made_at timestamptz(3) not null default now(),
  primary key (account_id, id),
  foreign key (account_id, user_id) references users on delete cascade
);
create index address_codes_by_address on address_codes (address, made_at);
create index address_codes_old on address_codes (made_at);

alter table address_codes enable row level security, force row level security;
create policy own on address_codes using (account_id = (select acting_account()));
create policy lab_reads on address_codes for select using ((select acting_for_lab()));
create policy lab_deletes on address_codes for delete using ((select acting_for_lab()));

-- The secret of the unsubscribe link, which needs no session.
alter table destinations add column unsubscribe_token text;

drop function find_recipient(uuid, uuid);

-- To whom a message goes, if the person may still be told: the account is not suspended, the user not deactivated, and the
-- session of a browser still open.
create function find_recipient(whose uuid, destination uuid) returns table (
  address text, language text, role text, token text
) language plpgsql as $$
begin
  perform set_config('adasi.account', whose::text, true);
  return query
    select place.address, person.language, person.role, place.unsubscribe_token
    from destinations place
    join users person on person.account_id = place.account_id and person.id = place.user_id
    join accounts account on account.account_id = place.account_id
    left join sessions session on session.account_id = place.account_id and session.token_hash = place.token_hash
    where place.account_id = whose and place.id = destination
      and account.suspended_at is null and person.deactivated_at is null
      and (place.token_hash is null or is_open(session));
end $$;
