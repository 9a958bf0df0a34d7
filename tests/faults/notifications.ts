import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import { orderPaths } from '../../src/api/orders/paths.ts';
import { orderRequest } from '../server/support/order-request.ts';
import { killServer } from '../server/support/processes.ts';
import { freePort, type RealServer, signInAt, startServer } from '../server/support/real-server.ts';
import { pushBrowser } from '../support/push-browser.ts';
import { runFault } from './support/fault-run.ts';
import { askServer } from './support/machine.ts';
import {
  httpProvider,
  mailProvider,
  type Provider,
  silentProvider,
} from './support/notification-providers.ts';
import { asSuperuser } from './support/stored-orders.ts';

/**
 * Kills the server, in every other round together with PostgreSQL, and one provider per round, while events of orders
 * are sent over four channels, one to three per message, and a fifth channel hangs. In the end each event must have
 * been sent in exactly one message. A provider that knows ids must get each message once; the others at most twice, and
 * twice only as often as answers were lost or a process was killed. `-- 2000` sends that many messages instead of
 * 20,000.
 */
const messages = Number(process.argv[2] ?? 20_000);
const rounds = 4;

/** Messages of a channel sent at a time: this many may be repeated after a kill of either side. */
const atATime = 16;

const sms = await httpProvider((_, body) => JSON.parse(body).id, { said: { status: 'ok' } });
const bale = await httpProvider((_, body) => JSON.parse(body).request_id, {
  said: { message_id: 'm' },
});
const push = await httpProvider(({ headers }) => String(headers.topic), { status: 201 });
const email = await mailProvider();
const telegram = await silentProvider();
const providers = { sms, bale, push, email } satisfies Record<string, Provider>;
type Name = keyof typeof providers;
const names = Object.keys(providers) as Name[];

const local = ({ port }: { port: number }) => `http://127.0.0.1:${port}`;
const addresses: Record<Name | 'telegram', string> = {
  sms: '+989120000001',
  bale: '+989120000001',
  email: 'shop@shop.example',
  push: JSON.stringify(pushBrowser().subscription(`${local(push)}/push`)),
  telegram: '1',
};

function settingsIn(root: string): Record<string, string> {
  const template = {
    address: local(sms),
    json: { id: '{{id}}', text: '{{text}}', to: '{{mobile}}' },
    answer: { path: 'status', sent: ['ok'] },
  };
  const file = path.join(root, 'sms.json');
  writeFileSync(file, JSON.stringify(template));
  return {
    SMS_TEMPLATE: file,
    SAFIR_KEY: 'key',
    SAFIR_BOT: '1',
    SAFIR_ADDRESS: local(bale),
    PUSH_CONTACT: 'mailto:panel@lab.example',
    PUSH_SERVICES: local(push),
    SMTP_URL: `smtp://127.0.0.1:${email.port}`,
    SMTP_TLS: 'off',
    MAIL_FROM: 'panel@lab.example',
    TELEGRAM_TOKEN: '1:a',
    TELEGRAM_BOT: 'lab_bot',
    TELEGRAM_ADDRESS: local(telegram),
    LOG_LEVEL: 'silent',
  };
}

/** Adds a destination of a shop's user for each channel. */
const addDestinations = (dataDir: string) =>
  asSuperuser(dataDir, (client) =>
    client.query(
      `insert into destinations (account_id, id, user_id, side, channel, address)
       select account_id, gen_random_uuid(), id, 'shop', channel, address
       from users, unnest($1::text[], $2::text[]) as place (channel, address) where username = 'shop'`,
      [Object.keys(addresses), Object.values(addresses)],
    ),
  );

/** Places an order that the lab writes about. Such a message is always sent, whatever becomes of the order. */
async function writeAboutOrder(origin: string): Promise<void> {
  const [shop, lab] = [await signInAt(origin, 'shop'), await signInAt(origin, 'lab')];
  const id = uuidv7();
  const placing = { method: 'POST', cookie: shop, id, body: orderRequest() };
  const writing = {
    method: 'POST',
    cookie: lab,
    id: uuidv7(),
    body: { event: 'write', message: 'Ready?' },
  };
  for (const [path, asked] of [
    [orderPaths.orders, placing],
    [orderPaths.events(id), writing],
  ] as const) {
    const { status } = await askServer(`${origin}${path}`, asked);
    if (status !== 201) throw new Error(`${path} was answered with ${status}`);
  }
}

/** Inserts messages about the order for new destinations of a channel, one to three for each. */
const addMessages = (dataDir: string, channel: Name, count: number) =>
  asSuperuser(dataDir, (client) =>
    client.query(
      `with base as (select * from destinations where channel = $1 limit 1), place as (
         insert into destinations (account_id, id, user_id, side, channel, address)
         select account_id, gen_random_uuid(), user_id, side, channel, address from base, generate_series(1, $2)
         returning *
       ), numbered as (select *, row_number() over () as number from place)
       insert into outgoing_messages (account_id, id, user_id, destination_id, channel, topic, order_account, order_id,
         event_id, event, at, expires_at)
       select place.account_id, gen_random_uuid(), place.user_id, place.id, $1, 'messages', event.account_id,
         event.order_id, event.id, event.event, now() - interval '5 minutes', now() + interval '1 hour'
       from numbered place cross join lateral generate_series(0, place.number % 3)
       cross join order_events event where event.event = 'write'`,
      [channel, Math.round(count / 2)],
    ),
  );

