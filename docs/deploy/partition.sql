-- Partitions the account tables by a hash of the account id, in a database that the migrations created, empty or full.
--
-- Run it as a superuser while no server is running (docs/deploy/distributed.md), and again after an update that adds
-- tables. Tables that are already partitioned are left alone. It runs in one transaction and needs as much free disk
-- space as the tables take. Names, keys, policies, triggers and owners stay as the migrations created them, so that
-- later migrations find them. For a number of partitions other than 8, run `set adasi.partitions = 16` first.

begin;

-- All tables whose rows and keys each belong to one account. Left out are tables that are looked up by another key, such
-- as logins, sessions, whose rows a function reads, and figures, which one process writes for the lab.
create temporary table to_partition on commit drop as
  select class.oid::regclass::text as name, class.oid, class.relowner::regrole::text as owner
  from pg_class class
  where class.relkind = 'r' and class.relnamespace = 'public'::regnamespace and class.relforcerowsecurity
    and class.relname not in ('sessions', 'figures') and not class.relispartition
    and exists (select from pg_attribute where attrelid = class.oid and attname = 'account_id' and attnotnull)
    and not exists (
      select from pg_index where indrelid = class.oid and indisunique and not exists (
        select from pg_attribute
        where attrelid = class.oid and attname = 'account_id' and attnum = any (indkey)
      )
    );

-- Recreated once the tables are in place, in this order.
create temporary table to_make (step integer, place serial, statement text) on commit drop;

insert into to_make (step, statement)
  select 1, format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid))
  from pg_constraint join to_partition on conrelid = to_partition.oid where contype in ('p', 'u');
insert into to_make (step, statement)
  select 2, pg_get_indexdef(indexrelid)
  from pg_index join to_partition on indrelid = to_partition.oid
  where not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'));
insert into to_make (step, statement)
  select 3, format('create policy %I on %s as %s for %s to %s%s%s', policyname, name, permissive, cmd,
    array_to_string(roles, ', '), ' using (' || qual || ')', ' with check (' || with_check || ')')
  from pg_policies join to_partition on tablename = name and schemaname = 'public';
insert into to_make (step, statement)
  select 4, pg_get_triggerdef(pg_trigger.oid)
  from pg_trigger join to_partition on tgrelid = to_partition.oid where not tgisinternal;
insert into to_make (step, statement)
  select 5, format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid))
  from pg_constraint
  where contype = 'f' and conparentid = 0 and (
    conrelid in (select oid from to_partition) or confrelid in (select oid from to_partition)
  );

do $$
declare
  partitions constant integer := coalesce(nullif(current_setting('adasi.partitions', true), ''), '8')::integer;
  entry record;
  columns text;
  part text;
  options text;
begin
  -- Keys first: a table that others refer to cannot be replaced.
  for entry in
    select conrelid::regclass as of, conname from pg_constraint
    where contype = 'f' and conparentid = 0 and (
      conrelid in (select oid from to_partition) or confrelid in (select oid from to_partition)
    )
  loop
    execute format('alter table %s drop constraint %I', entry.of, entry.conname);
  end loop;

  -- And policies, some of which read other tables.
  for entry in select policyname, name from pg_policies join to_partition on tablename = name and schemaname = 'public' loop
    execute format('drop policy %I on %s', entry.policyname, entry.name);
  end loop;

  for entry in select * from to_partition order by name loop
    select string_agg(option, ', ') into options from pg_class, unnest(reloptions) option where pg_class.oid = entry.oid;
    execute format('create table %I (like %s including all excluding indexes) partition by hash (account_id)',
      entry.name || '_parted', entry.name);
    execute format('alter table %I owner to %s', entry.name || '_parted', entry.owner);
    for at in 0..partitions - 1 loop
      part := format('%s_p%s', entry.name, at);
      execute format('create table %I partition of %I for values with (modulus %s, remainder %s)',
        part, entry.name || '_parted', partitions, at);
      execute format('alter table %I owner to %s', part, entry.owner);
      if options is not null then execute format('alter table %I set (%s)', part, options); end if;
      -- Without policies of its own nobody sees a row in it, except through the whole.
      execute format('alter table %I enable row level security, force row level security', part);
    end loop;
    select string_agg(quote_ident(attname), ', ' order by attnum) into columns from pg_attribute
    where attrelid = entry.oid and attnum > 0 and not attisdropped and attgenerated = '';
    execute format('insert into %I (%s) select %s from %s', entry.name || '_parted', columns, columns, entry.name);
    execute format('drop table %s', entry.name);
    execute format('alter table %I rename to %I', entry.name || '_parted', entry.name);
    execute format('alter table %s enable row level security, force row level security', entry.name);
  end loop;

  for entry in select statement from to_make order by step, place loop
    execute entry.statement;
  end loop;

  -- An index of a partition is called as that of the whole, and the partition's number: the server knows refusals by it.
  for entry in
    select index.relname as name, whole.relname || substring(part.relname from '_p[0-9]+$') as wanted
    from pg_inherits
    join pg_class index on index.oid = inhrelid and index.relkind = 'i'
    join pg_class whole on whole.oid = inhparent and whole.relnamespace = 'public'::regnamespace
    join pg_index on indexrelid = index.oid
    join pg_class part on part.oid = indrelid
  loop
    if entry.name <> entry.wanted then
      execute format('alter index %I rename to %I', entry.name, entry.wanted);
    end if;
  end loop;
end $$;

commit;

analyze;
