import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changePaths } from '../../../src/api/changes/paths.ts';
import { changeApi, readApi } from '../../../src/api/client.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const json = { headers: { 'Content-Type': 'application/json' } };

/** A server that takes every request and sends the given parts of a JSON answer, one each `pause` ms; then nothing. */
function serve(parts: readonly string[], pause: number, isWhole = true) {
  const requests: AbortSignal[] = [];
  vi.stubGlobal('fetch', async (_path: string, { signal }: { signal: AbortSignal }) => {
    requests.push(signal);
    if (parts.length === 0) {
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal)));
    }
    const body = new ReadableStream<Uint8Array>({
      async start(answer) {
        signal.addEventListener('abort', () => answer.error(signal.reason));
        for (const part of parts) {
          await new Promise((resolve) => setTimeout(resolve, pause));
          if (signal.aborted) return;
          answer.enqueue(new TextEncoder().encode(part));
        }
        if (isWhole) answer.close();
      },
    });
    return new Response(body, json);
  });
  return requests;
}

/** The answer, and after how many seconds it was there. */
async function timed<Answer>(ask: () => Promise<Answer>) {
  const from = Date.now();
  const asking = ask().then((answer) => ({ answer, after: (Date.now() - from) / 1000 }));
  await vi.advanceTimersByTimeAsync(600_000);
  return asking;
}

const read = () => timed(() => readApi(changePaths.changes));

test('gives a reading up that nothing answers for half a minute', async () => {
  const requests = serve([], 0);
  expect(await read()).toEqual({ answer: { kind: 'offline' }, after: 30 });
  expect(requests[0]?.aborted).toBe(true);
});

test('waits longer for a change, which may have been made although no response arrived', async () => {
  serve([], 0);
  expect(
    (await timed(() => changeApi(sessionPaths.logout, { method: 'POST', body: undefined }))).after,
  ).toBe(60);
});

test('waits as long as the caller allows for requests that may be repeated', async () => {
  serve([], 0);
  expect(
    (
      await timed(() =>
        changeApi(orderPaths.withdrawal('a'), {
          method: 'POST',
          body: undefined,
          patience: 20_000,
        }),
      )
    ).after,
  ).toBe(20);
});

test('takes a response that arrives slowly but steadily, however long it takes', async () => {
  const letters = [...'0123456789'];
  serve(['{"value":"', ...letters, '"}'], 12_000);
  const { answer, after } = await read();
  expect(answer).toEqual({ kind: 'answer', value: { value: '0123456789' } });
  expect(after).toBe(144);
});

test('gives an answer up that stops half-way', async () => {
  serve(['{"value":', '"12'], 1_000, false);
  expect(await read()).toEqual({ answer: { kind: 'offline' }, after: 32 });
});

test('treats a truncated response as no response', async () => {
  serve(['{"value":', '"12'], 1_000);
  expect((await read()).answer).toEqual({ kind: 'offline' });
});

test('decodes characters whose bytes arrive in two chunks', async () => {
  const bytes = new TextEncoder().encode('"عدسی"');
  const body = new ReadableStream<Uint8Array>({
    start(answer) {
      for (const byte of bytes) answer.enqueue(Uint8Array.of(byte));
      answer.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body, json));
  expect((await read()).answer).toEqual({ kind: 'answer', value: 'عدسی' });
});
