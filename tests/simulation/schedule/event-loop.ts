import { setImmediate } from 'node:timers/promises';

/** A scheduled callback. `label` names it in the trace. */
export interface Task {
  at: number;
  turn: number;
  label: string;
  run: (() => void) | null;
}

const isBefore = (one: Task, other: Task) =>
  one.at < other.at || (one.at === other.at && one.turn < other.turn);

/** The single clock of a simulated world and its queue of tasks: earliest first, then in scheduling order. */
export class EventLoop {
  /** Milliseconds since 1970. */
  now: number;
  /** Called before each task. */
  onTask: (task: Task) => void = () => {};
  /** Called when everything a task set off has settled. */
  onRest: () => void = () => {};
  /** If set, no more tasks run. */
  isStopped = false;
  readonly #heap: Task[] = [];
  #turn = 0;

  constructor(now: number) {
    this.now = now;
  }

  /** Schedules a task `delay` ms from now. */
  after(delay: number, label: string, run: () => void): Task {
    const task = { at: this.now + Math.max(0, delay), turn: this.#turn, label, run };
    this.#turn += 1;
    this.#push(task);
    return task;
  }

  /** Runs all tasks up to a time, letting the promises that follow from each settle before the next one. */
  async runUntil(end: number): Promise<void> {
    for (
      let next = this.#heap[0];
      next && next.at <= end && !this.isStopped;
      next = this.#heap[0]
    ) {
      this.#pop();
      if (!next.run) continue;
      this.now = Math.max(this.now, next.at);
      this.onTask(next);
      next.run();
      await setImmediate();
      this.onRest();
    }
    this.now = Math.max(this.now, end);
  }

  #push(task: Task): void {
    const heap = this.#heap;
    let at = heap.push(task) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = heap[parent] as Task;
      if (!isBefore(task, above)) break;
      heap[at] = above;
      at = parent;
    }
    heap[at] = task;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      const right = heap[child + 1];
      if (right && isBefore(right, heap[child] as Task)) child += 1;
      const below = heap[child] as Task;
      if (!isBefore(below, last)) break;
      heap[at] = below;
      at = child;
    }
    heap[at] = last;
  }
}
