-- People end a session by its id: the hash of its token never leaves the database. The names are those of the browser
-- and its system, so that its user recognises it.
alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column browser text not null default '',
  add column system text not null default '';
