import { createHash } from 'node:crypto';

/** A line of what happened: when, at which device or server, and what. */
export interface Happening {
  at: number;
  where: string;
  what: string;
}

/** What happened in a run: a digest of every task, and the lines that a person reads. */
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

  /** The same for two runs in which the same happened at the same times. */
  hash(): string {
    return this.#digest.copy().digest('hex').slice(0, 16);
  }
}
