import { type ClientHttp2Session, connect } from 'node:http2';
import { changePaths } from '../../../../src/api/changes/paths.ts';
import { panelHost } from '../../../server/deploy/support/sample.ts';
import type { Front } from './front.ts';

/** nginx allows 128 streams on a connection. */
const perConnection = 50;

/** One of this many panels is the lab's, which is notified of each order: a lab has about twenty screens. */
const panelsPerLab = 25;

/** Cookies of the sessions that listen. */
export interface Listeners {
  shops: readonly string[];
  lab: string;
}

/** Panels that listen for changes through the proxy and reconnect when a process ends. */
export class Watchers {
  readonly #front: Front;
  readonly #sessions: ClientHttp2Session[] = [];
  /** Number of open streams. */
  open = 0;
  /** Number of streams ended by a process. */
  ended = 0;
  #isClosing = false;

  constructor(front: Front, { shops, lab }: Listeners, count: number) {
    this.#front = front;
    for (let at = 0; at < count; at += 1) {
      const ofShop = shops[at % shops.length] ?? '';
      this.#listen(Math.floor(at / perConnection), at % panelsPerLab === 0 ? lab : ofShop);
    }
  }

  /** nginx closes a connection after a thousand requests; like a browser, a panel then opens another. */
  #sessionOf(connection: number): ClientHttp2Session {
    const open = this.#sessions[connection];
    if (open && !open.closed && !open.destroyed) return open;
    const { port, cert } = this.#front;
    const session = connect(`https://127.0.0.1:${port}`, { servername: panelHost, ca: cert });
    session.on('error', () => undefined);
    this.#sessions[connection] = session;
    return session;
  }

  close(): void {
    this.#isClosing = true;
    for (const session of this.#sessions) session.destroy();
  }

  /** Reads the feed, as a panel does after a `gap` event. */
  #readFeed(connection: number, cookie: string): void {
    if (this.#isClosing) return;
    const headers = { ':path': changePaths.changes, ':authority': panelHost, cookie };
    const answer = this.#sessionOf(connection).request(headers);
    answer.on('error', () => undefined);
    answer.resume();
  }

  #listen(connection: number, cookie: string): void {
    const headers = { ':path': changePaths.stream, ':authority': panelHost, cookie };
    const stream = this.#sessionOf(connection).request(headers);
    let isOpen = false;
    stream.on('response', ({ ':status': status }) => {
      isOpen = status === 200;
      if (isOpen) this.open += 1;
    });
    stream.on('error', () => undefined);
    stream.on('close', () => {
      if (isOpen) [this.open, this.ended] = [this.open - 1, this.ended + 1];
      // Waits before it reconnects, like a browser's EventSource.
      if (!this.#isClosing) setTimeout(() => this.#listen(connection, cookie), 500);
    });
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      if (text.includes('event: gap')) this.#readFeed(connection, cookie);
    });
  }
}
