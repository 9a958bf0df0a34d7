-- An order's number is made of the last 40 bits of its id: the scanner finds the order by it.
create index orders_by_number on orders (right(id::text, 10)) where kind <> 'withdrawn';
