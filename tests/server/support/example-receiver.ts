import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const program = path.resolve(import.meta.dirname, '../../../docs/examples/receiver.ts');

/** Starts the receiver of the documentation, and waits until it listens. */
export async function startReceiver(
  folder: string,
  port: number,
  secret: string,
): Promise<ChildProcess> {
  const env = { ...process.env, SECRET: secret };
  const child = spawn(process.execPath, [program, folder, String(port)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

/** Kills it immediately, like a power cut. */
export async function killReceiver(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** The ids of the messages that it has kept. */
export const keptIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.basename(name, '.json'));
