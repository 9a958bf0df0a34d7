-- What the lab's counter works with: orders that wait for the lab, named views, and moves of many orders at once.

-- Lets the update below see the orders of all accounts.
select set_config('adasi.scope', 'lab', true);

-- Whether the shop answered the lab's question and the lab has done nothing since.
alter table orders add column answered boolean not null default false;
update orders set answered = true from order_events event
where event.event = 'answer' and event.account_id = orders.account_id and event.order_id = orders.id
  and event.id = orders.last_event;

-- Few at any time, whatever was ordered: placing an order with a price writes nothing here.
create index orders_answered on orders (placed_at desc, id desc, account_id desc)
  where answered and kind <> 'withdrawn';
create index orders_to_quote on orders (placed_at desc, id desc, account_id desc)
  where state = 'submitted' and quoted_total is null and (price ->> 'total') is null and kind <> 'withdrawn';

-- A filter of the list with a name, of one person.
create table order_views (
  account_id uuid not null,
  user_id uuid not null,
  id uuid not null,
  name text not null check (length(name) between 1 and 40),
  -- As the address has it: `askedFilter` in src/api/orders/contract.ts.
  filter jsonb not null,
  saved_at timestamptz(3) not null default now(),
  primary key (account_id, user_id, id),
  foreign key (account_id, user_id) references users on delete cascade
);

alter table order_views enable row level security, force row level security;
create policy own on order_views using (account_id = (select acting_account()));

-- A step of all orders that pass a filter. The account is the lab's own.
create table order_moves (
  account_id uuid not null,
  -- The client's, and the idempotency key; the ids of the events are made of it.
  id uuid not null,
  by_user uuid not null,
  by_name text not null,
  -- A step of src/domain/lifecycle/next-step.ts, or `next` for the next one of each; null where it takes a move back.
  step text,
  filter jsonb not null,
  -- Ids of accounts and orders that were taken out of the selection, `account/order`.
  left_out text[] not null default '{}',
  -- The move that it takes back.
  undoes uuid,
  asked_at timestamptz(3) not null default now(),
  -- How many passed the filter at first; null where that is not counted.
  expected integer,
  -- The last order that was dealt with; null at first.
  reached text,
  moved integer not null default 0,
  unmoved integer not null default 0,
  ended_at timestamptz(3),
  primary key (account_id, id),
  foreign key (account_id, undoes) references order_moves
);
create index order_moves_of_user on order_moves (account_id, by_user, asked_at desc);
create index order_moves_running on order_moves (asked_at, id) where ended_at is null;

-- What became of each order of a move.
create table order_move_results (
  account_id uuid not null,
  move_id uuid not null,
  order_account uuid not null,
  order_id uuid not null,
  outcome text not null check (outcome in ('moved', 'overtaken', 'stays', 'refused')),
  -- The step that was taken.
  step text,
  primary key (account_id, move_id, order_account, order_id),
  foreign key (account_id, move_id) references order_moves on delete cascade
);
create index order_move_results_unmoved on order_move_results (account_id, move_id, order_account, order_id)
  where outcome <> 'moved';

-- Whichever process does the work, it acts for the lab.
alter table order_moves enable row level security, force row level security;
create policy own on order_moves using (account_id = (select acting_account()));
create policy lab_works on order_moves using ((select acting_for_lab()));
alter table order_move_results enable row level security, force row level security;
create policy own on order_move_results using (account_id = (select acting_account()));
create policy lab_works on order_move_results using ((select acting_for_lab()));
