import { memoryOf } from '../memory-of.ts';

/** Interval between two readings. */
const pauseMs = 2_000;

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Reads the memory of a process at regular intervals. */
export class MemoryWatch {
  readonly #seen: number[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor(pid: number) {
    this.#timer = setInterval(() => this.#seen.push(memoryOf(pid)), pauseMs);
  }

  /** Stops reading. Returns the maximum, and the growth from the middle third to the last, in MB. */
  end(): { most: number; growth: number } {
    clearInterval(this.#timer);
    const third = Math.floor(this.#seen.length / 3);
    const [middle, last] = [this.#seen.slice(third, 2 * third), this.#seen.slice(-third)];
    return { most: Math.max(...this.#seen), growth: mean(last) - mean(middle) };
  }
}
