import { signInAt } from '../server/support/real-server.ts';
import { HttpLine } from './http-line.ts';

/** Someone signed in, on one open connection. */
export class Reader {
  readonly #line: HttpLine;
  readonly #headers: string;

  private constructor(line: HttpLine, headers: string) {
    this.#line = line;
    this.#headers = headers;
  }

  static async signIn(origin: string, username: string): Promise<Reader> {
    const cookie = await signInAt(origin, username);
    const headers = `Host: ${new URL(origin).host}\r\nCookie: ${cookie}\r\n\r\n`;
    return new Reader(await HttpLine.open(origin), headers);
  }

  /** Reads once: what was answered, and after how many milliseconds all of it had arrived. */
  async read(path: string): Promise<{ answer: unknown; time: number }> {
    const from = performance.now();
    const { status, json } = await this.#line.send(`GET ${path} HTTP/1.1\r\n${this.#headers}`);
    const time = performance.now() - from;
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return { answer: json(), time };
  }

  close(): void {
    this.#line.close();
  }
}
