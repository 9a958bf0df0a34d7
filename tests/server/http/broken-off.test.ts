import { once } from 'node:events';
import { connect } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { expect, test, vi } from 'vitest';
import { log } from '../../../server/process/log/log.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { watchWarnings } from '../support/warnings.ts';

const { app } = await freshApp();

test.each([
  ['with a Content-Length', 'Content-Length: 500', '{"username":'],
  ['in chunks', 'Transfer-Encoding: chunked', 'c\r\n{"username":\r\n'],
])('a body %s that is cut off logs one line', async (_, length, part) => {
  const failed = vi.spyOn(log, 'error');
  const warnings = watchWarnings();
  failed.mockClear();
  const server = createAdaptorServer({ fetch: app.fetch }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const client = connect(port, '127.0.0.1');
  const host = `127.0.0.1:${port}`;
  const head = ['Host', 'Origin'].map(
    (name) => `${name}: ${name === 'Host' ? '' : 'http://'}${host}`,
  );
  const json = 'Content-Type: application/json';
  client.write(
    [`POST ${sessionPaths.login} HTTP/1.1`, ...head, json, length, '', part].join('\r\n'),
  );
  await once(server, 'request');
  client.destroy();
  await vi.waitFor(() => expect(failed.mock.calls.length + warnings().length).toBe(1));
  server.close();
  await once(server, 'close');
  expect(failed).not.toHaveBeenCalled();
  expect(warnings()).toEqual([
    [
      expect.objectContaining({ method: 'POST', route: sessionPaths.login }),
      'the client closed the connection while sending',
    ],
  ]);
});
