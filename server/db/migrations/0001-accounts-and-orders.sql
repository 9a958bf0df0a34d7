-- Everything of an account begins its keys with the account, so that a distributed PostgreSQL can place it by
-- account. What belongs to nobody (the login directory, the attempts, the catalogue) is small and found by its own key.

create function acting_account() returns uuid stable language sql
  return nullif(current_setting('adasi.account', true), '')::uuid;

create function acting_for_lab() returns boolean stable language sql
  return coalesce(current_setting('adasi.scope', true) = 'lab', false);

create table accounts (
  account_id uuid primary key,
  name text not null,
  created_at timestamptz(3) not null default now()
);

create table users (
  account_id uuid not null references accounts,
  id uuid not null,
  username text not null,
  name text not null,
  role text not null check (role in ('Shop', 'Customer', 'SuperAdmin')),
  password_hash text not null,
  created_at timestamptz(3) not null default now(),
  primary key (account_id, id)
);

-- Directory: from what is typed at the login to the account it belongs to.
create table logins (
  username text primary key,
  account_id uuid not null,
  user_id uuid not null,
  foreign key (account_id, user_id) references users on delete cascade
);

create table sessions (
  account_id uuid not null,
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamptz(3) not null default now(),
  seen_at timestamptz(3) not null default now(),
  primary key (account_id, token_hash),
  foreign key (account_id, user_id) references users on delete cascade
);
create index sessions_of_user on sessions (account_id, user_id);

-- Directory: subjects are hashes, since people type passwords into the field of the name.
create table login_attempts (
  subject bytea primary key,
  failures integer not null default 0,
  known boolean not null default false,
  last_at timestamptz(3) not null default now(),
  free_at timestamptz(3) not null default now()
);

-- Immutable once placed. The id is the client's, and is the idempotency key.
create table orders (
  account_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('rx')),
  content jsonb not null,
  price jsonb not null,
  -- Names of the lens as the catalogue had them when the order was placed.
  lens_names jsonb not null,
  placed_at timestamptz(3) not null default now(),
  placed_by uuid not null,
  request_hash bytea not null,
  primary key (account_id, id),
  foreign key (account_id, placed_by) references users
);
create index orders_of_account on orders (account_id, placed_at desc, id desc);
create index orders_of_all on orders (placed_at desc, id desc, account_id desc);

-- The state of an order is what its events tell; rows are added, never changed.
create table order_events (
  account_id uuid not null,
  order_id uuid not null,
  id uuid not null,
  at timestamptz(3) not null default now(),
  state text not null check (state in (
    'submitted', 'accepted', 'inProduction', 'qualityControl', 'ready', 'shipped', 'delivered',
    'onHold', 'rejected', 'cancelled', 'remake'
  )),
  -- Who did it may be of the lab, so another account: kept as it was, without a key to follow.
  by_account uuid not null,
  by_user uuid not null,
  by_name text not null,
  message text not null default '',
  primary key (account_id, order_id, id),
  foreign key (account_id, order_id) references orders
);

-- The second wall: whatever a query forgets, rows of other accounts are not there. Forced, so that it binds the
-- owner of the tables too, as whom the server works.
alter table accounts enable row level security, force row level security;
alter table users enable row level security, force row level security;
alter table sessions enable row level security, force row level security;
alter table orders enable row level security, force row level security;
alter table order_events enable row level security, force row level security;

create policy own on accounts using (account_id = (select acting_account()));
create policy own on users using (account_id = (select acting_account()));
create policy own on sessions using (account_id = (select acting_account()));
create policy own on orders using (account_id = (select acting_account()));
create policy own on order_events using (account_id = (select acting_account()));

create policy lab_reads on accounts for select using ((select acting_for_lab()));
create policy lab_reads on orders for select using ((select acting_for_lab()));
create policy lab_reads on order_events for select using ((select acting_for_lab()));
