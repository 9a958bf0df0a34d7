-- How much an account may order, set by the lab for each: what one stock order may hold, and how many orders of any
-- kind may be sent in a minute.
alter table accounts
  add column most_lines integer not null default 1000 check (most_lines > 0),
  add column most_pieces integer not null default 5000 check (most_pieces > 0),
  add column orders_per_minute integer not null default 120 check (orders_per_minute > 0);
