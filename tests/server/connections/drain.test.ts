import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { freePort, type RealServer, startServer } from '../support/real-server.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'adasi-drain-'));
let server: RealServer | undefined;
afterAll(() => {
  server?.process.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Sends a request over a keep-alive connection, as a proxy does. */
async function ask(agent: Agent, url: string) {
  const [answer] = await once(get(url, { agent }), 'response');
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode, connection: answer.headers.connection };
}

test('after SIGTERM a server reports that it is not ready, and serves until proxies have switched', async () => {
  server = await startServer(dataDir, await freePort(), { DRAIN_SECONDS: '5' });
  const { origin, process: child } = server;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const health = (about: string) => ask(agent, `${origin}/api/health/${about}`);
  expect(await health('ready')).toEqual({ status: 200, connection: 'keep-alive' });

  child.kill('SIGTERM');
  await vi.waitFor(async () => expect((await health('ready')).status).toBe(503));
  expect(await health('live')).toEqual({ status: 200, connection: 'close' });
  expect((await ask(agent, `${origin}/api/catalogue`)).status).toBe(200);
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(0);
  agent.destroy();
});
