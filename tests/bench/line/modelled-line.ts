import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';

export type Line = { name: string; kbitPerSecond: number; roundTripMs: number };

/** A connection that a shop may have, on which the budgets are based. */
export const slowLine: Line = { name: '400 kbit/s, 400 ms', kbitPerSecond: 400, roundTripMs: 400 };

const segmentBytes = 1460;
/** Initial window: bytes a server may send before the first acknowledgement (RFC 6928). */
export const initialWindowBytes = 10 * segmentBytes;

/** Sends segments one at a time over the shared connection. */
function turns(kbitPerSecond: number) {
  let freeAt = 0;
  return (bytes: number) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes * 8) / kbitPerSecond;
    return after(Math.max(0, freeAt - performance.now()));
  };
}

type Turn = ReturnType<typeof turns>;

/** Slow start: each acknowledged segment opens the window by its size. There is no packet loss. */
function slowStart(roundTripMs: number) {
  let window = initialWindowBytes;
  let underWay = 0;
  let acknowledged = Promise.withResolvers<void>();
  return {
    async mayLeave(bytes: number): Promise<void> {
      while (underWay + bytes > window) await acknowledged.promise;
      underWay += bytes;
    },
    left(bytes: number): void {
      setTimeout(() => {
        underWay -= bytes;
        window += bytes;
        acknowledged.resolve();
        acknowledged = Promise.withResolvers();
      }, roundTripMs);
    },
  };
}

async function carryDown(server: Socket, browser: Socket, turn: Turn, line: Line): Promise<void> {
  const start = slowStart(line.roundTripMs);
  for await (const sent of server as AsyncIterable<Buffer>) {
    for (let from = 0; from < sent.length; from += segmentBytes) {
      const segment = sent.subarray(from, from + segmentBytes);
      await start.mayLeave(segment.length);
      await turn(segment.length);
      start.left(segment.length);
      setTimeout(() => browser.write(segment), line.roundTripMs / 2);
    }
  }
  setTimeout(() => browser.end(), line.roundTripMs / 2);
}

/** Delays the browser's first byte by a round trip, because connecting takes one. */
function carryUp(browser: Socket, server: Socket, { roundTripMs }: Line): void {
  const openAt = performance.now() + roundTripMs;
  let before = Promise.resolve();
  browser.on('data', (sent) => {
    const dueAt = Math.max(openAt, performance.now()) + roundTripMs / 2;
    before = before
      .then(() => after(Math.max(0, dueAt - performance.now())))
      .then(() => {
        server.write(sent);
      });
  });
  browser.on('end', () => server.end());
}

/**
 * Proxy to a local port that models a connection below TLS: bytes are delayed regardless of their content. Upstream has
 * latency only, since requests are small.
 */
export async function modelledLine(port: number, line: Line) {
  const turn = turns(line.kbitPerSecond);
  const sockets = new Set<Socket>();
  const way = createServer({ noDelay: true }, (browser) => {
    const server = connect({ port, host: '127.0.0.1', noDelay: true });
    const hangUp = () => {
      browser.destroy();
      server.destroy();
    };
    for (const socket of [browser, server]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      socket.on('error', hangUp);
    }
    carryUp(browser, server, line);
    carryDown(server, browser, turn, line).catch(hangUp);
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const address = way.address();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    way.close();
    await once(way, 'close');
  };
  return { port: address.port, stop };
}
