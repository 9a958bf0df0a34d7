import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { boundedServer } from '../../../server/http/connections/bounded-server.ts';

const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const lastAnswer = /^HTTP\/1\.1 200.*\r\nConnection: close\r\n.*done$/s;

async function serve() {
  const { server, stop } = boundedServer((_, response) => response.end('done'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const open = () => connect(port, '127.0.0.1');
  /** Opens a connection that has had an answer and is kept, as a proxy keeps them. */
  const openKept = async () => {
    const kept = open();
    kept.write(request);
    await once(kept, 'data');
    return kept;
  };
  return { open, openKept, stop };
}

/** Reads until the connection ends. */
async function readAll(socket: Socket): Promise<string> {
  let text = '';
  for await (const part of socket.setEncoding('latin1')) text += part;
  return text;
}

/** Longer than a server gives requests to arrive. */
function keepBusy(): void {
  const until = performance.now() + 300;
  while (performance.now() < until);
}

test('a stopping server answers the requests that were sent to it before', async () => {
  const { open, openKept, stop } = await serve();
  const kept = await openKept();
  const fresh = Array.from({ length: 50 }, open);
  // Connects in the next tick.
  await new Promise(process.nextTick);
  // All are now in the kernel's queue, where the server has not seen them.
  for (const socket of [kept, ...fresh]) socket.write(request);
  const stopped = stop();
  keepBusy();
  const answers = await Promise.all([kept, ...fresh].map(readAll));
  for (const text of answers) expect(text).toMatch(lastAnswer);
  await stopped;
});

test('a stopping server answers the requests that arrived while it was busy', async () => {
  const { openKept, stop } = await serve();
  const kept = await openKept();
  const stopped = stop();
  await turn();
  keepBusy();
  kept.write(request);
  expect(await readAll(kept)).toMatch(lastAnswer);
  await stopped;
});
