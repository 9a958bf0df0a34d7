/** Too many wait already; answered as "unavailable", to be tried again. */
export class Busy extends Error {
  override name = 'Busy';
}

/** Each hash takes 19 MiB and a thread: this many at once, … */
const atOnce = 2;
/** … and this many waiting, about two seconds' worth. */
const mostWaiting = 64;

let running = 0;
const waiting: (() => void)[] = [];

/** Says at once that the line is too long, before anything is written down for who would have to wait. */
export function refuseWhenBusy(): void {
  if (waiting.length >= mostWaiting) throw new Busy();
}

/** Runs the work when it is its turn. Refuses when the line is too long, so that a flood of logins cannot fill memory. */
export async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    refuseWhenBusy();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // The place passes straight to who waits; only without one is it given up.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
