import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** A line to the panel's server that counts what comes down it: nothing a browser does behind a page escapes it. */
export async function meteredLine(origin: string) {
  const { hostname, port } = new URL(origin);
  let bytes = 0;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    far.on('data', (part) => {
      bytes += part.length;
    });
    near.pipe(far).pipe(near);
    for (const end of [near, far]) end.on('error', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port to be had.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    /** Bytes since the last time this was asked. */
    take(): number {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    close: () => server.close(),
  };
}
