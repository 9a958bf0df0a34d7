import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { SocketLine } from './request-queue.ts';
import { Traffic, type TrafficLimits } from './traffic.ts';

/** Connections kept at once; each may hold a piece of 64 KB not yet parsed. */
const mostConnections = 4_000;
/** A connection over which nothing moved for this long, in milliseconds, is given up: its answers are not read. */
const stillMs = 60_000;
/** How long a stop waits for requests under way, in milliseconds. */
const graceMs = 6_000;

/** An HTTP server that no number of clients, however they behave, can make run out of memory. */
export interface BoundedServer {
  server: Server;
  /** Takes nothing new, answers what is under way, and closes every connection. */
  stop(): Promise<void>;
}

export function boundedServer(answer: RequestListener, limits?: TrafficLimits): BoundedServer {
  const traffic = new Traffic(answer, limits);
  const lines = new WeakMap<Socket, SocketLine>();
  const server = createServer((request, response) =>
    lines.get(request.socket)?.take(request, response),
  );
  server.maxConnections = mostConnections;
  server.timeout = stillMs;
  server.on('connection', (socket: Socket) => {
    lines.set(
      socket,
      new SocketLine(socket, (request, response) => traffic.take(request, response)),
    );
  });
  return { server, stop: () => stop(server, traffic) };
}

function stop(server: Server, traffic: Traffic): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    const end = () => server.closeAllConnections();
    const overdue = setTimeout(end, graceMs);
    // Node counts a connection that has asked nothing yet as busy, so closing the idle ones would leave it.
    traffic.quiet().then(() => {
      clearTimeout(overdue);
      end();
    });
  });
}
