import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  type BoundedServer,
  boundedServer,
} from '../../../server/http/connections/bounded-server.ts';
import { Traffic, type TrafficLimits } from '../../../server/http/connections/traffic.ts';
import { readSettings } from '../../../server/process/config/settings.ts';
import { log } from '../../../server/process/log/log.ts';
import { start } from '../../../server/start.ts';
import { healthPath } from '../../../src/api/health/paths.ts';
import { freshDatabase } from '../support/fresh-app.ts';
import { pipeline, readAnswers } from '../support/pipelined.ts';
import { untilHealthy } from '../support/until-healthy.ts';

const running: BoundedServer[] = [];
afterEach(async () => {
  for (const { server, stop } of running.splice(0)) {
    server.closeAllConnections();
    await stop();
  }
});

async function serve(answer: RequestListener, limits?: TrafficLimits): Promise<string> {
  const bounded = boundedServer(answer, limits);
  running.push(bounded);
  bounded.server.listen(0, '127.0.0.1');
  await once(bounded.server, 'listening');
  return `http://127.0.0.1:${(bounded.server.address() as AddressInfo).port}`;
}

describe('pipelined requests on one connection', () => {
  test('are all answered in order when the client reads', async () => {
    let begun = 0;
    const origin = await serve((_, response) => {
      begun += 1;
      response.end(`answer ${begun}\n`);
    });
    const socket = await pipeline(origin, '/', 1_000);
    const statuses = await readAnswers(socket, 1_000);
    expect(statuses).toEqual(Array(1_000).fill(200));
    socket.destroy();
  });

  test('start one at a time, with few parsed in advance', async () => {
    const answers: (() => void)[] = [];
    const origin = await serve((_, response) => answers.push(() => response.end('done')));
    let parsed = 0;
    running[0]?.server.on('request', () => {
      parsed += 1;
    });
    const socket = await pipeline(origin, '/', 1_000);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    for (let round = 0; round < 50; round += 1) await turn();
    expect(answers).toHaveLength(1);
    expect(parsed).toBeLessThan(60);
    answers[0]?.();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    socket.destroy();
  });

  test('wait while earlier responses are unread', async () => {
    let begun = 0;
    const answer = Buffer.alloc(1024 * 1024);
    const origin = await serve((_, response) => {
      begun += 1;
      response.end(answer);
    });
    const socket = await pipeline(origin, '/', 1_000);
    await vi.waitFor(() => expect(begun).toBeGreaterThan(1));
    const before = begun;
    for (let round = 0; round < 200; round += 1) await turn();
    // The kernel buffers a few megabytes on both ends of a loopback connection.
    expect(before).toBeLessThan(20);
    expect(begun).toBeLessThan(20);
    socket.destroy();
  });

  test('receive their full bodies', async () => {
    const bodies: string[] = [];
    const origin = await serve(async (request, response) => {
      let body = '';
      for await (const part of request.setEncoding('utf8')) body += part;
      bodies.push(body);
      response.end();
    });
    const socket = await pipeline(origin, '/', 0);
    const sent = ['a'.repeat(10), 'b'.repeat(200_000), '', 'c'.repeat(3_000)];
    const texts = sent.map(
      (body) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    socket.write(texts.join(''));
    expect(await readAnswers(socket, sent.length)).toEqual([200, 200, 200, 200]);
    expect(bodies).toEqual(sent);
    socket.destroy();
  });

  test('that cannot be parsed end the connection with 400', async () => {
    const origin = await serve((_, response) => response.end());
    const socket = await pipeline(origin, '/', 1);
    expect(await readAnswers(socket, 1)).toEqual([200]);
    const broken = await pipeline(origin, '/ bad path', 40);
    expect(await readAnswers(broken, 2)).toEqual([400]);
    const nameless = await pipeline(origin, '/', 0);
    nameless.write('GET / HTTP/1.1\r\n\r\n'.repeat(500));
    expect(await readAnswers(nameless, 2)).toEqual([400]);
  });
});

describe('requests over all connections', () => {
  test('beyond the limit are answered with 503, except for health', async () => {
    const answers: (() => void)[] = [];
    const limits = { atOnce: 2, receiving: 2, unread: 10 };
    const origin = await serve((request, response) => {
      if (request.url === '/api/health') response.end();
      else answers.push(() => response.end());
    }, limits);
    const held = [fetch(origin), fetch(origin)];
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    const logged = vi.spyOn(log, 'warn');
    const refused = await fetch(origin);
    await fetch(origin);
    expect(logged.mock.calls).toEqual([
      [expect.objectContaining({ running: 3, refused: 1 }), expect.stringContaining('overloaded')],
    ]);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
    expect(await refused.json()).toEqual({ code: 'unavailable', issues: [] });
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
    for (const end of answers.splice(0)) end();
    for (const answer of held) expect((await answer).status).toBe(200);
    const again = fetch(origin);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.();
    expect((await again).status).toBe(200);
  });

  test('drop the oldest unread answer when there are too many', async () => {
    const answer = Buffer.alloc(16 * 1024 * 1024);
    const origin = await serve((_, response) => response.end(answer), {
      atOnce: 10,
      receiving: 2,
      unread: 2,
    });
    const opened: IncomingMessage[] = [];
    for (let index = 0; index < 3; index += 1) {
      const [response] = await once(httpRequest(origin).end(), 'response');
      opened.push(response);
    }
    const lengths = opened.map(async (response) => {
      let length = 0;
      for await (const part of response) length += part.length;
      return length;
    });
    const outcomes = await Promise.allSettled(lengths);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  });
});

test('a server with unread responses still answers health immediately', async () => {
  const { connection } = await freshDatabase();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const { host, user, database } = connection;
  const DATABASE_URL = `postgres://${user}@${encodeURIComponent(host)}/${database}`;
  const server = await start({ ...readSettings({ DATABASE_URL, LOG_LEVEL: 'silent' }), port: 0 });
  const health = () => fetch(server.address + healthPath);
  await untilHealthy(health);
  const begun = vi.spyOn(Traffic.prototype, 'handle');
  const sockets = await Promise.all(
    Array.from({ length: 20 }, () => pipeline(server.address, '/api/session', 1_000)),
  );
  const { status } = await health();
  const before = begun.mock.calls.findIndex(([{ url }]) => url === healthPath);
  for (const socket of sockets) socket.destroy();
  await server.stop();
  expect(status).toBe(200);
  // Health is answered among the first, not after the 20,000 earlier requests.
  expect(before).toBeGreaterThanOrEqual(0);
  expect(before).toBeLessThan(5_000);
});
