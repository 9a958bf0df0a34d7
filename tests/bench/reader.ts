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

/** Readings of each kind, after some that do not count. */
const readings = 600;
const warmUps = 100;

/** Times of pages one after another, and from the first again after the last. `pathAfter` takes the mark of the next one. */
export async function readPages(
  reader: Reader,
  pathAfter: (next: string | null) => string,
): Promise<number[]> {
  const times: number[] = [];
  let next: string | null = null;
  for (let reading = -warmUps; reading < readings; reading += 1) {
    const { answer, time } = await reader.read(pathAfter(next));
    if (reading >= 0) times.push(time);
    next = (answer as { next: string | null }).next;
  }
  return times;
}

/** Times of the same answer, again and again. */
export async function readAgain(reader: Reader, address: string): Promise<number[]> {
  const times: number[] = [];
  for (let reading = -warmUps; reading < readings; reading += 1) {
    const { time } = await reader.read(address);
    if (reading >= 0) times.push(time);
  }
  return times;
}
