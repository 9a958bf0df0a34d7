-- “Your glasses are ready”: what a shop tells those who wear what it ordered, and what an account wishes of messages.

-- Whether wearers are told without a press, once the account confirms that an order has arrived.
alter table accounts add column tells_wearers boolean not null default false;
-- Whether messages to the account's own people name the customer of an order.
alter table accounts add column names_customers boolean not null default false;

-- A mobile number that an account was given to tell a wearer by. It stays after its wearer said stop, so that nothing more
-- is sent there.
create table wearer_mobiles (
  account_id uuid not null references accounts,
  id uuid not null,
  -- As +989….
  mobile text not null,
  -- The secret of the link that ends the messages.
  stop_token text not null,
  made_at timestamptz(3) not null default now(),
  stopped_at timestamptz(3),
  primary key (account_id, id),
  unique (account_id, mobile),
  unique (account_id, stop_token)
);

-- Whom an order is for.
create table order_wearers (
  account_id uuid not null,
  order_id uuid not null,
  -- Null: nobody is to be told.
  mobile_id uuid,
  given_at timestamptz(3) not null default now(),
  primary key (account_id, order_id),
  foreign key (account_id, order_id) references orders,
  foreign key (account_id, mobile_id) references wearer_mobiles
);
create index order_wearers_by_mobile on order_wearers (account_id, mobile_id);

alter table wearer_mobiles enable row level security, force row level security;
create policy own on wearer_mobiles using (account_id = (select acting_account()));

alter table order_wearers enable row level security, force row level security;
create policy own on order_wearers using (account_id = (select acting_account()));

-- Of a message to a wearer the number, masked; the destination is then a row of wearer_mobiles. Null for the panel's people.
alter table outgoing_messages add column wearer text;
