-- The lab can take a step back: what the step posted is taken back, what it took back is posted again.

-- The event of an order that posted the entry. Null of what was entered by hand, and of entries older than this column.
alter table ledger_entries add column event_id uuid;

-- An event charges or credits an order once; an order that is accepted again is charged again.
drop index ledger_entries_of_order;
create unique index ledger_entries_of_order on ledger_entries (account_id, order_id, kind, coalesce(event_id, order_id))
  where kind in ('charge', 'remakeCredit');

-- The lab's own software is told of it, too.
drop index order_events_handed;
create index order_events_handed on order_events (at, order_id, id)
  where event in ('agree', 'accept', 'reject', 'ask', 'answer', 'resume', 'cancel', 'revert');
