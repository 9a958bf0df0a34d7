import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const scriptOf = (name: string) => path.resolve(import.meta.dirname, `../../../server/${name}.ts`);
const envFor = (data: string) => ({
  ...process.env,
  DATA_DIR: data,
  DATABASE_URL: '',
  BACKUP_DIR: '',
});

type Command = 'backup' | 'restore';

/** Runs one of the two commands to its end. Returns its output and whether it succeeded. */
export async function runCommand(name: Command, data: string, ...args: string[]) {
  const running = promisify(execFile)(process.execPath, [scriptOf(name), ...args], {
    env: envFor(data),
  });
  return running.then(
    ({ stdout, stderr }) => ({ said: stdout + stderr, isDone: true }),
    ({ stdout, stderr }) => ({ said: `${stdout}${stderr}`, isDone: false }),
  );
}

/** Runs one of the two commands and kills it after some milliseconds. Returns whether it had already ended. */
export async function killCommand(
  afterMs: number,
  name: Command,
  data: string,
  ...args: string[]
): Promise<boolean> {
  const child: ChildProcess = spawn(process.execPath, [scriptOf(name), ...args], {
    env: envFor(data),
    stdio: 'ignore',
  });
  const gone = once(child, 'exit');
  await Promise.race([gone, wait(afterMs)]);
  const hadEnded = child.exitCode !== null;
  child.kill('SIGKILL');
  if (!hadEnded) await gone;
  return hadEnded;
}

/** Everything in a folder except finished backups and the log. */
export const leftoversIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder).filter((name) => name !== 'log' && !/^[^.]+\.\d+Z$/.test(name))
    : [];
