-- Lists of orders pass over none that were withdrawn, of which a client may make any number.
create index orders_placed_by_account on orders (account_id, placed_at desc, id desc)
  where kind <> 'withdrawn';
create index orders_placed_by_all on orders (placed_at desc, id desc, account_id desc)
  where kind <> 'withdrawn';
drop index orders_of_account;
drop index orders_of_all;
