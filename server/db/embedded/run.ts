import { spawn } from 'node:child_process';
import { StartupError } from '../../process/config/startup-error.ts';
import type { DatabaseOwner } from './database-owner.ts';

/** Prefixes a command so that it runs as the database's owner. */
export function asOwner(owner: DatabaseOwner, command: readonly string[]): [string, string[]] {
  const [program = '', ...rest] = [...owner.prefix, ...command];
  return [program, rest];
}

/** Runs a program until it ends. Throws with its output if it fails. */
export function run(owner: DatabaseOwner, command: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(...asOwner(owner, command), { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (part) => {
      output += part;
    });
    child.stderr.on('data', (part) => {
      output += part;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new StartupError(`${command[0]} exited with code ${code}:\n${output.trim()}`));
    });
  });
}
