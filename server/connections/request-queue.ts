import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** So many bytes are parsed at a time, which bounds the requests that wait behind the one being answered. */
const pieceBytes = 1024;

/** Node's HTTP server marks a socket while its own flow control has stopped the parser, which takes no bytes then. */
type HttpSocket = Socket & { _paused?: boolean };

/**
 * The requests of one connection, answered in turn: the next begins when the answer before it was read by the other
 * end. Meanwhile nothing more is parsed and soon nothing more is read. Node itself parses as much as it was sent at
 * once and starts all of it, so that a client which pipelines and never reads could fill the memory.
 */
export class SocketLine {
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
    // Node's own listener, which parses what it is given; here it is given less at a time.
    this.#parse = socket.listeners('data')[0] as (bytes: Buffer) => void;
    socket.removeAllListeners('data');
    socket.on('data', (bytes) => {
      const { length } = this.#unparsed;
      this.#unparsed = length === 0 ? bytes : Buffer.concat([this.#unparsed, bytes]);
      this.#parseOn();
    });
    socket.on('resume', () => this.#parseOn());
  }

  /** Answers a request now, or when those before it are answered. */
  take(request: IncomingMessage, response: ServerResponse): void {
    if (this.#answering) this.#waiting.push([request, response]);
    else this.#start(request, response);
  }

  #start(request: IncomingMessage, response: ServerResponse): void {
    this.#answering = true;
    response.once('close', () => this.#goOn());
    this.#answer(request, response);
  }

  /** What waits gets a turn of the event loop each: answers made at once would keep every other connection waiting. */
  #goOn(): void {
    if (this.#waiting.length === 0 && this.#unparsed.length === 0) this.#answering = false;
    else setImmediate(() => this.#startNext());
  }

  #startNext(): void {
    this.#answering = false;
    // A request begun on a connection that is closing would be carried out, and its answer never read.
    if (!this.#socket.writable) {
      this.#waiting.length = 0;
      this.#unparsed = Buffer.alloc(0);
      return;
    }
    const next = this.#waiting.shift();
    if (next) this.#start(...next);
    this.#parseOn();
  }

  #parseOn(): void {
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
