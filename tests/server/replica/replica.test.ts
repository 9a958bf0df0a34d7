import { uuidv7 } from 'uuidv7';
import { describe, expect, test, vi } from 'vitest';
import { checkReplica } from '../../../server/db/check-replica.ts';
import { openDatabase } from '../../../server/db/pool/database.ts';
import { Replica } from '../../../server/db/pool/replica.ts';
import { log } from '../../../server/process/log/log.ts';
import { healthPath } from '../../../src/api/health/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { accountOf, deliveryActs } from '../support/deliveries.ts';
import { freshDatabase } from '../support/fresh-app.ts';
import { listen } from '../support/live.ts';
import { orderRequest } from '../support/order-request.ts';
import { stockRequest } from '../support/stock-request.ts';
import { partitionedPair } from './support/partitioned-pair.ts';
import { processOn } from './support/two-processes.ts';

const pair = await partitionedPair();
// Changes go to one process and reads to another, as behind a proxy. On a busy machine the replica may be late.
const works = processOn(pair, { patienceMs: 30_000 });
const reads = processOn(pair, { patienceMs: 30_000 });
/** Waits for the replica as briefly as possible, and tries it again soon. */
const hurried = processOn(pair, { patienceMs: 20, restMs: { behind: 50, failed: 50 } });

const lab = await works.signIn('lab');
const { act, made, ship, receive } = deliveryActs(works.request, lab);

async function place(shop: string, body: object): Promise<string> {
  const id = uuidv7();
  const headers = { 'Idempotency-Key': id };
  const answer = await works.request(orderPaths.orders, { cookie: shop, body, headers });
  expect(answer.status).toBe(201);
  return id;
}

/** The state of an order in the lab's list, as read from a process. */
async function listed({ request }: Pick<typeof reads, 'request'>, id: string) {
  const answer = await request(orderPaths.orders, { cookie: lab });
  expect(answer.status).toBe(200);
  const { orders } = (await answer.json()) as { orders: { id: string; state: string }[] };
  return orders.find((each) => each.id === id)?.state;
}

async function accepted(): Promise<string> {
  const id = await place(await works.signIn('shop'), orderRequest());
  expect((await act(id, lab, { event: 'accept', promisedFor: '2030-01-02' })).ok).toBe(true);
  return id;
}

/** What a server that starts says about the replica. */
async function saidAtStart(): Promise<unknown[]> {
  const said = vi.spyOn(log, 'warn').mockImplementation(() => {});
  await checkReplica(hurried.database);
  const lines = said.mock.calls.flat();
  said.mockRestore();
  return lines;
}

describe('a server that starts', () => {
  test('says nothing about a replica of its own database', async () => {
    expect(await saidAtStart()).toEqual([]);
  });

  test('does not start with a replica of another database', async () => {
    const { connection } = await freshDatabase();
    const replica = new Replica(pair.readConnection);
    const database = openDatabase(connection, { replica });
    await expect(checkReplica(database)).rejects.toThrow('a replica of another PostgreSQL');
    await database.close();
  });
});

describe('with the replica', () => {
  test.each(['shop', 'shop2', 'customer'])(
    'each step of an order of %s is in the next list from another process',
    async (name) => {
      const shop = await works.signIn(name);
      const id = await place(shop, orderRequest());
      expect(await listed(reads, id)).toBe('submitted');
      const steps = [
        ['accept', 'accepted'],
        ['start', 'inProduction'],
        ['inspect', 'qualityControl'],
        ['pass', 'ready'],
      ] as const;
      for (const [event, state] of steps) {
        const promise = event === 'accept' ? { promisedFor: '2030-01-02' } : {};
        await act(id, lab, { event, ...promise });
        expect(await listed(reads, id)).toBe(state);
      }
      const delivery = await made([id], { account: accountOf(name) });
      expect((await ship(delivery)).ok).toBe(true);
      expect(await listed(reads, id)).toBe('shipped');
      expect((await receive(delivery, shop, [])).ok).toBe(true);
      expect(await listed(reads, id)).toBe('delivered');
      expect(reads.replica.counts).toMatchObject({ behind: 0, failed: 0, resting: 0 });
    },
  );

  test('so is a stock order', async () => {
    const shop = await works.signIn('shop');
    const id = await place(shop, stockRequest([-200, 0, 1]));
    expect(await listed(reads, id)).toBe('submitted');
    await act(id, lab, { event: 'accept', promisedFor: '2030-01-02' });
    expect(await listed(reads, id)).toBe('accepted');
  });

  test('a change announced by the stream is in a list read afterwards', async () => {
    const stream = await listen(works.request, lab);
    await stream.begun();
    const placed: string[] = [];
    const shop = await works.signIn('shop');
    for (let count = 1; count <= 10; count += 1) {
      placed.push(await place(shop, orderRequest()));
      await expect.poll(() => stream.changes.length).toBe(count);
      expect(await listed(reads, placed.at(-1) ?? '')).toBe('submitted');
    }
    await stream.close();
  });

  test('shops read from the primary', async () => {
    const { counts } = reads.replica;
    const before = { ...counts };
    const answer = await reads.request(orderPaths.orders, { cookie: await reads.signIn('shop') });
    expect(answer.status).toBe(200);
    expect(counts).toEqual(before);
  });
});

describe('without the replica', () => {
  test('one that is behind is not read, so the list comes from the primary with the latest change', async () => {
    await pair.onReplica('select pg_wal_replay_pause()');
    const id = await accepted();
    expect(await listed(hurried, id)).toBe('accepted');
    expect(hurried.replica.counts.behind).toBeGreaterThan(0);
    await pair.onReplica('select pg_wal_replay_resume()');
    await expectReplicaToAnswer(id);
  });

  test('no request fails while it is down', async () => {
    await pair.stopReplica();
    expect(await saidAtStart()).toEqual([expect.stringMatching(/^READ_URL: .*the lab reads from/)]);
    const id = await accepted();
    expect(await listed(hurried, id)).toBe('accepted');
    expect(hurried.replica.counts.failed).toBeGreaterThan(0);
    expect((await hurried.request(`${healthPath}/ready`)).status).toBe(200);
    await pair.startReplica();
    await expectReplicaToAnswer(id);
  });

  test('the metrics count its reads by outcome', async () => {
    const headers = { Authorization: 'Bearer of-the-operator' };
    const text = await (await hurried.request('/api/metrics', { headers })).text();
    for (const outcome of ['replica', 'behind', 'failed', 'resting']) {
      expect(text).toMatch(
        new RegExp(`^adasi_replica_reads_total\\{outcome="${outcome}"\\} \\d+$`, 'm'),
      );
    }
  });

  test('it is not read after it was promoted', async () => {
    await pair.onReplica('select pg_promote()');
    expect(await saidAtStart()).toEqual([expect.stringContaining('follows no other one')]);
    const id = await accepted();
    const { replica: before } = hurried.replica.counts;
    expect(await listed(hurried, id)).toBe('accepted');
    expect(hurried.replica.counts.replica).toBe(before);
  });

  /** Repeats the request until the list comes from the replica again. */
  async function expectReplicaToAnswer(id: string): Promise<void> {
    const { replica: before } = hurried.replica.counts;
    await expect
      .poll(async () => {
        expect(await listed(hurried, id)).toBe('accepted');
        return hurried.replica.counts.replica;
      })
      .toBeGreaterThan(before);
  }
});
