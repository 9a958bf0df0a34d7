-- What the lab's own software is told, oldest first. Without `submit`, so that placing an order writes nothing here; those
-- are found by the index of placed orders.
create index order_events_handed on order_events (at, order_id, id)
  where event in ('agree', 'accept', 'reject', 'ask', 'answer', 'resume', 'cancel');
