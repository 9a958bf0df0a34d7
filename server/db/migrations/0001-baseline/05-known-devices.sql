-- Devices that users have signed in on, so that strangers who guess do not slow them down.

-- Directory: keys that all server processes sign with. A random UUID has 122 random bits.
create table secrets (
  name text primary key,
  value bytea not null
);
insert into secrets (name, value) values (
  'known-devices',
  decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
);

-- A device is known only while its bond is the user's: a new password or another factor makes all of them unknown, whatever
-- cookies somebody has collected. The name of the device is the one in its cookie.
create table known_devices (
  account_id uuid not null,
  user_id uuid not null,
  device text not null,
  bond bytea not null,
  signed_in_at timestamptz(3) not null default now(),
  primary key (account_id, user_id, device),
  foreign key (account_id, user_id) references users on delete cascade
);

alter table known_devices enable row level security, force row level security;
create policy own on known_devices using (account_id = (select acting_account()));

-- What a user signs in with at the moment: the digest of the password's hash, the passkeys and the app's secret.
create function device_bond(of_account uuid, of_user uuid) returns bytea language sql stable as $$
  select sha256(convert_to(concat_ws(
    ' ', person.password_hash,
    (select string_agg(credential_id, ' ' order by credential_id) from passkeys
      where account_id = of_account and user_id = of_user),
    (select 'app ' || encode(secret, 'hex') from code_apps
      where account_id = of_account and user_id = of_user)
  ), 'utf8'))
  from users person where person.account_id = of_account and person.id = of_user
$$;
