-- Directory: keys all server processes sign with. A random UUID has 122 random bits.
create table secrets (
  name text primary key,
  value bytea not null
);
insert into secrets (name, value) values (
  'known-devices',
  decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
);

-- Attempts that no longer matter are found by their age and cleared away.
create index login_attempts_by_age on login_attempts (last_at) where not known;
