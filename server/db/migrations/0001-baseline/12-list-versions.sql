-- Catalogue, stock and accessories as they were answered, by list and audience, so that a device which has a version is
-- answered with what changed since. It may be emptied at any time: then the next answers are whole.
create table list_versions (
  list text not null,
  revision text not null,
  content text not null,
  answered_at timestamptz not null default now(),
  primary key (list, revision)
);
