import type { readNow } from './order-reading.ts';

let fetched: typeof readNow | undefined;

/** Reads a draft into an order; undefined until loaded. */
export function knownReader(): typeof readNow | undefined {
  return fetched;
}

/** Loads the code that reads orders and finds warnings, which typing does not need. */
export async function fetchReader(): Promise<void> {
  fetched ??= (await import('./order-reading.ts')).readNow;
}
