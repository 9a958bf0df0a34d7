import pg from 'pg';
import type { OrdersAnswer } from '../../src/api/contract.ts';
import { paths } from '../../src/api/paths.ts';
import { signInAt } from '../server/support/real-server.ts';
import { printFigures, quantile } from './figures.ts';

const orders = 1_000_000;
const pagesRead = 300;

/** Fetches page after page of the order list, with a million orders in the database. */
export async function benchOrdersPage(origin: string, sockets: string): Promise<void> {
  await fill(sockets);
  const figures = [];
  for (const [username, what] of [
    ['customer', 'a shop’s page'],
    ['lab', 'the lab’s page, all accounts'],
  ] as const) {
    const times = await readPages(origin, await signInAt(origin, username));
    figures.push({ what: `${what}, p50`, value: quantile(times, 0.5), unit: 'ms' });
    figures.push({ what: `${what}, p99`, value: quantile(times, 0.99), unit: 'ms', atMost: 20 });
  }
  printFigures(`API: a page of orders from ${orders.toLocaleString('en')}`, figures);
}

async function readPages(origin: string, cookie: string): Promise<number[]> {
  const times: number[] = [];
  let after = '';
  for (let page = 0; page < pagesRead; page += 1) {
    const from = performance.now();
    const answer = await fetch(`${origin}${paths.orders}${after}`, { headers: { Cookie: cookie } });
    const { next }: OrdersAnswer = await answer.json();
    times.push(performance.now() - from);
    after = next ? `?after=${encodeURIComponent(next)}` : '';
  }
  return times.sort((a, b) => a - b);
}

/** Copies one of the sample orders a million times over the last year, to the customer's account and the second shop's. */
async function fill(sockets: string): Promise<void> {
  const client = new pg.Client({ host: sockets, user: 'postgres', database: 'adasi' });
  await client.connect();
  // Foreign keys hold by construction; checking each would take most of the time.
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into orders (account_id, id, kind, content, price, lens_names, placed_at, placed_by, request_hash)
     select u.account_id, gen_random_uuid(), o.kind, o.content, o.price, o.lens_names,
       now() - n * interval '31 s', u.id, o.request_hash
     from (select * from orders where content->>'reference' = 'N-102') o,
       generate_series(1, $1::int) n
       join users u on u.username = case when n % 2 = 0 then 'customer' else 'shop2' end`,
    [orders],
  );
  await client.query(
    `insert into order_events (account_id, order_id, id, at, event, side, state, by_account, by_user, by_name)
     select account_id, id, gen_random_uuid(), placed_at, 'submit', 'shop', 'submitted', account_id, placed_by, ''
     from orders o where not exists
       (select from order_events e where e.account_id = o.account_id and e.order_id = o.id)`,
  );
  // Otherwise the clean-up after so many inserts would run during the first measurements.
  await client.query('vacuum (analyze) orders, order_events');
  await client.query('checkpoint');
  await client.end();
}
