import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** An answer about a file: with the bytes of its body as sent, which are 0 when nothing changed. */
export type Answer = { path: string; bytes: number };

export type Front = Awaited<ReturnType<typeof countingFront>>;

const isOfApi = (path: string) => path.startsWith('/api/');

/**
 * A server in front of the panel's. It counts what it sends, can be switched to another version, and can fail: either
 * now, or after a number of bytes.
 */
export async function countingFront(first: string) {
  let origin = first;
  let answers: Answer[] = [];
  /** Bytes of files that are sent before the line fails. */
  let left = Number.POSITIVE_INFINITY;

  async function* count(parts: AsyncIterable<Buffer>, answer: Answer) {
    for await (const part of parts) {
      const sent = isOfApi(answer.path) ? part : part.subarray(0, Math.max(0, left));
      answer.bytes += sent.length;
      if (!isOfApi(answer.path)) left -= part.length;
      yield sent;
      if (left < 0) server.closeAllConnections();
    }
  }

  const server = createServer((asked, answer) => {
    if (left < 0) return void asked.socket.destroy();
    const { method, headers } = asked;
    const { pathname } = new URL(asked.url ?? '/', 'http://front');
    const onward = request(`${origin}${asked.url}`, { method, headers }, (came) => {
      const counted = { path: pathname, bytes: 0 };
      answers.push(counted);
      answer.writeHead(came.statusCode ?? 502, came.headers);
      pipeline(came, (parts) => count(parts, counted), answer).catch(() => answer.destroy());
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
    /** Answers about files since the last call; those of the API are not counted. */
    takeFiles(): Answer[] {
      const files = answers.filter(({ path }) => !isOfApi(path));
      answers = [];
      return files;
    },
    /** Fails after this many bytes of files. */
    failAfter(bytes: number): void {
      left = bytes;
    },
    fail(): void {
      left = -1;
      server.closeAllConnections();
    },
    hasFailed: () => left < 0,
    mend(): void {
      left = Number.POSITIVE_INFINITY;
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
