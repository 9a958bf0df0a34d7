-- Accessories that a person marked, shown first to them. Without a key to the product, so that they survive when the
-- catalogue is written anew.
create table favourite_products (
  account_id uuid not null,
  user_id uuid not null,
  product_id text collate "C" not null,
  primary key (account_id, user_id, product_id),
  foreign key (account_id, user_id) references users on delete cascade
);

alter table favourite_products enable row level security, force row level security;
create policy own on favourite_products using (account_id = (select acting_account()));
