-- Why the server holds an order, by the names of `reasons.hold` in src/domain/lifecycle/reasons.ts. Null when it does
-- not, as when the lab asked something.
alter table orders add column held_for text check (held_for in ('creditLimit'));
