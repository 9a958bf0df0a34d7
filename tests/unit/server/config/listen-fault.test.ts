import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { listenFault } from '../../../../server/process/config/listen-fault.ts';

/** The error of listening at an address. */
const failureAt = (host: string, port = 0) =>
  new Promise<NodeJS.ErrnoException>((resolve) => {
    createServer().once('error', resolve).listen(port, host);
  });

test('an address of another machine is named', async () => {
  const address = { host: '203.0.113.9', port: 4321 };
  expect(listenFault(address, await failureAt(address.host))).toBe(
    'This machine has no address 203.0.113.9. Set HOST to one that it has, or to 0.0.0.0 for all.',
  );
});

test.each([
  ['EADDRINUSE', 'Port 80 on localhost is in use. Set PORT to another one.'],
  ['EACCES', 'Port 80 needs root. Set PORT to one above 1023, and put a proxy in front.'],
  ['ENOTFOUND', 'The host name localhost is unknown. Set HOST to an address.'],
  ['EMFILE', undefined],
])('%s says what to do', (code, said) => {
  const error = Object.assign(new Error(), { code });
  expect(listenFault({ host: 'localhost', port: 80 }, error)).toBe(said);
});
