-- The lab can take a step back: what the step posted is taken back, what it took back is posted again. And it can say that
-- a piece broke, for which another one is taken off the shelf.

-- The event of an order that posted the entry. Null of what was entered by hand, and of entries older than this column.
alter table ledger_entries add column event_id uuid;

-- An event charges or credits an order once; an order that is accepted again is charged again.
drop index ledger_entries_of_order;
create unique index ledger_entries_of_order on ledger_entries (account_id, order_id, kind, coalesce(event_id, order_id))
  where kind in ('charge', 'remakeCredit');

-- The lab's own software is sent it, too.
drop index order_events_handed;
create index order_events_handed on order_events (at, order_id, id)
  where event in ('agree', 'accept', 'reject', 'ask', 'answer', 'resume', 'cancel', 'revert');

-- Pieces that an order takes in place of broken ones.
do $$
declare stale text;
begin
  for stale in
    select conname from pg_constraint
    where conrelid = 'stock_movements'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%givenBack%'
  loop
    execute format('alter table stock_movements drop constraint %I', stale);
  end loop;
end $$;
alter table stock_movements add constraint stock_movements_kind check (
  kind in ('opening', 'receipt', 'correction', 'count', 'return', 'taken', 'givenBack', 'broken', 'removed')
);
alter table stock_movements add constraint stock_movements_of_orders check (
  (kind in ('taken', 'givenBack', 'broken')) = (account_id is not null)
);
