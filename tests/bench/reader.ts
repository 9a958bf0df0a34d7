import { signInAt } from '../server/support/real-server.ts';
import { HttpLine } from './http-line.ts';

/** A signed-in user on one open connection. */
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

  /** Reads once. Returns the answer, and how long all of it took to arrive, ms. */
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

/** Readings of each kind, after some warm-ups that don't count. */
const readings = 600;
const warmUps = 100;

/** Times of consecutive pages, starting over after the last. `pathAfter` takes the mark of the next page. */
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

/** Times of reading the same answer repeatedly. */
export async function readAgain(reader: Reader, address: string): Promise<number[]> {
  const times: number[] = [];
  for (let reading = -warmUps; reading < readings; reading += 1) {
    const { time } = await reader.read(address);
    if (reading >= 0) times.push(time);
  }
  return times;
}
