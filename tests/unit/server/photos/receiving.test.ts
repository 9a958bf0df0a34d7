import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { Overloaded } from '../../../../server/process/concurrency/work-queue.ts';
import { GrowingBytes } from '../../../../server/use-cases/photos/growing-bytes.ts';
import { isTooSlow, slowestPace } from '../../../../server/use-cases/photos/pace.ts';
import { Receiving, type ReceivingLimits } from '../../../../server/use-cases/photos/receiving.ts';

const kb = 1024;
const patient = { graceMs: 60_000, bytesPerSecond: 1 };
const limits: ReceivingLimits = {
  atOnce: 2,
  maxWaiting: 2,
  maxWaitMs: 5_000,
  bytes: 1_024 * kb,
  pace: patient,
};

/** A body that the test sends in pieces. */
function slowBody() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let wasCut = false;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
    cancel() {
      wasCut = true;
    },
  });
  const send = (bytes: number) => controller?.enqueue(new Uint8Array(bytes).fill(7));
  return { body, send, close: () => controller?.close(), isCut: () => wasCut };
}

const lengthOf = async (bytes: Uint8Array) => bytes.length;
const whole = (bytes: number) => new Blob([new Uint8Array(bytes)]).stream();

test.each([
  ['nothing within the grace period', 0, 19_999, false],
  ['nothing after it', 0, 20_001, true],
  ['one byte a second for a minute', 60, 60_000, true],
  ['a byte for each second of a long upload', 1_200, 1_200_000, true],
  ['1 KB/s', 60 * kb, 60_000, true],
  ['3 KB/s for two minutes', 360 * kb, 120_000, true],
  ['4 KB/s', 240 * kb, 60_000, false],
  ['5 MB in twenty minutes', 5 * kb * kb, 1_200_000, false],
  ['400 kbit/s', 50_000 * 10, 10_000, false],
  ['a part of 128 KB over a connection shared by eight', 128 * kb, 21_000, false],
  ['a fast start that then stalls', 64 * kb, 40_000, true],
])('%s: too slow is %s', (_, bytes, elapsedMs, expected) => {
  expect(isTooSlow(bytes, elapsedMs, slowestPace)).toBe(expected);
});

describe('an upload', () => {
  test('is read completely before work on it begins', async () => {
    const { body, send, close } = slowBody();
    let hasBegun = false;
    const result = new Receiving(limits).receive('a', body, async (bytes) => {
      hasBegun = true;
      return [...bytes.subarray(0, 2), bytes.length];
    });
    send(10);
    await wait(20);
    expect(hasBegun).toBe(false);
    send(90);
    close();
    expect(await result).toEqual([7, 7, 100]);
  });

  test.each([0, 1, 65_535, 65_536, 65_537, 300_000])(
    'of %i bytes arrives as sent',
    async (size) => {
      const sent = Uint8Array.from({ length: size }, (_, at) => at % 251);
      const body = size === 0 ? null : new Blob([sent]).stream();
      const received = await new Receiving(limits).receive('a', body, async (bytes) =>
        Uint8Array.from(bytes),
      );
      expect(Buffer.from(received).equals(sent)).toBe(true);
    },
  );

  test('whose client disconnects fails, and frees its slot', async () => {
    const receiving = new Receiving({ ...limits, atOnce: 1 });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new Error('aborted')),
    });
    await expect(receiving.receive('a', body, lengthOf)).rejects.toThrow('aborted');
    expect(await receiving.receive('a', whole(5), lengthOf)).toBe(5);
  });
});

describe('a slow sender', () => {
  test.each([1, 2, 4, 8, 16])(
    'with %i uploads does not keep other accounts waiting',
    async (count) => {
      const receiving = new Receiving(limits);
      const slow = Array.from({ length: count }, slowBody);
      const results = Promise.allSettled(
        slow.map(({ body }) => receiving.receive('slow', body, lengthOf)),
      );
      for (const { send } of slow) send(1);
      const others = ['b', 'c', 'd'].map((account) =>
        receiving.receive(account, whole(100_000), lengthOf),
      );
      expect(await Promise.all(others)).toEqual([100_000, 100_000, 100_000]);
      for (const { close } of slow) close();
      const done = (await results).filter(({ status }) => status === 'fulfilled');
      expect(done).toHaveLength(Math.min(count, limits.atOnce + limits.maxWaiting));
    },
  );

  test('is cut off, and the account’s next upload begins', async () => {
    const pace = { graceMs: 100, bytesPerSecond: 10_000 };
    const receiving = new Receiving({ ...limits, atOnce: 1, pace });
    const { body, send, isCut } = slowBody();
    const slow = receiving.receive('a', body, lengthOf);
    send(5);
    const next = receiving.receive('a', whole(20_000), lengthOf);
    await expect(slow).rejects.toThrow(Overloaded);
    expect(isCut()).toBe(true);
    expect(await next).toBe(20_000);
  });
});

describe('the memory limit of all uploads', () => {
  test('is enforced by cutting off the account that holds most', async () => {
    const receiving = new Receiving({ ...limits, atOnce: 4 });
    const heavy = Array.from({ length: 4 }, slowBody);
    const results = heavy.map(({ body }) => receiving.receive('heavy', body, lengthOf));
    const ends = Promise.allSettled(results);
    for (const { send } of heavy) send(250 * kb);
    await wait(20);
    expect(await receiving.receive('light', whole(200 * kb), lengthOf)).toBe(200 * kb);
    for (const { close, isCut } of heavy) if (!isCut()) close();
    const statuses = (await ends).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'rejected').length).toBeGreaterThanOrEqual(1);
    expect(statuses.filter((status) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
    expect(await receiving.receive('heavy', whole(10), lengthOf)).toBe(10);
  });

  test('is freed when an upload is done', async () => {
    const receiving = new Receiving(limits);
    for (let at = 0; at < 10; at += 1) {
      expect(await receiving.receive('a', whole(500 * kb), lengthOf)).toBe(500 * kb);
    }
  });

  test('does not depend on the number of pieces', () => {
    const bytes = new GrowingBytes();
    for (let at = 0; at < 100_000; at += 1) bytes.add(Uint8Array.of(at));
    expect(bytes.length).toBe(100_000);
    expect(bytes.capacity).toBeLessThanOrEqual(2 * 100_000);
    expect([...bytes.bytes().subarray(255, 258)]).toEqual([255, 0, 1]);
  });
});
