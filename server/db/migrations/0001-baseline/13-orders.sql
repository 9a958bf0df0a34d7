-- Orders and what happens to them.

-- What was ordered never changes once placed. The id is the client's, and is the idempotency key.
create table orders (
  account_id uuid not null,
  id uuid not null,
  -- An order that was withdrawn before it was placed keeps its id taken, so that a request still on its way cannot place it
  -- later. It is no order: it has no content and no events, and nothing lists it.
  kind text not null check (kind in ('rx', 'stock', 'accessories', 'withdrawn')),
  content jsonb,
  price jsonb,
  -- Names of what was ordered as they were when the order was placed.
  lens_names jsonb,
  -- Of all lines together, so that the list need not read the lines.
  pieces integer check (pieces > 0),
  placed_at timestamptz(3) not null default now(),
  -- Null for what the lab takes by telephone: no user of the account placed it, and its first event says who did.
  placed_by uuid,
  request_hash bytea,
  -- Where the order stands. Its events tell; these columns repeat the outcome, so that lists need not read the events, and
  -- change in the transaction that adds one.
  state text not null default 'submitted',
  -- The state a question or a request for a remake leads back to.
  back text,
  -- Why the server holds the order, by the names of `reasons.hold` in src/domain/lifecycle/reasons.ts. Null when it does
  -- not, as when the lab asked something.
  held_for text check (held_for in ('creditLimit')),
  quoted_total bigint check (quoted_total >= 0),
  -- The day the lenses leave the lab, in its time zone.
  promised_for date,
  last_event uuid,
  -- The order that this one makes again; of the same account.
  remake_of uuid,
  -- The words of `order_words`, each after a space, so that the start of a word can be found.
  search text not null default '',
  primary key (account_id, id),
  foreign key (account_id, placed_by) references users,
  constraint orders_remake_of foreign key (account_id, remake_of) references orders,
  constraint orders_pieces_from_shelf check ((kind in ('stock', 'accessories')) = (pieces is not null)),
  constraint orders_whole_unless_withdrawn check (
    case when kind = 'withdrawn' then num_nonnulls(content, price, lens_names, request_hash) = 0
    else num_nulls(content, price, lens_names, request_hash) = 0 end
  )
);

-- Lists skip withdrawn orders without reading them: a client may make any number of those.
create index orders_placed_by_account on orders (account_id, placed_at desc, id desc)
  where kind <> 'withdrawn';
create index orders_placed_by_all on orders (placed_at desc, id desc, account_id desc)
  where kind <> 'withdrawn';

-- Orders of some states and kinds, and how many there are.
create index orders_by_state_of_account on orders (account_id, state, kind, placed_at desc, id desc)
  where kind <> 'withdrawn';
create index orders_by_state_of_all on orders (state, kind, placed_at desc, id desc, account_id desc)
  where kind <> 'withdrawn';

-- Orders that deliver themselves some days after shipping; few at any time.
create index orders_shipped on orders (account_id, id) where state = 'shipped';

-- What was promised and has not been shipped, oldest promise first. The states are `unshippedStates` in
-- src/domain/lifecycle/late.ts.
create index orders_promised_by_account on orders (account_id, promised_for, id)
  where promised_for is not null and kind <> 'withdrawn'
    and state in ('submitted', 'quoted', 'accepted', 'inProduction', 'qualityControl', 'ready', 'onHold');
create index orders_promised_by_all on orders (promised_for, id, account_id)
  where promised_for is not null and kind <> 'withdrawn'
    and state in ('submitted', 'quoted', 'accepted', 'inProduction', 'qualityControl', 'ready', 'onHold');

