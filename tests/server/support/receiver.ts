import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { onTestFinished } from 'vitest';

/** A request that a receiver got. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A small web server that keeps what it is sent; `answers` are its statuses in turn, the last one again and again. */
export const receiver = (...answers: readonly number[]) => answering('thank you', answers);

/** One that says something in its answers. */
export const saying = (text: string) => answering(text, [200]);

async function answering(text: string, answers: readonly number[]) {
  const received: Received[] = [];
  const server = createServer(async (request, answer) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    received.push({ headers: request.headers, body });
    const status = answers[Math.min(received.length, answers.length) - 1] ?? 200;
    answer.writeHead(status, { Location: '/elsewhere' }).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { received, address: `http://127.0.0.1:${port}/hook`, port };
}
