import { describe, test } from 'vitest';
import { programHere } from '../../support/find-program.ts';

/**
 * Tests that need programs, or files given by their whole path. They are left out on a machine without them, unless it is
 * the one that judges changes.
 */
export function describeWith(
  needed: readonly string[],
  name: string,
  tests: () => Promise<void>,
): void {
  if (process.env.CI || needed.every(programHere)) describe(name, tests);
  else test.skip(`${name}: install ${needed.join(' and ')} to run it`);
}
