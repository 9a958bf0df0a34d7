-- Apart from the column, whose migration nobody may read beside.
create index order_events_by_transaction on order_events (transaction_id) where transaction_id is not null;
