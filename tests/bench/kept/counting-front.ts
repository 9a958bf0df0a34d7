import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** Bytes of the bodies that were sent, by path; what was unchanged has none. */
export type Moved = Map<string, number>;

/** A server in front of the panel's, which can be changed for another version's, and counts what it sends. */
export async function countingFront(first: string) {
  let origin = first;
  let moved: Moved = new Map();
  const server = createServer((asked, answer) => {
    const { method, headers } = asked;
    const { pathname } = new URL(asked.url ?? '/', 'http://front');
    const onward = request(`${origin}${asked.url}`, { method, headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.on('data', (part: Buffer) => {
        moved.set(pathname, (moved.get(pathname) ?? 0) + part.length);
      });
      came.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    /** From now on, another version of the panel answers. */
    serve(next: string): void {
      origin = next;
    },
    /** Files sent since the last call; answers of the API are not counted. */
    takeFiles(): Moved {
      const files = [...moved].filter(([path]) => !path.startsWith('/api/'));
      moved = new Map();
      return new Map(files);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
