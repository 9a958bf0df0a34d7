import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';

type Line = {
  /** Download rate shared by all connections. */
  kbitPerSecond: number;
  /** Delay of every request, ms. */
  latencyMs: number;
};

/** Small enough that no connection blocks the others for long. */
const packetBytes = 1460;

/** Sends packets one at a time over the shared connection. */
function turns(kbitPerSecond: number) {
  let freeAt = 0;
  return (bytes: number) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes * 8) / kbitPerSecond;
    return after(freeAt - performance.now());
  };
}

async function carryUp(browser: Socket, server: Socket, latencyMs: number): Promise<void> {
  for await (const sent of browser) {
    await after(latencyMs);
    server.write(sent);
  }
  server.end();
}

async function carryDown(
  server: Socket,
  browser: Socket,
  turn: ReturnType<typeof turns>,
): Promise<void> {
  for await (const sent of server as AsyncIterable<Buffer>) {
    for (let start = 0; start < sent.length; start += packetBytes) {
      const packet = sent.subarray(start, start + packetBytes);
      await turn(packet.length);
      browser.write(packet);
    }
  }
  browser.end();
}

/** Slow connection to a local server: requests to its origin are forwarded with delay. */
export async function slowLine(target: string, { kbitPerSecond, latencyMs }: Line) {
  const { hostname, port } = new URL(target);
  const turn = turns(kbitPerSecond);
  const sockets = new Set<Socket>();
  const line = createServer((browser) => {
    const server = connect(Number(port), hostname);
    for (const socket of [browser, server]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
    const hangUp = () => {
      browser.destroy();
      server.destroy();
    };
    carryUp(browser, server, latencyMs).catch(hangUp);
    carryDown(server, browser, turn).catch(hangUp);
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  const address = line.address();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    line.close();
    await once(line, 'close');
  };
  return { origin: `http://127.0.0.1:${address.port}`, stop };
}
