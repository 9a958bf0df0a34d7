import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** The messages that a channel's provider accepted, how often each, and how many answers were lost. */
export class Taken {
  readonly times = new Map<string, number>();
  lost = 0;

  add(id: string): void {
    this.times.set(id, (this.times.get(id) ?? 0) + 1);
  }

  /** The number of messages accepted more than once, and the most often that one was. */
  get repeated(): { count: number; most: number } {
    const times = [...this.times.values()];
    return { count: times.filter((each) => each > 1).length, most: Math.max(0, ...times) };
  }
}

/** A provider that can be killed with its connections and restarted on its port. */
export interface Provider {
  port: number;
  taken: Taken;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** Shares of requests that lose their answer, are answered with 500, and with 429. */
const share = { lost: 0.02, failed: 0.01, busy: 0.01 };

const isWithin = (part: number) => Math.random() < part;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  return body;
}

/** An HTTP provider. `idOf` finds a message's id in a request; `said` is the answer to accepted messages. */
export async function httpProvider(
  idOf: (request: IncomingMessage, body: string) => string,
  { status = 200, said = {} }: { status?: number; said?: object } = {},
): Promise<Provider> {
  const taken = new Taken();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request);
    if (isWithin(share.failed)) return response.writeHead(500).end();
    if (isWithin(share.busy)) return response.writeHead(429, { 'Retry-After': '1' }).end();
    taken.add(idOf(request, body));
    if (!isWithin(share.lost)) return response.writeHead(status).end(JSON.stringify(said));
    taken.lost += 1;
    return request.socket.destroy();
  };
  const server = createServer(
    (request, response) => void answer(request, response).catch(() => {}),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const kill = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  const start = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  return { port, taken, kill, start };
}

/** A provider that accepts requests and never answers. */
export async function silentProvider(): Promise<{ port: number }> {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port };
}

/** A mail server. It loses an answer by closing the connection once it has the mail. */
export async function mailProvider(): Promise<Provider> {
  const taken = new Taken();
  const sockets = new Set<Socket>();
  const make = () => {
    const server = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      onData: (stream, { remotePort }, done) => {
        let text = '';
        // A connection that ends in the middle of a mail is an error of its stream; nothing was accepted.
        stream
          .on('error', () => undefined)
          .on('data', (part: Buffer) => {
            text += part;
          });
        stream.on('end', () => {
          taken.add(/^Message-ID: <([^@]+)@/im.exec(text)?.[1] ?? '');
          if (!isWithin(share.lost)) return done();
          taken.lost += 1;
          for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
        });
      },
    });
    server.on('error', () => undefined);
    server.server.on('connection', (socket) => {
      sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined));
    });
    return server;
  };
  let server = make();
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    return (server.server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const kill = async () => {
    const closed = once(server.server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const start = async () => {
    server = make();
    await listen(port);
  };
  return { port, taken, kill, start };
}
