import { createHash } from 'node:crypto';

/** A line of the trace: time, device or server, and what happened. */
export interface Happening {
  at: number;
  where: string;
  what: string;
}

/** Record of a run: a digest of every task, and lines for people to read. */
export class Trace {
  readonly lines: Happening[] = [];
  readonly #digest = createHash('sha256');

  task(at: number, label: string): void {
    this.#digest.update(`${at} ${label}\n`);
  }

  note(at: number, where: string, what: string): void {
    this.#digest.update(`${at} ${where}: ${what}\n`);
    this.lines.push({ at, where, what });
  }

  /** Equal for two runs in which the same things happened at the same times. */
  hash(): string {
    return this.#digest.copy().digest('hex').slice(0, 16);
  }
}
