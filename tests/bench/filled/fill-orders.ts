import pg from 'pg';

/** The number of orders in a filled database, and of the accounts they belong to. */
export interface Filling {
  orders: number;
  accounts: number;
}

/** One patient in 40 has this name. */
export const commonName = 'علی';
/** Just as many have this one, and none has both. */
export const otherName = 'نام4';
/** One patient in 200 has this name. */
export const rareName = 'خانواده017';

/** The tables that an order writes to in addition to its account's; all of them are filled. */
const filledTables = ['orders', 'order_words', 'order_events', 'counted_orders'] as const;

/** Orders per transaction. */
const batch = 250_000;

/**
 * Creates the orders of the past year, oldest first, rotating through the accounts, one of which is the customer's.
 * They are copies of a sample order, each with its own reference and patient and the events of its placing and
 * acceptance. The newest 4 % are in progress at the lab, some of them late. Of the others a few were cancelled, one in
 * 20 was shipped late, one in 100 remade, and one in 50 had a breakage. They use forty lenses, half of them the first.
 */
export async function fillOrders(sockets: string, { orders, accounts }: Filling): Promise<void> {
  const client = new pg.Client({ host: sockets, user: 'postgres', database: 'adasi' });
  await client.connect();
  try {
    await prepare(client, accounts);
    for (let newest = orders; newest > 0; newest -= batch) {
      const oldest = Math.max(newest - batch, 0) + 1;
      await client.query(fillSql, [newest, oldest, accounts, orders, commonName]);
      console.log(`filled ${(orders - oldest + 1).toLocaleString('en')} orders`);
    }
    await tidy(client);
  } finally {
    await client.end();
  }
}

async function prepare(client: pg.Client, accounts: number): Promise<void> {
  // Foreign keys hold by construction; checking each would take most of the time.
  await client.query('set session_replication_role = replica');
  await client.query('set synchronous_commit = off');
  await client.query("set maintenance_work_mem = '1GB'");
  await client.query(
    `insert into accounts (account_id, name)
     select gen_random_uuid(), 'Shop ' || n from generate_series(2, $1::int) n`,
    [accounts],
  );
  for (const table of filledTables) {
    await client.query(`alter table ${table} set (autovacuum_enabled = false)`);
    // Insertions skip these indexes until they are rebuilt, which is much faster than entry by entry.
    await client.query(
      `update pg_index set indisready = false, indisvalid = false where indrelid = '${table}'::regclass`,
    );
  }
}

/** Leaves the tables as after a year of use; otherwise the clean-up would run during the first measurements. */
async function tidy(client: pg.Client): Promise<void> {
  for (const table of filledTables) {
    await client.query(`reindex table ${table}`);
    await client.query(`alter table ${table} reset (autovacuum_enabled)`);
    await client.query(`vacuum (analyze) ${table}`);
    console.log(`indexed ${table}`);
  }
  await client.query('vacuum (analyze) accounts');
  await client.query('checkpoint');
}

const fillSql = `
  with shops as (
    select account_id, row_number() over (order by account_id <> customer, account_id) - 1 as at
    from accounts, (select account_id as customer from users where username = 'customer') as one
    where name like 'Shop %' or account_id = customer
  ), numbered as (
    select n, uuidv7(-age) as id, uuidv7(-age) as last_event, now() - age as placed_at, name, 'خانواده' || family as family
    from generate_series($1::int, $2::int, -1) n,
      lateral (select n / $4::float8 * interval '360 days' as age,
        case (n::bigint * 7919) % 40 when 0 then $5 else 'نام' || (n::bigint * 7919) % 40 end as name,
        lpad(((n::bigint / 40 * 104729) % 200)::text, 3, '0') as family) as patient
  ), placed as (
    insert into orders (account_id, id, kind, content, price, lens_names, placed_at, placed_by, request_hash, state,
      promised_for, since, last_event, search)
    select shops.account_id, numbered.id, o.kind,
      o.content || jsonb_build_object('reference', 'N-' || n, 'patient', name || ' ' || family),
      o.price, o.lens_names, numbered.placed_at, o.placed_by, o.request_hash,
      case
        when n > $4::int / 25 then case when n % 50 = 0 then 'cancelled' else 'delivered' end
        when n % 400 = 0 then 'quoted'
        else (array['submitted', 'accepted', 'inProduction', 'qualityControl', 'ready', 'shipped'])[1 + n % 6]
      end,
      case when n % 6 > 0 then (numbered.placed_at + interval '12 days')::date end,
      numbered.placed_at + interval '1 hour', numbered.last_event, ' ' || substr(md5(numbered.id::text), 1, 8) || ' ' || substr(md5(numbered.id::text), 5, 4)
        || ' n' || n || ' ' || n || ' ' || name || ' ' || family
    from (select * from orders where content->>'reference' = 'N-102') o,
      numbered join shops on shops.at = n % $3::int
    returning account_id, id, placed_at, placed_by, state, last_event, search
  ), found_by as (
    insert into order_words (account_id, word, placed_at, order_id)
    select account_id, unnest(string_to_array(substr(search, 2), ' ')), placed_at, id from placed
  ), counted as (
    insert into counted_orders (account_id, lens, counted, placed_at, order_id)
    select account_id, under.lens, counted, placed_at, id
    from (select *, substring(search from ' n([0-9]+) ')::int as n from placed) as each,
      unnest(array['', 'rx bench-' || case when n % 2 = 0 then 0 else n % 39 + 1 end]) as under (lens),
      lateral (
        select case when state not in ('delivered', 'shipped') then 'open' when n % 20 = 7 then 'late' else 'onTime' end
        union all select unnest(array['remade', 'remade.labFault']) where state = 'delivered' and n % 100 = 3
        union all select unnest(array['broken', 'broken.scratch']) where n % 50 = 9
      ) as found (counted)
    where state not in ('submitted', 'quoted', 'cancelled')
  ), passed as (
    select *, state not in ('submitted', 'quoted') as is_accepted from placed
  ), submitted as (
    insert into order_events (account_id, order_id, id, at, event, side, state, by_account, by_user, by_name)
    select account_id, id, case when is_accepted then uuidv7(placed_at - now()) else last_event end, placed_at,
      'submit', 'shop', 'submitted', account_id, placed_by, 'Shop'
    from passed
  )
  insert into order_events (account_id, order_id, id, at, event, side, state, by_account, by_user, by_name)
  select passed.account_id, passed.id, last_event, placed_at + interval '1 hour',
    'accept', 'lab', 'accepted', lab.account_id, lab.id, lab.name
  from passed, (select account_id, id, name from users where username = 'lab') as lab
  where is_accepted`;
