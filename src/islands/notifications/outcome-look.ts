import type { Outcome } from '../../domain/notifications/outcome.ts';

const bad: readonly Outcome[] = ['gone', 'refused', 'unknown', 'givenUp'];

/** Classes of the chip for a message's outcome. `outcome` is null while the message waits. */
export function outcomeLook(outcome: Outcome | null): string {
  if (outcome === 'sent') return 'chip chip-good';
  return outcome !== null && bad.includes(outcome) ? 'chip chip-bad' : 'chip';
}
