import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes parsed at a time, which limits how many requests wait behind the one being answered. */
const pieceBytes = 1024;

/** Node's HTTP server sets `_paused` while its flow control has stopped the parser. */
type HttpSocket = Socket & { _paused?: boolean };

/**
 * Answers the requests of one connection one at a time: the next starts when the client has read the previous response.
 * Until then nothing more is parsed, and soon nothing more is read. Node itself would parse and start everything
 * immediately, so a client that pipelines requests and never reads could exhaust the memory.
 */
export class RequestQueue {
  readonly #socket: HttpSocket;
  readonly #answer: RequestListener;
  readonly #parse: (bytes: Buffer) => void;
  readonly #waiting: [IncomingMessage, ServerResponse][] = [];
  #answering = false;
  #unparsed: Buffer = Buffer.alloc(0);
  #stoppedReading = false;

  constructor(socket: Socket, answer: RequestListener) {
    this.#socket = socket;
    this.#answer = answer;
    // Node's own listener parses everything it gets, so the queue passes it small pieces.
    this.#parse = socket.listeners('data')[0] as (bytes: Buffer) => void;
    socket.removeAllListeners('data');
    socket.on('data', (bytes) => {
      const { length } = this.#unparsed;
      this.#unparsed = length === 0 ? bytes : Buffer.concat([this.#unparsed, bytes]);
      this.#parseMore();
    });
    socket.on('resume', () => this.#parseMore());
  }

  /** Answers a request after those that came before it. */
  add(request: IncomingMessage, response: ServerResponse): void {
    if (this.#answering) this.#waiting.push([request, response]);
    else this.#start(request, response);
  }

  #start(request: IncomingMessage, response: ServerResponse): void {
    this.#answering = true;
    response.once('close', () => this.#scheduleNext());
    this.#answer(request, response);
  }

  /** Each waiting request gets its own tick, so that other connections are not kept waiting. */
  #scheduleNext(): void {
    if (this.#waiting.length === 0 && this.#unparsed.length === 0) this.#answering = false;
    else setImmediate(() => this.#startNext());
  }

  #startNext(): void {
    this.#answering = false;
    // On a closing connection the request would be executed but its answer never read.
    if (!this.#socket.writable) {
      this.#waiting.length = 0;
      this.#unparsed = Buffer.alloc(0);
      return;
    }
    const next = this.#waiting.shift();
    if (next) this.#start(...next);
    this.#parseMore();
  }

  #parseMore(): void {
    while (this.#unparsed.length > 0 && this.#mayParse()) {
      const piece = this.#unparsed.subarray(0, pieceBytes);
      this.#unparsed = this.#unparsed.subarray(pieceBytes);
      this.#parse(piece);
    }
    if (this.#unparsed.length > 0) {
      this.#stoppedReading = true;
      this.#socket.pause();
    } else if (this.#stoppedReading) {
      this.#stoppedReading = false;
      if (!this.#socket._paused) this.#socket.resume();
    }
  }

  #mayParse(): boolean {
    return this.#waiting.length === 0 && !this.#socket._paused && !this.#socket.destroyed;
  }
}
