-- What fails in the drop folder, for the lab to see: an entry by its name, or the folder itself under an empty one.
create table drop_failures (
  folder text not null,
  name text not null,
  reason text not null,
  at timestamptz(3) not null default now(),
  primary key (folder, name)
);
