import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { postWebhook } from '../../../../server/use-cases/hand-off/post-webhook.ts';

/** Milliseconds per attempt in these tests. */
const longest = 300;

const hangingName = vi.hoisted(() => 'never.example');
vi.mock(import('node:dns/promises'), async (importOriginal) => {
  const actual = await importOriginal();
  const lookup = ((host: string, options: object) =>
    host === hangingName
      ? new Promise(() => undefined)
      : actual.lookup(host, options)) as typeof actual.lookup;
  return { ...actual, lookup };
});

/** Starts a server with this raw socket behaviour, and returns its address. */
async function answering(answer: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.once('data', () => answer(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
}

const post = (address: string) =>
  postWebhook({ address, headers: {}, body: '{}', mayBePrivate: true }, longest);

/** Writes a part repeatedly until the connection ends. */
const trickle = (socket: Socket, part: string, beginning = '') => {
  socket.write(beginning + part);
  const timer = setInterval(() => socket.write(part), 20);
  socket.on('close', () => clearInterval(timer));
};

const ok = 'HTTP/1.1 200 OK\r\n';

describe('a missing answer is reported, however the connection behaves:', () => {
  const silences: Record<string, (socket: Socket) => void> = {
    'it sends nothing': () => undefined,
    'it is closed': (socket) => socket.end(),
    'it is reset': (socket) => socket.resetAndDestroy(),
    'it speaks another protocol': (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'),
    'the status line stops in the middle': (socket) => socket.write('HTTP/1.1 2'),
    'the headers do not end': (socket) => trickle(socket, 'a: b\r\n', ok),
    'it announces a response (100)': (socket) => socket.write('HTTP/1.1 100 Continue\r\n\r\n'),
    'it keeps announcing a response (102)': (socket) =>
      trickle(socket, 'HTTP/1.1 102 Processing\r\n\r\n'),
    'it sends hints (103)': (socket) =>
      socket.write('HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'),
    'the body does not arrive': (socket) => socket.write(`${ok}Content-Length: 10\r\n\r\n`),
    'the body breaks off': (socket) => socket.end(`${ok}Content-Length: 10\r\n\r\nabc`),
    'the last chunk does not arrive': (socket) =>
      socket.write(`${ok}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n`),
    'the chunk size is invalid': (socket) =>
      socket.end(`${ok}Transfer-Encoding: chunked\r\n\r\nxyz\r\n`),
    'the body without a length does not end': (socket) => socket.write(`${ok}\r\nabc`),
  };

  test.each(Object.entries(silences))('%s', async (_, answer) => {
    await expect(post(await answering(answer))).rejects.toThrow();
  });

  test('its name is not resolved in time', async () => {
    await expect(post(`http://${hangingName}/`)).rejects.toThrow('no answer within');
  });
});

describe('what arrives instead of a response is reported:', () => {
  const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n';
  const upgrades: Record<string, string> = {
    'an upgrade': `${upgrade}Connection: Upgrade\r\n\r\n`,
    'an upgrade followed by bytes': `${upgrade}Connection: Upgrade\r\n\r\n\u0081\u0000`,
    'an upgrade to HTTP/2':
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n',
  };
  test.each(Object.entries(upgrades))('%s', async (_, text) => {
    const address = await answering((socket) => socket.write(text));
    expect(await post(address)).toEqual({ status: 101, text: 'Switching Protocols' });
  });

  test('101 without an upgrade', async () => {
    const address = await answering((socket) =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
    );
    const told = await post(address).catch(({ message }: Error) => message);
    expect(told).toEqual(expect.anything());
  });
});

test.each([
  ['at once', `${ok}Content-Length: 2\r\n\r\nok`],
  ['after hints', `HTTP/1.1 103 Early Hints\r\n\r\n${ok}Content-Length: 2\r\n\r\nok`],
  ['until the connection ends', `${ok}Connection: close\r\n\r\nok`],
])('a response that arrives %s is read', async (_, text) => {
  const address = await answering((socket) => socket.end(text));
  expect(await post(address)).toEqual({ status: 200, text: 'ok' });
});

test('the beginning of a long answer is kept', async () => {
  const address = await answering((socket) => trickle(socket, 'x'.repeat(200), `${ok}\r\n`));
  expect(await post(address)).toEqual({ status: 200, text: 'x'.repeat(300) });
});
