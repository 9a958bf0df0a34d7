import { type ClientHttp2Session, connect } from 'node:http2';
import { paths } from '../../../../src/api/paths.ts';
import { panelHost } from '../../../server/deploy/support/sample.ts';
import type { Front } from './front.ts';

/** nginx takes 128 streams on a connection. */
const perConnection = 50;

/** Panels that listen for changes through the proxy, and come back when a process ends. */
export class Watchers {
  readonly #sessions: ClientHttp2Session[] = [];
  /** Streams that are open now. */
  open = 0;
  /** Streams that a process ended. */
  ended = 0;
  #isClosing = false;

  constructor(front: Front, cookies: readonly string[], count: number) {
    for (let from = 0; from < count; from += perConnection) {
      const session = connect(`https://127.0.0.1:${front.port}`, {
        servername: panelHost,
        ca: front.cert,
      });
      session.on('error', () => undefined);
      this.#sessions.push(session);
      for (let at = from; at < Math.min(count, from + perConnection); at += 1) {
        this.#listen(session, cookies[at % cookies.length] ?? '');
      }
    }
  }

  close(): void {
    this.#isClosing = true;
    for (const session of this.#sessions) session.destroy();
  }

  #listen(session: ClientHttp2Session, cookie: string): void {
    const headers = { ':path': paths.changesStream, ':authority': panelHost, cookie };
    const stream = session.request(headers);
    let isOpen = false;
    stream.on('response', ({ ':status': status }) => {
      isOpen = status === 200;
      if (isOpen) this.open += 1;
    });
    stream.on('error', () => undefined);
    stream.on('close', () => {
      if (isOpen) [this.open, this.ended] = [this.open - 1, this.ended + 1];
      // As a browser's EventSource waits before it comes back.
      if (!this.#isClosing) setTimeout(() => this.#listen(session, cookie), 500);
    });
    stream.resume();
  }
}
