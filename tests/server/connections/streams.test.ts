import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { boundedServer } from '../../../server/http/connections/bounded-server.ts';
import { streamingEvent } from '../../../server/http/connections/traffic.ts';
import { readSettings } from '../../../server/process/config/settings.ts';
import { start } from '../../../server/start.ts';
import { changePaths } from '../../../src/api/changes/paths.ts';
import { freshDatabase } from '../support/fresh-app.ts';
import { signInAt } from '../support/real-server.ts';

/** Makes a stopping server wait indefinitely for running requests: anything it does not end itself blocks it. */
function waitWithoutEnd(): void {
  const soon = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (act: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
    soon(ms < 5_000 ? act : () => {}, ms, ...given),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}

test('a streaming response does not count as a running request', async () => {
  const { server, stop } = boundedServer(
    (request, response) => {
      if (request.url !== '/stream') return response.end('done');
      response.emit(streamingEvent);
      return response.write('open');
    },
    { atOnce: 1, receiving: 1, unread: 1 },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const streams = [await fetch(`${origin}/stream`), await fetch(`${origin}/stream`)];
  expect(await (await fetch(origin)).text()).toBe('done');
  waitWithoutEnd();
  const ends = streams.map((stream) => stream.text().catch(() => 'cut'));
  await stop();
  await Promise.all(ends);
});

test('a server with open streams stops immediately and ends them', async () => {
  const { connection } = await freshDatabase();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const { host, user, database } = connection;
  const DATABASE_URL = `postgres://${user}@${encodeURIComponent(host)}/${database}`;
  const server = await start({ ...readSettings({ DATABASE_URL, LOG_LEVEL: 'silent' }), port: 0 });
  const cookie = await signInAt(server.address, 'shop');
  const headers = { Cookie: cookie, 'Accept-Encoding': 'gzip, br' };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => fetch(server.address + changePaths.stream, { headers })),
  );
  const [first] = answers;
  expect(first?.headers.get('Content-Encoding')).toBeNull();
  const reader = first?.body?.getReader();
  // The first bytes arrive immediately: nothing on the way buffers them.
  expect(new TextDecoder().decode((await reader?.read())?.value)).toMatch(/^retry: 3000\n/);
  waitWithoutEnd();
  await server.stop();
  for (;;) {
    const part = await reader?.read().catch(() => undefined);
    if (!part || part.done) break;
  }
});
