import { onTestFinished, vi } from 'vitest';
import { log } from '../../../server/process/log/log.ts';

/** Watches until the test is over what the log warns of, except for slow statements: a busy machine has some. */
export function watchWarnings(): () => unknown[][] {
  const warned = vi.spyOn(log, 'warn');
  onTestFinished(() => warned.mockRestore());
  return () => warned.mock.calls.filter((line: unknown[]) => line.at(-1) !== 'slow statement');
}
