-- Orders that the lab takes by telephone: no user of the account placed them, and their first event says who did.
alter table orders alter column placed_by drop not null;
