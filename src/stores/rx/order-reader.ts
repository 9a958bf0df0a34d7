import type { readNow } from './order-reading.ts';

let fetched: typeof readNow | undefined;

/** Reads a draft into an order; undefined until loaded. */
export function knownReader(): typeof readNow | undefined {
  return fetched;
}

/** Loads what reads orders and warns, which typing does not need; resolves even if that fails. */
export async function fetchReader(): Promise<void> {
  try {
    fetched = (await import('./order-reading.ts')).readNow;
  } catch {
    // Without it nothing can be sent, and the form offers to load its parts again.
  }
}
