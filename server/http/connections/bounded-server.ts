import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { RequestQueue } from './request-queue.ts';
import { Traffic, type TrafficLimits } from './traffic.ts';
import { untilRead } from './until-read.ts';

/** Limit on open connections; each may hold 64 KB of unparsed data. */
const maxConnections = 4_000;
/** Milliseconds of inactivity after which a connection is closed, because its client is not reading. */
const idleMs = 60_000;
/** Milliseconds within which a request's headers must arrive. Checked three times in that period. */
const headersMs = 15_000;
/** How long stopping waits for running requests, in milliseconds. */
const graceMs = 6_000;

/** An HTTP server whose memory use stays bounded, however many clients connect. */
export interface BoundedServer {
  server: Server;
  /** Keeps answering, but closes each connection after its answer. */
  drain(): void;
  /**
   * Reads what has been sent, accepts nothing new, answers running requests, and closes every connection. `endStreams`
   * ends the responses that would stay open.
   */
  stop(endStreams?: () => void): Promise<void>;
}

/** Creates a server that answers with `answer`. It does not listen yet. `headersTimeout` is in milliseconds. */
export function boundedServer(
  answer: RequestListener,
  limits?: TrafficLimits,
  headersTimeout = headersMs,
): BoundedServer {
  const traffic = new Traffic(answer, limits);
  const queues = new WeakMap<Socket, RequestQueue>();
  const times = { headersTimeout, connectionsCheckingInterval: headersTimeout / 3 };
  const server = createServer(times, (request, response) =>
    queues.get(request.socket)?.add(request, response),
  );
  server.maxConnections = maxConnections;
  server.timeout = idleMs;
  server.on('connection', (socket: Socket) => {
    queues.set(
      socket,
      new RequestQueue(socket, (request, response) => traffic.handle(request, response)),
    );
  });
  return {
    server,
    drain: () => traffic.end(),
    stop: (endStreams = () => undefined) => stop(server, traffic, endStreams),
  };
}

async function stop(server: Server, traffic: Traffic, endStreams: () => void): Promise<void> {
  traffic.end();
  await untilRead(server);
  endStreams();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    const end = () => server.closeAllConnections();
    const timer = setTimeout(end, graceMs);
    // Not `closeIdleConnections`: Node does not count a connection without a request as idle.
    traffic.whenIdle().then(() => {
      clearTimeout(timer);
      end();
    });
  });
}
