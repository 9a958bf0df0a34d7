import { once } from 'node:events';
import { connect } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { uuidv7 } from 'uuidv7';
import { expect, test, vi } from 'vitest';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { photoPath } from '../../../src/api/photos/paths.ts';
import { freshApp } from '../support/fresh-app.ts';

const { app } = await freshApp();

test('an upload that is refused early is read to its end first, so that a slow client gets the answer', async () => {
  const server = createAdaptorServer({ fetch: app.fetch }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const origin = `http://127.0.0.1:${port}`;
  const client = connect(port, '127.0.0.1');
  let received = '';
  client.on('data', (part) => {
    received += part;
  });
  const half = 'x'.repeat(50_000);
  const head = [`PUT ${photoPath(uuidv7(), uuidv7())} HTTP/1.1`, `Host: 127.0.0.1:${port}`];
  const length = `Content-Length: ${2 * half.length}`;
  client.write([...head, `Origin: ${origin}`, length, '', half].join('\r\n'));
  await once(server, 'request');
  // Enough time for an answer that did not wait for the upload.
  for (let time = 0; time < 5; time += 1) await fetch(origin + cataloguePath);
  expect(received).toBe('');
  client.write(half);
  await vi.waitFor(() => expect(received).toMatch(/^HTTP\/1.1 401 /));
  client.destroy();
  server.close();
  await once(server, 'close');
});
