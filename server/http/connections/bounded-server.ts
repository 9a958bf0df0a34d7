import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { RequestQueue } from './request-queue.ts';
import { Traffic, type TrafficLimits } from './traffic.ts';

/** Open connections; each may hold 64 KB not yet parsed. */
const maxConnections = 4_000;
/** A connection idle for this long, in milliseconds, is closed: its client does not read answers. */
const idleMs = 60_000;
/** A request's headers have to arrive within this time, in milliseconds; checked three times as often. */
const headersMs = 15_000;
/** How long stopping waits for running requests, in milliseconds. */
const graceMs = 6_000;

/** An HTTP server that clients cannot make run out of memory, however many there are. */
export interface BoundedServer {
  server: Server;
  /** Goes on answering, but each answer closes its connection. */
  drain(): void;
  /** Accepts nothing new, answers running requests, and closes every connection. */
  stop(): Promise<void>;
}

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
  return { server, drain: () => traffic.end(), stop: () => stop(server, traffic) };
}

function stop(server: Server, traffic: Traffic): Promise<void> {
  traffic.end();
  return new Promise((resolve) => {
    server.close(() => resolve());
    const end = () => server.closeAllConnections();
    const timer = setTimeout(end, graceMs);
    // Not `closeIdleConnections`: for Node a connection without a request yet is not idle.
    traffic.whenIdle().then(() => {
      clearTimeout(timer);
      end();
    });
  });
}
