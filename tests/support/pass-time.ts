import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';

/** Fake timers advance in steps of this, ms. */
const step = 500;
/** Enough turns of the event loop for the database work that a timer starts, which runs in real time. */
const turns = 25;

/** Advances fake time while the database works in real time. */
export async function passTime(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += step) {
    vi.advanceTimersByTime(step);
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
  }
}

/** The timers to fake. `setImmediate` stays real because fake-indexeddb waits with it. */
export const timersOnly = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
] as const;