/** A channel's messages with their destinations and outcomes; those sent together have the same id. */
const readMessages = (dataDir: string, channel: Name) =>
  asSuperuser(dataDir, async (client) => {
    const { rows } = await client.query<{ id: string; destination: string; outcome: string }>(
      `select coalesce(bunch_id, id) as id, destination_id as destination, outcome from outgoing_messages
       where channel = $1 and topic is not null`,
      [channel],
    );
    return rows;
  });

/** Inserts test messages to a channel's destination and returns their ids. */
const addTests = (dataDir: string, channel: string, count: number) =>
  asSuperuser(dataDir, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into outgoing_messages (account_id, id, user_id, destination_id, channel, expires_at)
       select account_id, gen_random_uuid(), user_id, id, channel, now() + interval '1 hour'
       from (select * from destinations where channel = $1 limit 1) as base, generate_series(1, $2) returning id`,
      [channel, count],
    );
    return rows.map(({ id }) => id);
  });

const countLeft = (dataDir: string) =>
  asSuperuser(dataDir, async (client) => {
    const { rows } = await client.query<{ left: number }>(
      `select count(*)::int as left from outgoing_messages where due_at is not null and channel <> 'telegram'`,
    );
    return rows[0]?.left ?? 0;
  });

/** Places orders one after another until stopped. Returns how long each took, ms. */
async function placeOrders(origin: string, over: AbortSignal): Promise<number[]> {
  const cookie = await signInAt(origin, 'shop2');
  const took: number[] = [];
  while (!over.aborted) {
    const from = performance.now();
    const asked = { method: 'POST', cookie, id: uuidv7(), body: orderRequest() };
    const answer = await askServer(`${origin}/api/orders`, asked).catch(() => undefined);
    if (answer?.status === 201) took.push(performance.now() - from);
    // An account may only place a limited number of orders per minute.
    await wait(500);
  }
  return took;
}

const p99 = (took: readonly number[]) =>
  Math.round(took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? Number.NaN);

async function placingFor(origin: string, ms: number): Promise<number[]> {
  return placeOrders(origin, AbortSignal.timeout(ms));
}

/** The id as the provider receives it. */
const idSentTo = (name: Name, id: string) => (name === 'push' ? id.replaceAll('-', '') : id);

function check(name: Name, rows: Awaited<ReturnType<typeof readMessages>>): string {
  const { taken } = providers[name];
  const missing = rows.filter(({ id }) => !taken.times.has(idSentTo(name, id)));
  if (missing.length > 0) {
    const ends = [...new Set(missing.map(({ outcome }) => outcome))].join(', ');
    throw new Error(`${missing.length} of ${name} were never sent, but ended as ${ends}`);
  }
  const open = rows.filter(({ outcome }) => outcome !== 'sent' && outcome !== 'unknown');
  if (open.length > 0) throw new Error(`${open.length} of ${name} ended as ${open[0]?.outcome}`);
  const sent = new Set(rows.map(({ id }) => id)).size;
  const places = new Set(rows.map(({ destination }) => destination)).size;
  if (sent !== places) throw new Error(`${places} people got ${sent} messages of ${name}`);
  const { count, most } = taken.repeated;
  const allowed = taken.lost + 2 * rounds * atATime;
  const knowsIds = name === 'bale' || name === 'push';
  if (!knowsIds && most > 2) throw new Error(`a message of ${name} was sent ${most} times`);
  if (!knowsIds && count > allowed) throw new Error(`${count} of ${name} were sent twice`);
  return `${name}: ${rows.length} events in ${sent} messages, ${count} again after ${taken.lost} lost answers`;
}

await runFault({
  name: 'notifications',
  limitMs: 900_000,
  dataDirs: ['data'],
  async work(root) {
    const dataDir = path.join(root, 'data');
    const [port, settings] = [await freePort(), settingsIn(root)];
    let server: RealServer = await startServer(dataDir, port, settings);
    await addDestinations(dataDir);
    await writeAboutOrder(server.origin);
    const before = await placingFor(server.origin, 10_000);
    for (const name of names) await addMessages(dataDir, name, messages / 4);
    await addTests(dataDir, 'telegram', 200);
    const during = await placingFor(server.origin, 10_000);
    for (let round = 1; round <= rounds; round += 1) {
      const provider = providers[names[round % names.length] as Name];
      await wait(1_000 + Math.random() * 2_000);
      await provider.kill();
      await wait(Math.random() * 1_000);
      killServer(server, round % 2 === 0 ? dataDir : undefined);
      server = await startServer(dataDir, port, settings);
      await provider.start();
    }
    while ((await countLeft(dataDir)) > 0) await wait(500);
    const from = performance.now();
    const [probe = ''] = await addTests(dataDir, 'sms', 1);
    while (!sms.taken.times.has(probe)) await wait(20);
    const probeMs = performance.now() - from;
    if (probeMs > 10_000) throw new Error(`with one channel hanging, a message took ${probeMs} ms`);
    const found: string[] = [];
    for (const name of names) found.push(check(name, await readMessages(dataDir, name)));
    killServer(server, dataDir);
    return (
      `${rounds} kills of both sides; ${found.join('; ')}; beside a channel that hangs a message took ${Math.round(probeMs)} ms; ` +
      `placing an order p99 ${p99(before)} ms before, ${p99(during)} ms while ${messages} messages leave`
    );
  },
});
