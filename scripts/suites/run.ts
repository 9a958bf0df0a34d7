import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const programs = resolve(root, 'node_modules/.bin');

/** Most of the hundreds of processes in a test run compile the same sources. */
const shared = { NODE_COMPILE_CACHE: resolve(root, '.cache/compiled') };

type Options = { env?: Record<string, string>; quiet?: boolean };

/** Result of a program and its output, except what it wrote directly to the terminal. */
export type Ended = { ok: boolean; output: string };

/** Runs a command; a quiet one prints its output only when it fails. */
export async function run(command: readonly string[], options: Options = {}): Promise<boolean> {
  const { ok, output } = await start(command, options, options.quiet ? 'pipe' : 'inherit');
  if (!ok) process.stdout.write(output);
  return ok;
}

/** Runs a command, printing its output and also keeping it. */
export function runAndKeep(command: readonly string[]): Promise<Ended> {
  return start(command, {}, 'pipe', (part) => process.stdout.write(part));
}

async function start(
  [program = '', ...args]: readonly string[],
  { env }: Options,
  stdio: 'pipe' | 'inherit',
  show: (part: Buffer) => void = () => {},
): Promise<Ended> {
  const path = `${programs}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...shared, ...process.env, ...env, PATH: path },
    stdio: ['ignore', stdio, stdio],
  });
  let output = '';
  const keep = (part: Buffer) => {
    output += part;
    show(part);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const [code] = await once(child, 'close').catch((error) => {
    output += String(error);
    return [1];
  });
  return { ok: code === 0, output };
}
