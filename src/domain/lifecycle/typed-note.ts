import { noteLimit } from './event-limits.ts';

/** What is wrong with a typed note; null if nothing is. */
export function noteFault(typed: string): 'required' | 'tooLong' | null {
  const { length } = typed.trim();
  if (length === 0) return 'required';
  return length > noteLimit ? 'tooLong' : null;
}
