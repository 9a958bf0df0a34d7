import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Bytes that came down a line: of the panel's files, and of the API's answers. */
export type Carried = { files: number; api: number };

const nothing = (): Carried => ({ files: 0, api: 0 });

/**
 * A line to the panel's server that counts what comes down it: nothing a browser does behind a page escapes it. A
 * browser asks one thing at a time on a connection, so an answer belongs to the last thing asked.
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
  if (address === null || typeof address === 'string') throw new Error('No port to be had.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    /** What came since the last time this was asked. */
    take(): Carried {
      const taken = carried;
      carried = nothing();
      return taken;
    },
    close: () => server.close(),
  };
}