-- The state of an order is what its events tell; rows are added, never changed.
create table order_events (
  account_id uuid not null,
  order_id uuid not null,
  id uuid not null,
  at timestamptz(3) not null default now(),
  -- By the names of src/domain/lifecycle/transitions.ts.
  event text not null,
  side text not null check (side in ('shop', 'lab', 'system')),
  -- The state that it leads to.
  state text not null check (state in (
    'submitted', 'quoted', 'accepted', 'inProduction', 'qualityControl', 'ready', 'shipped', 'delivered',
    'onHold', 'rejected', 'cancelled', 'remake'
  )),
  details jsonb not null default '{}',
  message text not null default '',
  -- Who did it may be of the lab, so another account: kept as it was, without a key to follow.
  by_account uuid not null,
  by_user uuid not null,
  by_name text not null,
  -- By which transaction it was written: streams find what is new by it, instead of reading a minute of events at each
  -- look. Null in events of a time when it was not kept; a client that comes back with an older position reads the feed.
  transaction_id xid8 default pg_current_xact_id(),
  primary key (account_id, order_id, id),
  foreign key (account_id, order_id) references orders
);

-- The feed of changes shows what others did, newest first, however many changes of one's own lie between. An index of
-- everything would be read through all of those; these hold what each reader is shown.
create index order_events_by_others on order_events (account_id, at desc, id desc)
  where by_account <> account_id;
create index order_events_by_lab on order_events (by_account, at desc, id desc)
  where by_account <> account_id;
create index order_events_by_owner on order_events (at desc, id desc)
  where by_account = account_id;

create index order_events_by_transaction on order_events (transaction_id) where transaction_id is not null;

-- What the lab's own software is told, oldest first. Without `submit`, so that placing an order writes nothing here; those
-- are found by the index of placed orders.
create index order_events_handed on order_events (at, order_id, id)
  where event in ('agree', 'accept', 'reject', 'ask', 'answer', 'resume', 'cancel');

alter table orders enable row level security, force row level security;
create policy own on orders using (account_id = (select acting_account()));
create policy lab_reads on orders for select using ((select acting_for_lab()));
create policy lab_acts on orders for update
  using ((select acting_for_lab())) with check ((select acting_for_lab()));
create policy lab_remakes on orders for insert
  with check ((select acting_for_lab()) and remake_of is not null);

alter table order_events enable row level security, force row level security;
create policy own on order_events using (account_id = (select acting_account()));
create policy lab_reads on order_events for select using ((select acting_for_lab()));
create policy lab_acts on order_events for insert with check ((select acting_for_lab()));

-- Inserts orders of several accounts, `[{account_id, orders: [...]}, ...]`, each with its first event and the words it is
-- found by. Returns those that it inserted. It leaves out those whose id the account has used, and those that were judged by
-- another catalogue than the lab's (`judged_by`; null for what is not made by one).
--
-- A function that sets the scope by itself, for the same reasons as find_sessions().
create function place_orders(asked jsonb) returns table (account_id uuid, id uuid, placed_at timestamptz)
language plpgsql as $$
#variable_conflict use_column
declare own record;
begin
  for own in select * from jsonb_to_recordset(asked) as each_account (account_id uuid, orders jsonb) loop
    perform set_config('adasi.account', own.account_id::text, true);
    return query
      with sent as (
        select * from jsonb_to_recordset(own.orders) as each_order (
          id uuid, kind text, content jsonb, price jsonb, lens_names jsonb, pieces integer, placed_by uuid,
          request_hash bytea, first_event uuid, side text, by_account uuid, by_user uuid, by_name text, words text[],
          judged_by text
        )
      ), placed as (
        insert into orders
          (account_id, id, kind, content, price, lens_names, pieces, placed_by, request_hash, last_event, search)
        select own.account_id, id, kind, content, price, lens_names, pieces, placed_by, request_hash, first_event,
          ' ' || array_to_string(words, ' ')
        from sent
        where judged_by is null or judged_by = (select revision from catalogue)
        on conflict (account_id, id) do nothing
        returning account_id, id, placed_at
      ), begun as (
        insert into order_events
          (account_id, order_id, id, at, event, side, state, by_account, by_user, by_name)
        select placed.account_id, id, first_event, placed_at, 'submit', side, 'submitted', by_account, by_user, by_name
        from placed join sent using (id)
      ), found as (
        insert into order_words (account_id, word, placed_at, order_id)
        select placed.account_id, unnest(words), placed_at, id from placed join sent using (id)
      )
      select account_id, id, placed_at from placed;
  end loop;
end $$;
