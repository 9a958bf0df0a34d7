-- Stock orders stand beside prescriptions: the same table, another kind of content, price and names.
alter table orders drop constraint orders_kind_check;
alter table orders add constraint orders_kind_check check (kind in ('rx', 'stock'));

-- Pieces of all lines of a stock order, so that the list need not read the lines.
alter table orders add column pieces integer check (pieces > 0);
alter table orders add constraint orders_pieces_of_stock check ((kind = 'stock') = (pieces is not null));
