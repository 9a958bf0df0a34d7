import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';

/** Fake timers move in steps of this, ms. */
const step = 500;
/** Enough turns of the event loop for what a timer begins in the database, which runs in real time. */
const turns = 25;

/** Lets fake time pass while the database goes on in real time. */
export async function passTime(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += step) {
    vi.advanceTimersByTime(step);
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
  }
}

/** What fake time leaves real: fake-indexeddb waits by `setImmediate`. */
export const timersOnly = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
] as const;
