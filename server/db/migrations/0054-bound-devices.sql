-- Devices that a user has signed in on. A device is known only while its bond is the user's: a new password or another
-- factor makes all of them unknown, whatever cookies somebody has collected. The id is the one in the device's cookie.
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

-- Who ends a session forgets the device it was opened on. Empty for sessions opened before devices were stored.
alter table sessions add column device text not null default '';

-- Open steps make way for others of the same device; those of all unknown devices have no name.
alter table second_steps add column device text not null default '';
