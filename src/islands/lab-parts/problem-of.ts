import type { ReadState } from '../../stores/shell/read-own.ts';

/** Why something could not be loaded; null while it loads and after it has loaded. */
export function problemOf(reading: ReadState): 'offline' | 'failed' | null {
  if (reading === 'reading' || reading === 'done') return null;
  return reading === 'offline' ? 'offline' : 'failed';
}
