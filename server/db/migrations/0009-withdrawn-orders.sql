-- An order that was withdrawn before it was placed keeps its id taken, so that a request still on its way cannot place it
-- later. It is no order: it has no content and no events, and nothing lists it.
alter table orders drop constraint orders_kind_check;
alter table orders add constraint orders_kind_check check (kind in ('rx', 'stock', 'withdrawn'));

alter table orders
  alter column content drop not null,
  alter column price drop not null,
  alter column lens_names drop not null,
  alter column request_hash drop not null;
alter table orders add constraint orders_whole_unless_withdrawn check (
  case when kind = 'withdrawn' then num_nonnulls(content, price, lens_names, request_hash) = 0
  else num_nulls(content, price, lens_names, request_hash) = 0 end
);
