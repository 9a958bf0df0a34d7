import { DatabaseError } from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { Replica, ReplicaBehind } from '../../../../server/db/pool/replica.ts';
import { ReplicaReads } from '../../../../server/db/pool/replica-reads.ts';
import { Overloaded } from '../../../../server/process/concurrency/work-queue.ts';
import { log } from '../../../../server/process/log/log.ts';

/** Never connected to. */
function made(options: { patienceMs?: number } = {}) {
  const replica = new Replica({ host: '/nowhere' }, { patienceMs: 0, ...options });
  afterAll(() => replica.close());
  const reads = new ReplicaReads(replica, async () => '0/1');
  return { replica, reads };
}

const fromPrimary = async () => 'primary';
const fromReplica = async () => 'replica';

function refusal(code: string): DatabaseError {
  return Object.assign(new DatabaseError('', 0, 'error'), { code });
}

test('a read goes to the replica', async () => {
  const { replica, reads } = made();
  expect(await reads.read(fromReplica, fromPrimary)).toBe('replica');
  expect(replica.counts).toEqual({ replica: 1, behind: 0, failed: 0, resting: 0 });
});

test.each([
  ['a conflict with what is replayed', refusal('40001')],
  ['the time limit', refusal('57014')],
  ['a replica that shuts down', refusal('57P01')],
  ['a replica that is not there', Object.assign(new Error(), { code: 'ECONNREFUSED' })],
  ['no free connection', new Overloaded()],
])(
  'after %s the read goes to the primary, and later reads go there directly for a while',
  async (_, error) => {
    const { replica, reads } = made();
    expect(await reads.read(() => Promise.reject(error), fromPrimary)).toBe('primary');
    const next = new ReplicaReads(replica, async () => '0/1');
    expect(await next.read(fromReplica, fromPrimary)).toBe('primary');
    expect(replica.counts).toEqual({ replica: 0, behind: 0, failed: 1, resting: 1 });
  },
);

test('a read waits for a replica that catches up in time', async () => {
  const { replica, reads } = made({ patienceMs: 30_000 });
  const later = vi.fn(fromReplica).mockRejectedValueOnce(new ReplicaBehind());
  expect(await reads.read(later, fromPrimary)).toBe('replica');
  expect(replica.counts).toMatchObject({ replica: 1, behind: 0 });
});

test('after one read from the primary, all later reads of the request go there', async () => {
  const replica = new Replica(
    { host: '/nowhere' },
    { patienceMs: 0, restMs: { behind: 0, failed: 0 } },
  );
  afterAll(() => replica.close());
  const reads = new ReplicaReads(replica, async () => '0/1');
  expect(await reads.read(() => Promise.reject(new ReplicaBehind()), fromPrimary)).toBe('primary');
  expect(await reads.read(fromReplica, fromPrimary)).toBe('primary');
});

test('an error thrown by the callback is not retried', async () => {
  const { replica, reads } = made();
  const primary = vi.fn(fromPrimary);
  const refused = Promise.reject(new RangeError('not a day'));
  await expect(reads.read(() => refused, primary)).rejects.toThrow('not a day');
  expect(primary).not.toHaveBeenCalled();
  expect(replica.counts).toMatchObject({ failed: 0 });
});

test('without the primary’s position nothing is read from the replica', async () => {
  const { replica } = made();
  const reads = new ReplicaReads(replica, () => Promise.reject(refusal('42501')));
  expect(await reads.read(fromReplica, fromPrimary)).toBe('primary');
});

test('each switch of reads to and from the primary is logged once', async () => {
  const replica = new Replica(
    { host: '/nowhere' },
    { patienceMs: 0, restMs: { behind: 0, failed: 0 } },
  );
  afterAll(() => replica.close());
  const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const loggedInfo = vi.spyOn(log, 'info').mockImplementation(() => undefined);
  const read = (from: () => Promise<string>) =>
    new ReplicaReads(replica, async () => '0/1').read(from, fromPrimary);
  for (const _ of [1, 2, 3]) await read(() => Promise.reject(refusal('40001')));
  for (const _ of [1, 2, 3]) await read(fromReplica);
  expect(warned).toHaveBeenCalledTimes(1);
  expect(loggedInfo).toHaveBeenCalledTimes(1);
});
