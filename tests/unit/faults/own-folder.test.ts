import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isRunning } from '../../server/support/processes.ts';

const module = path.resolve(import.meta.dirname, '../../faults/support/own-folder.ts');

/** Runs a program that makes its folder, starts a process, and ends with the statement. Returns what it printed. */
function run(end: string): { folder: string; pid: number; status: number | null } {
  const program = `
    import { spawn } from 'node:child_process';
    import { ownFolder } from ${JSON.stringify(module)};
    const folder = ownFolder('test');
    const { pid } = spawn('sleep', ['600'], { stdio: 'ignore' });
    console.log(JSON.stringify({ folder, pid }));
    ${end}`;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  return { ...JSON.parse(stdout), status };
}

test.each([
  ['process.exit(1)', 1],
  ["throw new Error('it failed')", 1],
  ['process.exit()', 0],
])('a fault program that ends with %s leaves no folder and no process', async (end, status) => {
  const left = run(end);
  expect(left.status).toBe(status);
  expect(existsSync(left.folder)).toBe(false);
  // A killed process may take a moment to end.
  await expect.poll(() => isRunning(left.pid)).toBe(false);
});
