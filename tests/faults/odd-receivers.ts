import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createRawServer, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, startServer, stopServer } from '../server/support/real-server.ts';
import { runFault } from './support/fault-run.ts';
import { signInBoth, until } from './support/lab-software.ts';

/**
 * Sends webhooks to receivers that change the protocol, stay silent, drip, break off or make false promises, next to a
 * sound one, while orders are accepted. The sound one must get every message immediately, and the server must stop in
 * time while the other connections are open.
 */
const orders = 60;
/** Limits of the delay until the sound receiver has a message, ms: median and longest. */
const soon = { median: 2_000, longest: 10_000 };
const longestStop = 30_000;

const ok = 'HTTP/1.1 200 OK\r\n';
const drip = (socket: Socket, part: string) => {
  const timer = setInterval(() => socket.write(part), 100);
  socket.on('close', () => clearInterval(timer));
};

/** How the odd receivers answer. Several stay silent, as that is the worst case. */
const odd: readonly ((socket: Socket) => void)[] = [
  (socket) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
  (socket) => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'),
  (socket) => socket.write('HTTP/1.1 100 Continue\r\n\r\n'),
  (socket) => socket.write(`${ok}Content-Length: 10\r\n\r\n`),
  (socket) => drip(socket, 'x'),
  (socket) => socket.resetAndDestroy(),
  (socket) => socket.end('hello\r\n'),
  ...Array.from({ length: 10 }, () => () => undefined),
];

async function listen(
  server: { listen(port: number, host: string): unknown; address(): unknown } & NodeJS.EventEmitter,
) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const openOdd = (answer: (socket: Socket) => void) =>
  listen(
    createRawServer((socket) => socket.on('error', () => {}).once('data', () => answer(socket))),
  );

/** Records when it got the message about each event. */
function soundReceiver(got: Map<string, number>): Server {
  return createServer(async (request, answer) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    got.set(JSON.parse(body).data.id, performance.now());
    answer.end();
  });
}

await runFault({
  name: 'odd-receivers',
  limitMs: 240_000,
  dataDirs: ['data'],
  async work(root) {
    const settings = { WEBHOOKS_TO_PRIVATE: 'on', LOG_LEVEL: 'silent' };
    const server = await startServer(path.join(root, 'data'), await freePort(), settings);
    const lab = await signInBoth(server.origin);
    for (const answer of odd) await lab.makeHook(await openOdd(answer));
    const got = new Map<string, number>();
    await lab.makeHook(await listen(soundReceiver(got)));
    const accepted = new Map<string, number>();
    for (let made = 0; made < orders; made += 1) {
      accepted.set(await lab.accept(await lab.place()), performance.now());
      await wait(250);
    }
    await until('every message at the sound receiver', soon.longest, () => got.size >= orders);
    const waits = [...accepted].map(([id, at]) => (got.get(id) ?? Number.POSITIVE_INFINITY) - at);
    waits.sort((one, other) => one - other);
    const [median = 0, longest = 0] = [waits[Math.floor(orders / 2)], waits.at(-1)];
    if (median > soon.median || longest > soon.longest)
      throw new Error(
        `the sound receiver waited ${Math.round(median)} ms, at most ${Math.round(longest)} ms`,
      );
    const from = performance.now();
    await stopServer(server);
    const stopMs = performance.now() - from;
    if (stopMs > longestStop) throw new Error(`stopping took ${Math.round(stopMs)} ms`);
    return `${orders} messages beside ${odd.length} odd receivers, median ${Math.round(median)} ms, at most ${Math.round(longest)} ms; stopped in ${Math.round(stopMs)} ms`;
  },
});
