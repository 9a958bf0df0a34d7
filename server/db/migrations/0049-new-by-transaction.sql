-- By which transaction an event was written: streams find what is new by it, instead of reading a minute of events at each
-- look. Events written before stay without one; a client that comes back with an older position reads the feed.
alter table order_events add column transaction_id xid8;
alter table order_events alter column transaction_id set default pg_current_xact_id();
