-- Orders that deliver themselves some days after shipping; few at any time.
create index orders_shipped on orders (account_id, id) where state = 'shipped';
