import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../bench/figures.ts';
import { killServer } from '../server/support/processes.ts';
import { freePort, signInAt, startServer } from '../server/support/real-server.ts';
import { runFault } from './support/fault-run.ts';
import { httpProvider, mailProvider } from './support/notification-providers.ts';
import { placeAtPace } from './support/placing-pace.ts';
import { asSuperuser } from './support/stored-orders.ts';

/**
 * Places orders on one server, alternately with no messages being sent and with e-mails and text messages being sent
 * continuously, both alongside the same reads, and prints how long each order took. Fails if sending slows down
 * placing. `-- 2` runs that many pairs of turns instead of four.
 */
const pairs = Number(process.argv[2] ?? 4);

/** Orders per turn, and the interval between them, ms. */
const turn = { count: 150, everyMs: 40 };

/** How much longer the p99 may become, as a factor or in milliseconds: with few orders it fluctuates. */
const slowed = { times: 1.5, ms: 25 };

/** Least number of waiting messages per channel during a turn with messages. */
const fewest = 100;

const sms = await httpProvider((_, body) => JSON.parse(body).id, { said: { status: 'ok' } });
const email = await mailProvider();
const addresses = { sms: '+989120000001', email: 'shop@shop.example' };
const channels = Object.keys(addresses);

function settingsIn(root: string): Record<string, string> {
  const file = path.join(root, 'sms.json');
  const template = {
    address: `http://127.0.0.1:${sms.port}`,
    json: { id: '{{id}}', text: '{{text}}', to: '{{mobile}}' },
    answer: { path: 'status', sent: ['ok'] },
  };
  writeFileSync(file, JSON.stringify(template));
  return {
    SMS_TEMPLATE: file,
    SMTP_URL: `smtp://127.0.0.1:${email.port}`,
    SMTP_TLS: 'off',
    MAIL_FROM: 'panel@lab.example',
    LOG_LEVEL: 'silent',
  };
}

const addDestinations = (dataDir: string) =>
  asSuperuser(dataDir, (client) =>
    client.query(
      `insert into destinations (account_id, id, user_id, side, channel, address)
       select account_id, gen_random_uuid(), id, 'shop', channel, address
       from users, unnest($1::text[], $2::text[]) as place (channel, address) where username = 'shop'`,
      [channels, Object.values(addresses)],
    ),
  );

/** Number of waiting messages by channel. */
const countLeft = (dataDir: string) =>
  asSuperuser(dataDir, async (client) => {
    const { rows } = await client.query<{ channel: string; left: number }>(
      'select channel, count(*)::int as left from outgoing_messages where due_at is not null group by channel',
    );
    return new Map(rows.map(({ channel, left }) => [channel, left]));
  });

const addMessages = (dataDir: string, channel: string) =>
  asSuperuser(dataDir, (client) =>
    client.query(
      `insert into outgoing_messages (account_id, id, user_id, destination_id, channel, expires_at)
       select account_id, gen_random_uuid(), user_id, id, channel, now() + interval '1 hour'
       from destinations, generate_series(1, $2) where channel = $1`,
      [channel, 3 * fewest],
    ),
  );

/**
 * Polls the outbox until stopped, and keeps it filled if `isFilled`. Both kinds of turn poll, so that they bear the
 * same load.
 */
async function watchOutbox(dataDir: string, isFilled: boolean, over: AbortSignal): Promise<void> {
  for (; !over.aborted; await wait(250)) {
    const left = await countLeft(dataDir);
    if (!isFilled) continue;
    for (const channel of channels) {
      if ((left.get(channel) ?? 0) < fewest) await addMessages(dataDir, channel);
    }
  }
}

/** Times of placing orders, ms, without messages and while they are sent. */
async function comparePlacing(origin: string, dataDir: string) {
  const names = ['shop2', 'customer', 'lab'];
  const [first = '', second = '', lab = ''] = await Promise.all(
    names.map((name) => signInAt(origin, name)),
  );
  const place = async (isFilled: boolean) => {
    const ending = new AbortController();
    const watching = watchOutbox(dataDir, isFilled, ending.signal);
    const times = await placeAtPace({ origin, shops: [first, second], lab, ...turn });
    ending.abort();
    await watching;
    return times;
  };
  await place(false);
  const [without, during]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < pairs; pair += 1) {
    without.push(...(await place(false)));
    during.push(...(await place(true)));
    while ((await countLeft(dataDir)).size > 0) await wait(200);
  }
  return { without: without.toSorted((a, b) => a - b), during: during.toSorted((a, b) => a - b) };
}

await runFault({
  name: 'placing',
  limitMs: 600_000,
  dataDirs: ['data'],
  async work(root) {
    const dataDir = path.join(root, 'data');
    const server = await startServer(dataDir, await freePort(), settingsIn(root));
    await addDestinations(dataDir);
    const { without, during } = await comparePlacing(server.origin, dataDir);
    killServer(server, dataDir);
    const [before, whileSending] = [quantile(without, 0.99), quantile(during, 0.99)];
    const ms = (share: number) =>
      [without, during].map((times) => quantile(times, share).toFixed(1)).join(' and ');
    const found =
      `${without.length} orders without messages and ${during.length} while ${sms.taken.times.size + email.taken.times.size} ` +
      `messages left: p99 ${ms(0.99)} ms, ratio ${(whileSending / before).toFixed(2)}; median ${ms(0.5)} ms`;
    if (whileSending > Math.max(before * slowed.times, before + slowed.ms)) {
      throw new Error(`placing is slowed: ${found}`);
    }
    return found;
  },
});
