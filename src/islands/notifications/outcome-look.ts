import type { Outcome } from '../../domain/notifications/outcome.ts';

const bad: readonly Outcome[] = ['gone', 'refused', 'unknown', 'givenUp'];

/** The classes of a chip that says how a message ended; null while it waits. */
export function outcomeLook(outcome: Outcome | null): string {
  if (outcome === 'sent') return 'chip chip-good';
  return outcome !== null && bad.includes(outcome) ? 'chip chip-bad' : 'chip';
}
