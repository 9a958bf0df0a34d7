import { spawn } from 'node:child_process';
import { Unstartable } from '../../config/startup-error.ts';
import type { DatabaseOwner } from './database-owner.ts';

/** The command and its arguments, with what makes it run as the database's owner in front. */
export function asOwner(owner: DatabaseOwner, command: readonly string[]): [string, string[]] {
  const [program = '', ...rest] = [...owner.prefix, ...command];
  return [program, rest];
}

/** Runs a program to its end; its output becomes the error when it fails. */
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
      else reject(new Unstartable(`${command[0]} ended with ${code}:\n${output.trim()}`));
    });
  });
}
