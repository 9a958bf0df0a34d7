-- Frames that the lab keeps a list of, and those that orders name.

-- What an account's orders say of a frame whose model they name, newest first.
create index orders_by_frame on orders (account_id, placed_at desc, id desc)
  where kind = 'rx' and content #>> '{frameDetails,model}' <> '';
