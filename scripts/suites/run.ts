import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const programs = resolve(root, 'node_modules/.bin');

type Options = { env?: Record<string, string>; quiet?: boolean };

/** Runs a program of the project's and answers whether it went well. Quiet ones are only heard when they fail. */
export async function run(command: readonly string[], options: Options = {}): Promise<boolean> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...process.env,
      ...options.env,
      PATH: `${programs}${delimiter}${process.env.PATH ?? ''}`,
    },
    stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
  });
  let output = '';
  child.stdout?.on('data', (part) => {
    output += part;
  });
  child.stderr?.on('data', (part) => {
    output += part;
  });
  const [code] = await once(child, 'close').catch((error) => {
    output += String(error);
    return [1];
  });
  if (code !== 0) process.stdout.write(output);
  return code === 0;
}
