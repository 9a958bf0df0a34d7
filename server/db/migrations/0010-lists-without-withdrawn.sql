-- Lists skip withdrawn orders without reading them: a client may make any number of those.
create index orders_placed_by_account on orders (account_id, placed_at desc, id desc)
  where kind <> 'withdrawn';
create index orders_placed_by_all on orders (placed_at desc, id desc, account_id desc)
  where kind <> 'withdrawn';
drop index orders_of_account;
drop index orders_of_all;
