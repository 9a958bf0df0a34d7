-- The orders that a move of many is working on. Once they are moved, the filter may not find them any more, so a process that
-- takes over could not tell which of them another one has moved.
alter table order_moves
  -- `account/order` of each; null between two batches.
  add column batch text[],
  -- What `reached` becomes once they are dealt with; null at the end.
  add column batch_end text;
