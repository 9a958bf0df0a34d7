import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Downloaded bytes: files of the panel, and API answers. */
export type Carried = { files: number; api: number };

const nothing = (): Carried => ({ files: 0, api: 0 });

/**
 * A proxy to the panel's server that counts downloaded bytes, including requests that the page itself doesn't make. A
 * browser sends one request at a time per connection, so an answer belongs to the last request.
 */
export async function meteredLine(origin: string) {
  const { hostname, port } = new URL(origin);
  let carried = nothing();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let kind: keyof Carried = 'files';
    near.on('data', (part) => {
      const [, path] = /^[A-Z]+ (\S+) HTTP/.exec(part.toString('latin1')) ?? [];
      if (path) kind = path.startsWith('/api/') ? 'api' : 'files';
    });
    far.on('data', (part) => {
      carried[kind] += part.length;
    });
    near.pipe(far).pipe(near);
    for (const end of [near, far]) end.on('error', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    /** Bytes since the last call. */
    take(): Carried {
      const taken = carried;
      carried = nothing();
      return taken;
    },
    close: () => server.close(),
  };
}
