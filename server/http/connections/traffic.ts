import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { healthPath } from '../../../src/api/health/paths.ts';
import type { Refusal } from '../../../src/api/refusal.ts';
import { strictHeaders } from '../guards/security-headers.ts';
import { overloadLog } from '../log-overload.ts';

/** Limits over all connections. */
export interface TrafficLimits {
  /** Running requests; further ones are answered with 503. */
  atOnce: number;
  /** Requests whose bodies are still arriving; beyond this number the oldest is dropped. */
  receiving: number;
  /** Answers not yet read by the client; beyond this number the oldest is dropped. */
  unread: number;
}

const defaultLimits: TrafficLimits = { atOnce: 1_000, receiving: 500, unread: 2_000 };

/** Emitted on a response that stays open: streams have their own limits and do not count as running requests. */
export const streamingEvent = 'streaming';

const refusal = JSON.stringify({ code: 'unavailable', issues: [] } satisfies Refusal);

/** Limits the requests of all connections, and knows when the last one is answered. */
export class Traffic {
  readonly #answer: RequestListener;
  readonly #limits: TrafficLimits;
  readonly #logOverload = overloadLog();
  readonly #receiving = new Set<IncomingMessage>();
  readonly #unread = new Set<ServerResponse>();
  #running = 0;
  #isEnding = false;
  #onIdle: (() => void) | undefined;

  constructor(answer: RequestListener, limits: TrafficLimits = defaultLimits) {
    this.#answer = answer;
    this.#limits = limits;
  }

  /** Answers a request, or refuses it if too many are running. Health checks are cheap and always answered. */
  handle(request: IncomingMessage, response: ServerResponse): void {
    if (this.#isEnding) response.shouldKeepAlive = false;
    const mayPass = request.url?.startsWith(healthPath) || this.#hasRoom();
    this.#watch(request, response);
    if (mayPass) this.#answer(request, response);
    else {
      this.#logOverload({ running: this.#running, receiving: this.#receiving.size });
      refuse(response);
    }
  }

  /** From now on each answer closes its connection, so that a proxy sends its next request elsewhere. */
  end(): void {
    this.#isEnding = true;
  }

  /** Resolves when no request is running and every answer has been read. */
  whenIdle(): Promise<void> {
    return new Promise((resolve) => {
      this.#onIdle = resolve;
      this.#reportIdle();
    });
  }

  /** A request whose body is still arriving does not count as running, and may be dropped in favour of others. */
  #watch(request: IncomingMessage, response: ServerResponse): void {
    let running = !hasBody(request);
    if (running) this.#running += 1;
    else this.#receiving.add(request);
    request.once('end', () => {
      if (!this.#receiving.delete(request) || response.writableEnded) return;
      running = true;
      this.#running += 1;
    });
    const stop = () => {
      if (running) this.#running -= 1;
      running = false;
    };
    response.once('prefinish', () => {
      stop();
      this.#unread.add(response);
      this.#dropOldest();
    });
    response.once(streamingEvent, stop);
    response.once('close', () => {
      stop();
      this.#receiving.delete(request);
      this.#unread.delete(response);
      this.#reportIdle();
    });
  }

  #hasRoom(): boolean {
    if (this.#running >= this.#limits.atOnce) return false;
    if (this.#receiving.size < this.#limits.receiving) return true;
    // Spare requests whose body is complete: they are about to run.
    const slow = [...this.#receiving].find(({ complete }) => !complete);
    slow?.destroy();
    return slow !== undefined && this.#receiving.delete(slow);
  }

  #dropOldest(): void {
    if (this.#unread.size <= this.#limits.unread) return;
    const [oldest] = this.#unread;
    oldest?.destroy();
  }

  #reportIdle(): void {
    const left = this.#running + this.#receiving.size + this.#unread.size;
    if (left === 0) this.#onIdle?.();
  }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function refuse(response: ServerResponse): void {
  response.writeHead(503, {
    ...strictHeaders,
    'Content-Type': 'application/json',
    'Content-Length': refusal.length,
    'Cache-Control': 'no-store',
    'Retry-After': '2',
  });
  response.end(refusal);
}
