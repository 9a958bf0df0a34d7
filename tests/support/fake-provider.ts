import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { onTestFinished } from 'vitest';

/** How a provider treats a request. `lose`: accepts it, but the response is lost. `hang`: never answers. */
export type Behaviour =
  | 'lose'
  | 'hang'
  | { status?: number; headers?: Record<string, string>; said?: unknown };

/** A request received by a provider. */
export interface Asked {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * A provider on loopback that records its requests and treats each by the next behaviour in the list, repeating the
 * last.
 */
export async function fakeProvider(...behaviours: readonly Behaviour[]) {
  const asked: Asked[] = [];
  const server = createServer(async (request, answer) => {
    const { method = '', url: path = '', headers } = request;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    asked.push({ method, path, headers, body: Buffer.concat(parts) });
    const behaviour = behaviours[Math.min(asked.length, behaviours.length) - 1] ?? {};
    if (behaviour === 'hang') return;
    if (behaviour === 'lose') {
      request.socket.destroy();
      return;
    }
    const { status = 200, headers: answerHeaders = {}, said = '' } = behaviour;
    answer
      .writeHead(status, answerHeaders)
      .end(typeof said === 'string' ? said : JSON.stringify(said));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { asked, origin: `http://127.0.0.1:${port}` };
}
