import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartupError } from '../process/config/startup-error.ts';

/**
 * Reads a password from the terminal without echoing it, or the first line of a pipe. Throws `StartupError` after Ctrl-C
 * and for an empty pipe.
 */
export async function askPassword(): Promise<string> {
  const terminal = process.stdin.isTTY;
  if (terminal) process.stdout.write('Password: ');
  const output = new Writable({ write: (_part, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal });
  for await (const line of lines) {
    lines.close();
    if (terminal) process.stdout.write('\n');
    return line;
  }
  if (terminal) process.stdout.write('\n');
  throw new StartupError('No password was given.');
}
