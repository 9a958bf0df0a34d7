import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Refusal } from '../../src/api/contract.ts';
import { paths } from '../../src/api/paths.ts';
import { strictHeaders } from '../guards/security-headers.ts';

/** How much the process takes on, over all connections. */
export interface TrafficLimits {
  /** Requests being worked on; what comes beyond them is refused, to be sent again. */
  atOnce: number;
  /** Answers given that the other end has not read; beyond them the one waiting longest is given up. */
  unread: number;
}

const usual: TrafficLimits = { atOnce: 1_000, unread: 2_000 };

const refusal = JSON.stringify({ code: 'unavailable', issues: [] } satisfies Refusal);

/** The requests of all connections: bounds them, and knows when the last one is answered. */
export class Traffic {
  readonly #answer: RequestListener;
  readonly #limits: TrafficLimits;
  readonly #unread = new Set<ServerResponse>();
  #running = 0;
  #onQuiet: (() => void) | undefined;

  constructor(answer: RequestListener, limits: TrafficLimits = usual) {
    this.#answer = answer;
    this.#limits = limits;
  }

  /** Answers a request, or refuses it when too many are under way. Health is always answered: it costs nothing. */
  take(request: IncomingMessage, response: ServerResponse): void {
    // A connection kept open would keep a server from stopping.
    if (this.#onQuiet) response.shouldKeepAlive = false;
    const isFull = this.#running >= this.#limits.atOnce && request.url !== paths.health;
    this.#watch(response);
    if (isFull) refuse(response);
    else this.#answer(request, response);
  }

  /** Resolves when nothing is being worked on and everything answered was read. */
  quiet(): Promise<void> {
    return new Promise((resolve) => {
      this.#onQuiet = resolve;
      this.#tellQuiet();
    });
  }

  #watch(response: ServerResponse): void {
    let running = true;
    this.#running += 1;
    const stop = () => {
      if (running) this.#running -= 1;
      running = false;
    };
    response.once('prefinish', () => {
      stop();
      this.#unread.add(response);
      this.#giveUpOldest();
    });
    response.once('close', () => {
      stop();
      this.#unread.delete(response);
      this.#tellQuiet();
    });
  }

  #giveUpOldest(): void {
    if (this.#unread.size <= this.#limits.unread) return;
    const [oldest] = this.#unread;
    oldest?.destroy();
  }

  #tellQuiet(): void {
    if (this.#running === 0 && this.#unread.size === 0) this.#onQuiet?.();
  }
}

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
