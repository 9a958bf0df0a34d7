-- Up to where orders were written into the drop folder. At most one row.
create table drop_folder (
  is_only boolean primary key default true check (is_only),
  position text not null
);
