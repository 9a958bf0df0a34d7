import pg from 'pg';

export const ordersInBench = 1_000_000;
const accounts = 1_000;

/** One patient in 40 has it. */
export const commonName = 'علی';
/** One patient in 200 has it. */
export const rareName = 'خانواده017';

/**
 * Orders of the last year of 1,000 accounts, one of them the customer's: copies of a sample order, each with its own
 * reference and a patient. The newest 40,000 are on their way through the lab, some of them late; of the others a few
 * were cancelled.
 */
export async function fillOrders(sockets: string): Promise<void> {
  const client = new pg.Client({ host: sockets, user: 'postgres', database: 'adasi' });
  await client.connect();
  try {
    await fill(client);
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client): Promise<void> {
  // Foreign keys hold by construction; checking each would take most of the time.
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into accounts (account_id, name)
     select gen_random_uuid(), 'Shop ' || n from generate_series(2, $1::int) n`,
    [accounts],
  );
  await client.query(fillSql, [ordersInBench, accounts, commonName]);
  await client.query(
    `insert into order_words (account_id, word, placed_at, order_id)
     select account_id, unnest(string_to_array(substr(search, 2), ' ')), placed_at, id
     from orders o where not exists
       (select from order_words w where w.account_id = o.account_id and w.order_id = o.id)`,
  );
  await client.query(
    `insert into order_events (account_id, order_id, id, at, event, side, state, by_account, by_user, by_name)
     select account_id, id, gen_random_uuid(), placed_at, 'submit', 'shop', 'submitted', account_id, placed_by, ''
     from orders o where not exists
       (select from order_events e where e.account_id = o.account_id and e.order_id = o.id)`,
  );
  // Otherwise the clean-up after so many inserts would run during the first measurements.
  await client.query('vacuum (analyze) orders, order_words, order_events');
  await client.query('checkpoint');
}

const fillSql = `
  with shops as (
    select account_id, row_number() over (order by account_id <> customer, account_id) - 1 as at
    from accounts, (select account_id as customer from users where username = 'customer') as one
    where name like 'Shop %' or account_id = customer
  ), numbered as (
    select n, gen_random_uuid() as id, now() - n * interval '31 s' as placed_at,
      case (n::bigint * 7919) % 40 when 0 then $3 else 'نام' || (n::bigint * 7919) % 40 end as name,
      'خانواده' || lpad(((n::bigint / 40 * 104729) % 200)::text, 3, '0') as family
    from generate_series(1, $1::int) n
  )
  insert into orders (account_id, id, kind, content, price, lens_names, placed_at, placed_by, request_hash, state,
    promised_for, search)
  select shops.account_id, numbered.id, o.kind,
    o.content || jsonb_build_object('reference', 'N-' || n, 'patient', name || ' ' || family),
    o.price, o.lens_names, numbered.placed_at, o.placed_by, o.request_hash,
    case
      when n > 40000 then case when n % 50 = 0 then 'cancelled' else 'delivered' end
      when n % 400 = 0 then 'quoted'
      else (array['submitted', 'accepted', 'inProduction', 'qualityControl', 'ready', 'shipped'])[1 + n % 6]
    end,
    case when n % 6 > 0 then (numbered.placed_at + interval '12 days')::date end,
    ' ' || substr(md5(numbered.id::text), 1, 8) || ' ' || substr(md5(numbered.id::text), 5, 4)
      || ' n' || n || ' ' || n || ' ' || name || ' ' || family
  from (select * from orders where content->>'reference' = 'N-102') o,
    numbered join shops on shops.at = n % $2::int`;
