-- Shops have views of their list too, and take steps with many of their orders at once.

alter table order_moves
  -- Why orders are cancelled.
  add column reason text,
  -- `account/order` of each order that it is about; null for all that pass the filter.
  add column named text[];
