import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import type { Caller } from '../../faults/history/operation.ts';
import { recordLine } from '../../faults/history/record/record-line.ts';
import { Recorder } from '../../faults/history/record/recorder.ts';
import { failingLine, type Odds } from '../../support/failing-line.ts';

const caller: Caller = { name: 'customer', account: 'a shop', isLab: false };
const id = '01900000-0000-7000-8000-000000000001';
const request = { content: { kind: 'rx', reference: 'R-1' }, expectedTotal: 5 };
const order = {
  id,
  account: { id: caller.account },
  state: 'received',
  reference: 'R-1',
  total: 5,
  events: [{ id: 'e1', event: 'submit' }],
};

const running: { stop: () => void }[] = [];
afterEach(() => {
  for (const each of running.splice(0)) each.stop();
});

/** A server that answers everything as if the order was placed now. */
async function startServer(): Promise<string> {
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'br' };
  const text = brotliCompressSync(JSON.stringify(order));
  const server: Server = createServer((asked, answered) => {
    asked.resume().once('end', () => answered.writeHead(201, headers).end(text));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  running.push({ stop: () => server.close() });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

/** Places an order over a line with these failure odds. Returns the browser's response and the recording. */
async function placeOn(odds: Odds) {
  const recorder = new Recorder();
  const watch = recordLine(recorder, caller);
  const line = await failingLine(await startServer(), odds, undefined, watch);
  running.push(line);
  const sent = fetch(`${line.origin}/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
    body: JSON.stringify(request),
  });
  const got: unknown = await sent.then((answer) => answer.json()).catch(() => 'nothing');
  return { got, operations: recorder.operations };
}

test('a line records the requests and the responses the browser gets', async () => {
  const { got, operations } = await placeOn({});
  expect(got).toEqual(order);
  expect(operations).toMatchObject([
    {
      caller,
      call: { does: 'place', order: id, wanted: { reference: 'R-1', total: 5 } },
      answer: { is: 'done', isNew: true, seen: { order: id, account: caller.account } },
    },
  ]);
});

test.each(['answerLost', 'answerCut'] as const)(
  'an answer that the line does not carry whole (%s) is unknown to the browser',
  async (fate) => {
    const { got, operations } = await placeOn({ [fate]: 1 });
    expect(got).toBe('nothing');
    expect(operations).toMatchObject([{ call: { does: 'place' }, answer: { is: 'unknown' } }]);
  },
);

test('a request that the line loses is no call', async () => {
  const { got, operations } = await placeOn({ lost: 1 });
  expect(got).toBe('nothing');
  expect(operations).toEqual([]);
});
