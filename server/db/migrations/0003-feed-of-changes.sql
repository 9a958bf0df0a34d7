-- The feed of changes is read newest first: an account's own, and for the lab those of all.
create index order_events_of_account on order_events (account_id, at desc, id desc);
create index order_events_of_all on order_events (at desc, id desc);
