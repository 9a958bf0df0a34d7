-- The feed of changes shows what others did, newest first, however many changes of one's own lie between. An index of
-- everything would be read through all of those; these hold what each reader is shown.
create index order_events_by_others on order_events (account_id, at desc, id desc)
  where by_account <> account_id;
create index order_events_by_lab on order_events (by_account, at desc, id desc)
  where by_account <> account_id;
create index order_events_by_owner on order_events (at desc, id desc)
  where by_account = account_id;
drop index order_events_of_account;
drop index order_events_of_all;
