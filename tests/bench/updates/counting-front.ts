import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** An answer for a file, with the size of its body as sent: 0 if the file hasn't changed. */
export type Answer = { path: string; bytes: number };

export type Front = Awaited<ReturnType<typeof countingFront>>;

const isOfApi = (path: string) => path.startsWith('/api/');

/**
 * A server in front of the panel's. It counts what it sends, can be switched to another version, and can be made to
 * fail immediately or after a number of bytes.
 */
export async function countingFront(first: string) {
  let origin = first;
  let answers: Answer[] = [];
  /** Remaining bytes of files before the line fails. */
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
    /** Switches to another version of the panel. */
    serve(next: string): void {
      origin = next;
    },
    /** Answers for files since the last call, without those of the API. */
    takeFiles(): Answer[] {
      const files = answers.filter(({ path }) => !isOfApi(path));
      answers = [];
      return files;
    },
    /** Makes the line fail after this many bytes of files. */
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
