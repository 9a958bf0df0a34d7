import type { ReadState } from '../../stores/shell/read-own.ts';

/** Why something could not be read, as the views tell it apart; null while it is read, and once it is. */
export function problemOf(reading: ReadState): 'offline' | 'failed' | null {
  if (reading === 'reading' || reading === 'done') return null;
  return reading === 'offline' ? 'offline' : 'failed';
}
