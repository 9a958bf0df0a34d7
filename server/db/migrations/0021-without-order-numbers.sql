-- Some databases have this index. Row policies keep PostgreSQL from using it.
drop index if exists orders_by_number;
