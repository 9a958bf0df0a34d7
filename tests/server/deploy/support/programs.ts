import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { describe, test } from 'vitest';

/** Where Debian puts servers, which is not on an ordinary user's path. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

const programHere = (name: string) =>
  folders.map((folder) => resolve(folder, name)).find((file) => existsSync(file));

/** A program of this machine. Throws if it is not installed. */
export function findProgram(name: string): string {
  const found = programHere(name);
  if (found) return found;
  throw new Error(`No ${name} found. Install Debian’s package of that name.`);
}

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
