import type { readNow } from './order-reading.ts';

let fetched: typeof readNow | undefined;

/** Reads a draft into an order; undefined until loaded. */
export function knownReader(): typeof readNow | undefined {
  return fetched;
}

/** Loads what reads orders and warns, which typing does not need. */
export async function fetchReader(): Promise<void> {
  fetched ??= (await import('./order-reading.ts')).readNow;
}
