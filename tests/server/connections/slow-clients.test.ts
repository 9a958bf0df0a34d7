import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import {
  type BoundedServer,
  boundedServer,
} from '../../../server/http/connections/bounded-server.ts';

const running: BoundedServer[] = [];
const opened: Socket[] = [];
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  for (const { server, stop } of running.splice(0)) {
    server.closeAllConnections();
    await stop();
  }
});

const limits = { atOnce: 1, receiving: 2, unread: 10 };
const readAll: RequestListener = async (request, response) => {
  try {
    for await (const _ of request);
    response.end('done');
  } catch {
    // The server dropped the client.
  }
};

async function serve(headersMs?: number): Promise<number> {
  const bounded = boundedServer(readAll, limits, headersMs);
  running.push(bounded);
  bounded.server.listen(0, '127.0.0.1');
  await once(bounded.server, 'listening');
  return (bounded.server.address() as AddressInfo).port;
}

/** Opens a connection and sends only the beginning of a request. */
async function begin(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  opened.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const slowBody = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n{';

test('slow senders do not block others: the oldest one is dropped', async () => {
  const port = await serve();
  const arrived = once(running[0]?.server ?? process, 'request');
  const first = await begin(port, slowBody);
  await arrived;
  const gone = once(first, 'close');
  await begin(port, slowBody);
  await expect.poll(() => fetch(`http://127.0.0.1:${port}`).then(({ status }) => status)).toBe(200);
  await begin(port, slowBody);
  await gone;
  expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(200);
});

test('headers that do not arrive in time are answered with 408', async () => {
  const socket = await begin(await serve(150), 'GET / HTTP/1.1\r\nHost: a\r\n');
  let answer = '';
  for await (const part of socket.setEncoding('latin1')) answer += part;
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('headers beyond 16 KB are answered with 431', async () => {
  const socket = await begin(
    await serve(),
    `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`,
  );
  let answer = '';
  for await (const part of socket.setEncoding('latin1')) answer += part;
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
});
